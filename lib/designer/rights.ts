/** The consent before a design is printed; a new wording needs a new version. */
export const printRights = {
  version: "2026-11-28",
  words:
    "I made this design, or I have permission to print everything in it. Everyone shown has agreed, and nothing in it is illegal.",
} as const;
