import type { ClientBase } from "pg";
import { z } from "zod";

const moment = z.number().nullable();

/** Unix seconds and paise */
const rowSchema = z.object({
  id: z.string(),
  gateway_id: z.string(),
  number: z.string(),
  status: z.enum([
    "created",
    "authenticated",
    "active",
    "pending",
    "halted",
    "paused",
    "cancelled",
    "completed",
    "expired",
  ]),
  status_at: moment,
  method: z.enum(["upi", "card", "emandate"]).nullable(),
  charge_at: moment,
  started_at: moment,
  starts_at: moment,
  created_at: z.number(),
  ended_at: moment,
  paid_count: z.number(),
  is_paused_by_bank: z.boolean(),
  /** Number of attempts at the unpaid charge: one a day */
  tries: z.number().nullable(),
  email: z.string(),
  phone: z.string(),
  plan: z.object({
    price_id: z.string(),
    gateway_id: z.string().nullable(),
    name: z.string(),
    amount: z.number(),
    months: z.number(),
  }),
  charges: z.array(
    z.object({
      payment_id: z.string(),
      order_id: z.string(),
      invoice_id: z.string(),
      amount: z.number(),
      refunded: z.number(),
      paid_at: z.number(),
    }),
  ),
});

export type SeededSubscription = z.infer<typeof rowSchema>;
export type SeededCharge = SeededSubscription["charges"][number];

export type FindSeeded = () => Promise<SeededSubscription[]>;

/** Prefix of the ids of the seed's subscriptions. */
export const SEEDED = "sub_Seed";

const QUERY = `
  select s.id, s.gateway_subscription_id as gateway_id, s.number, s.status, s.method, s.paid_count, s.is_paused_by_bank, s.email, s.phone,
    (
      select 1 + extract(day from s.status_at - min(e.created_at))::int from private.subscription_events e
      where e.subscription_id = s.id and e.type = 'status' and e.data ->> 'status' = 'pending'
    ) as tries,
    floor(extract(epoch from s.status_at))::float8 as status_at, extract(epoch from s.charge_at)::float8 as charge_at,
    extract(epoch from s.started_at)::float8 as started_at, floor(extract(epoch from s.created_at))::float8 as created_at,
    extract(epoch from (s.consent ->> 'starts_at')::timestamptz)::float8 as starts_at,
    floor(extract(epoch from s.ended_at))::float8 as ended_at,
    jsonb_build_object(
      'price_id', a.id, 'gateway_id', a.gateway_plan_id, 'name', p.name, 'amount', (a.amount * 100)::int, 'months', p.months
    ) as plan,
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'payment_id', c.payment_id, 'order_id', c.gateway_order_id, 'invoice_id', c.gateway_invoice_id, 'amount', (c.amount * 100)::int,
        'paid_at', floor(extract(epoch from c.paid_at)), 'refunded', coalesce((
          select (sum(r.amount) * 100)::int from public.refunds r where r.payment_id = c.payment_id and r.status = 'processed'
        ), 0)
      ) order by c.paid_at)
      from private.subscription_charges c where c.subscription_id = s.id
    ), '[]') as charges
  from private.subscriptions s
  join private.subscription_prices a on a.id = s.price_id join private.subscription_plans p on p.id = a.plan_id
  where starts_with(s.gateway_subscription_id, $1)
  order by s.created_at`;

/** The subscriptions in the shop's books that were started at no gateway. */
export function findSeededIn(database: ClientBase): FindSeeded {
  return async () => z.array(rowSchema).parse((await database.query(QUERY, [SEEDED])).rows);
}
