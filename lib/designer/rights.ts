/** What a shopper agrees to before a design is printed; another wording gets another version. */
export const printRights = {
  version: "2026-11",
  words:
    "I made this design, or I have permission to print everything in it. It shows nobody who has not agreed, and nothing that the law forbids.",
} as const;
