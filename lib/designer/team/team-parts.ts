/** What a text becomes on each tee of a team. */
export const teamParts = ["name", "number"] as const;
export type TeamPart = (typeof teamParts)[number];
