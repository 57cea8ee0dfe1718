/** Ids of the parts of the order page. A closed form opens when a link leads into it. */
export const orderParts = {
  pay: "pay",
  tracking: "tracking",
  return: "return",
  cancel: "cancel",
  help: "help",
};
