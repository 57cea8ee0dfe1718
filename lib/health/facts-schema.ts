import { z } from "zod";

const count = z.number().int().nonnegative();
/** In seconds; null: nothing is waiting. */
const age = z.number().int().nullable();
const moment = z.string();

const waitingMessages = z.object({ waiting: count, due: count, age, dead: count });

const waitingStatuses = [
  "Pending Payment",
  "COD Review",
  "Confirmed",
  "In Production",
  "Packed",
  "Return Requested",
] as const;

/** The result of public.shop_health(). */
export const healthSchema = z.object({
  at: moment,
  database: z.object({
    version: z.string(),
    migration: z.string().nullable(),
    bytes: count,
    connections: count,
    connections_max: count,
  }),
  outbox: z.object({ email: waitingMessages, sms: waitingMessages, slack: waitingMessages }),
  webhooks: z.object({ last_at: moment.nullable(), unapplied: count }),
  money_cases: z.object({ open: count, age }),
  gst_registrations: z.object({ waiting: count, cases: count, age }),
  orders: z.record(z.enum(waitingStatuses), z.object({ waiting: count, age })),
  jobs: z.array(
    z.object({
      job: z.string(),
      ran_at: moment,
      ok_at: moment.nullable(),
      failed_at: moment.nullable(),
      took_ms: count,
      runs: count,
      failures: count,
      failures_in_row: count,
      problem: z.string().nullable(),
    }),
  ),
  staff_jobs: z.object({ waiting: count, failed: count }),
  client_errors: z.array(z.object({ type: z.string(), kinds: count, seen: count })),
  newest_errors: z.array(
    z.object({
      type: z.string(),
      fingerprint: z.string(),
      message: z.string(),
      page: z.string(),
      seen: count,
      seen_at: moment,
    }),
  ),
});

export type HealthFacts = z.infer<typeof healthSchema>;
