import { z } from "zod";

/** The common fields of steps that may need a second person's approval, as database columns. */
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

/** The requester and the outcome. */
export type RequestedStep = z.output<z.ZodObject<typeof moneyStepFields>>;
