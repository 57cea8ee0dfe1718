/** Ids of the parts of the order page. A closed form opens when a link leads into it. */
export const orderParts = {
  pay: "pay",
  tracking: "tracking",
  return: "return",
  openReturn: "open-return",
  withdraw: "withdraw",
  cancel: "cancel",
  help: "help",
};
