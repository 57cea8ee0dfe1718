import { z } from "zod";
import { formatMoment } from "./when";

/** Who made the first change: staff by name. */
export const actorSchema = z.object({
  actor: z.string().nullable(),
  by: z.string().nullable(),
  at: z.string().nullable(),
});

const others: Readonly<Record<string, string>> = { customer: "the customer", gateway: "Razorpay" };

/** "by Meera, 20 Nov, 3:45 pm" */
export function formatActor({ actor, by, at }: z.infer<typeof actorSchema>): string {
  const who = by ?? others[actor ?? ""] ?? "the shop";
  return `by ${who}${at ? `, ${formatMoment(at)}` : ""}`;
}
