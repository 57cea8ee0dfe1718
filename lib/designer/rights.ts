/** What a shopper agrees to before a design is printed; another wording gets another version. */
export const printRights = {
  version: "2026-11-28",
  words:
    "I made this design, or I have permission to print everything in it. Everyone shown has agreed, and nothing in it is illegal.",
} as const;
