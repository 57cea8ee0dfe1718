import { z } from "zod";
import { printRights } from "../rights";
import { designIdSchema } from "../saved-design";
import { explainWords } from "./check-team";
import { cleanCell, maxTeamRows } from "./team-list";

/** Longer than any cell of the screen, which shows why it is too long. */
export const cell = z.string().max(200).transform(cleanCell);

const teammateSchema = z.strictObject({ name: cell, number: cell }).superRefine((teammate, context) => {
  const found = explainWords(teammate);
  if (found) context.addIssue({ code: "custom", path: [found.field], message: found.message });
});

export const checkTeamSchema = z.strictObject({
  versionId: designIdSchema,
  team: z.array(teammateSchema).min(1).max(maxTeamRows),
});

export const orderTeamSchema = checkTeamSchema.extend({ rightsVersion: z.literal(printRights.version) });
