import { z } from "zod";

/** What every step has for which a second person may have to agree, by the columns of the database. */
export const moneyStepFields = {
  stepId: z.string(),
  note: z.string(),
  upiId: z.string().nullable(),
  askedBy: z.string(),
  askedAt: z.string(),
  isMine: z.boolean(),
  outcome: z.enum(["waiting", "done", "declined"]),
  decidedBy: z.string().nullable(),
  decidedAt: z.string().nullable(),
};

export const moneyStepColumns = { stepId: "id" };

/** Who asked, and what became of it. */
export type AskedStep = z.output<z.ZodObject<typeof moneyStepFields>>;
