import { z } from "zod";

/** What every step has for which a second person may have to agree, as the database gives it. */
export const moneyStepFields = {
  id: z.string(),
  note: z.string(),
  upi_id: z.string().nullable(),
  asked_by: z.string(),
  asked_at: z.string(),
  is_mine: z.boolean(),
  outcome: z.enum(["waiting", "done", "declined"]),
  decided_by: z.string().nullable(),
  decided_at: z.string().nullable(),
};

/** Who asked, and what became of it. */
export type AskedStep = ReturnType<typeof toAskedStep>;

export function toAskedStep(row: z.output<z.ZodObject<typeof moneyStepFields>>) {
  return {
    stepId: row.id,
    note: row.note,
    upiId: row.upi_id,
    askedBy: row.asked_by,
    askedAt: row.asked_at,
    isMine: row.is_mine,
    outcome: row.outcome,
    decidedBy: row.decided_by,
    decidedAt: row.decided_at,
  };
}
