import type { People } from "../support/actors";
import type { Db } from "../support/shop";
import type { Fixture } from "./fixture";

/** Ravi's subscription, what was charged for it and what comes next. */
export async function makeSubscriptionFixtures(
  db: Db,
  { ravi }: People,
  variantId: number,
): Promise<Record<string, Fixture>> {
  const { rows: plans } = await db.query(
    "insert into private.subscription_plans (slug, name, tees, months) values ('fixture', 'A fixture', 1, 1) returning id",
  );
  const { rows: prices } = await db.query(
    "insert into private.subscription_prices (plan_id, amount) values ($1, 499) returning id",
    [plans[0].id],
  );
  await db.query(
    "insert into private.subscription_tastes (slug, name, words) values ('fixture', 'Fixture', 'chai')",
  );
  const subscription = `(user_id, price_id, name, email, phone, address, cut, size, consent) values ('${ravi}',
    '${prices[0].id}', 'Ravi', 'ravi@kapas.test', '+919876543210',
    '{"line1": "x", "pincode": "x", "city": "x", "state": "x"}', 'regular', 'M', '{}')`;
  const { rows: subscriptions } = await db.query(
    `insert into private.subscriptions ${subscription} returning id`,
  );
  const { id } = subscriptions[0];
  const chargeOf = (payment: string) =>
    `(subscription_id, payment_id, amount, currency, paid_at, state) values ('${id}', '${payment}', 499, 'INR', now(), 'paid')`;
  const { rows: charges } = await db.query(
    `insert into private.subscription_charges ${chargeOf("pay_fixture")} returning id`,
  );
  await db.query(
    `insert into private.subscription_picks (subscription_id, position, variant_id) values ('${id}', 1, ${variantId})`,
  );
  const { rows: events } = await db.query(
    `insert into private.subscription_events (subscription_id, type, actor) values ('${id}', 'begun', 'customer') returning id`,
  );
  await db.query("insert into private.mandate_payments (payment_id) values ('pay_fixture')");
  return {
    "private.subscription_plans": {
      key: "id",
      rows: { fixture: plans[0].id },
      inserts: { row: "(slug, name, tees, months) values ('new-one', 'A new one', 1, 1)" },
      update: "name = 'Edited'",
    },
    "private.subscription_prices": {
      key: "id",
      rows: { fixture: prices[0].id },
      inserts: { row: `(plan_id, amount) values (${plans[0].id}, 599)` },
      update: "amount = 699",
    },
    "private.subscription_tastes": {
      key: "slug",
      rows: { fixture: "fixture" },
      inserts: { row: "(slug, name, words) values ('new-one', 'New', 'masala')" },
      update: "name = 'Edited'",
    },
    "private.subscriptions": {
      key: "id",
      rows: { ravi: id },
      inserts: { row: subscription },
      update: "size = 'L'",
    },
    "private.subscription_picks": {
      key: "subscription_id",
      rows: { ravi: id },
      inserts: { row: `(subscription_id, position, variant_id) values ('${id}', 2, ${variantId})` },
      update: "is_chosen = true",
    },
    "private.subscription_charges": {
      key: "id",
      rows: { ravi: charges[0].id },
      inserts: { row: chargeOf("pay_new") },
      update: "attempts = 9",
    },
    "private.subscription_events": {
      key: "id",
      rows: { ravi: events[0].id },
      inserts: { row: `(subscription_id, type, actor) values ('${id}', 'noted', 'system')` },
      update: "note = 'Edited'",
    },
    "private.mandate_payments": {
      key: "payment_id",
      rows: { fixture: "pay_fixture" },
      inserts: { row: "(payment_id) values ('pay_new')" },
      update: "gateway_order_id = 'Edited'",
    },
  };
}
