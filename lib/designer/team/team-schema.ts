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

const fields = { versionId: designIdSchema, team: z.array(teammateSchema).min(1) };

/** Of the whole form, which has no field for the list. */
const isWithinLimit = ({ team }: { team: readonly unknown[] }) => team.length <= maxTeamRows;
const tooMany = `An order can have up to ${maxTeamRows} tees. Order the rest separately.`;

export const checkTeamSchema = z.strictObject(fields).refine(isWithinLimit, tooMany);

export const orderTeamSchema = z
  .strictObject({ ...fields, rightsVersion: z.literal(printRights.version) })
  .refine(isWithinLimit, tooMany);
