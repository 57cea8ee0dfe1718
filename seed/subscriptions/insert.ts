import type { ClientBase } from "pg";
import { readTable } from "../catalog/table";

/** In days: the plans are as old as the oldest subscription, and a newer price is much younger. */
export const oldest = 460;
const newest = 40;

/** What can be subscribed to. The jobs give the gateway its plans. */
export async function insertSubscriptionPlans(client: ClientBase): Promise<void> {
  for (const [index, plan] of readTable("subscription-plans.csv").entries()) {
    const { rows } = await client.query<{ id: string }>(
      `insert into private.subscription_plans (slug, name, about, tees, months, is_offered, sort_order, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, private.now() - make_interval(days => $8)) on conflict (slug) do nothing returning id`,
      [plan.slug, plan.name, plan.about, plan.tees, plan.months, plan.offered, index, oldest],
    );
    const id = rows[0]?.id;
    if (id === undefined) continue;
    // The first price first, in rupees.
    for (const [nr, amount] of plan.amounts?.split(" ").entries() ?? [])
      await client.query(
        `insert into private.subscription_prices (plan_id, amount, created_at)
         values ($1, $2, private.now() - make_interval(days => $3))`,
        [id, amount, nr === 0 ? oldest : newest],
      );
  }
  // The words are those of the products' keywords.
  for (const [index, { slug, name, about, words }] of readTable("subscription-tastes.csv").entries())
    await client.query(
      `insert into private.subscription_tastes (slug, name, about, words, sort_order) values ($1, $2, $3, $4, $5)
       on conflict (slug) do nothing`,
      [slug, name, about, words, index],
    );
}
