import { randomUUID } from "node:crypto";
import type { Pool } from "pg";
import { answerOf } from "../backend/database";
import { makePerson, type Person } from "../people/person";
import { inSession, play } from "../people/staff-session";
import { type Db, makeProduct } from "../shop";

/** The columns of a subscription that tests read. */
export interface SubscriptionRow {
  id: string;
  number: string;
  version: number;
  status: string;
  size: string;
  pending_change: string | null;
  resumes_at: string | null;
  cancel_asked_at: string | null;
  ended_at: string | null;
  is_open_for_change: boolean;
  picks: { position: number; variant_id: number; product_id: number; is_chosen: boolean }[];
  charges: { id: string; state: string }[];
  failures: { amount: number; outcome: string }[];
}

export interface Plan {
  planId: number;
  priceId: string;
  amount: number;
}

/** A plan that the gateway has. */
export async function makePlan(
  owner: Db,
  { tees = 1, months = 1, amount = 599 }: { tees?: number; months?: number; amount?: number } = {},
): Promise<Plan> {
  const { rows } = await owner.query(
    `with plan as (
       insert into private.subscription_plans (slug, name, tees, months, most_price)
       values ($1, 'A plan', $2, $3, greatest(1000, $4::numeric)) returning id
     )
     insert into private.subscription_prices (plan_id, amount, gateway_plan_id) select id, $4::numeric, $1 from plan
     returning id, plan_id`,
    [`plan-${randomUUID()}`, tees, months, amount],
  );
  return { planId: Number(rows[0].plan_id), priceId: rows[0].id, amount };
}

const details = {
  cut: "oversized",
  size: "S",
  tastes: [],
  name: "Asha Rao",
  email: "asha@person.test",
  phone: "+919876543210",
  address: { line1: "1 MG Road", line2: "", city: "Bengaluru", state: "Karnataka", pincode: "560001" },
};

/** With its own tees, of a cut that other tests don't use: so many designs, in stock. */
export async function stockTees(owner: Pool, count: number, price = 999, stock = 20): Promise<number[]> {
  const variants: number[] = [];
  for (let nr = 0; nr < count; nr++) {
    const { variantIds, id } = await makeProduct(owner, { stocks: [stock], price });
    await owner.query("update public.products set cut = 'oversized', status = 'published' where id = $1", [
      id,
    ]);
    variants.push(variantIds[0] ?? 0);
  }
  return variants;
}

export async function begin(
  server: Db,
  person: Person,
  { priceId, amount }: Plan,
  more: { details?: object; follows?: string; consent?: object } = {},
): Promise<SubscriptionRow> {
  const { rows } = await server.query("select public.begin_subscription($1, $2, $3, $4, $5) as row", [
    person.id,
    priceId,
    JSON.stringify({ ...details, ...more.details }),
    JSON.stringify({ version: 1, amount, ...more.consent }),
    more.follows ?? null,
  ]);
  return rows[0].row;
}

/** A person's running subscription, with its next charge in so many hours. */
export async function makeRunning(
  owner: Pool,
  server: Pool,
  { plan, hours = 20 * 24, person }: { plan?: Plan; hours?: number; person?: Person } = {},
) {
  const subscriber = person ?? (await makePerson(owner));
  const chosen = plan ?? (await makePlan(owner));
  const { id } = await begin(server, subscriber, chosen);
  await owner.query(
    `update private.subscriptions set status = 'active', status_at = now(), method = 'upi', paid_count = 1, started_at = now(),
       gateway_subscription_id = $2, charge_at = date_trunc('second', now()) + make_interval(hours => $3) where id = $1`,
    [id, `sub_${randomUUID()}`, hours],
  );
  return { id, person: subscriber, plan: chosen };
}

/** One committed statement of a logged-in person; its first value. */
export async function actAs<T>(db: Pool, userId: string, query: string, values: unknown[] = []): Promise<T> {
  return play(
    db,
    inSession({ id: userId }, (client) => answerOf(client, query, values)),
  );
}

export async function mineOf(db: Pool, { id }: Person): Promise<SubscriptionRow[]> {
  return actAs(db, id, "select public.my_subscriptions()");
}
