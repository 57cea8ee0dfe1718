import { randomUUID } from "node:crypto";
import type { Db } from "../shop";

/** A subscription as in the table; `change`: its columns. */
export async function makeSubscription(
  db: Db,
  priceId: string,
  change: Record<string, unknown> = {},
): Promise<{ id: string; number: string }> {
  const row = {
    price_id: priceId,
    name: "Meera Nair",
    email: `${randomUUID()}@example.com`,
    phone: "+919812345678",
    address: { line1: "12 MG Road", line2: "", pincode: "560001", city: "Bengaluru", state: "Karnataka" },
    cut: "regular",
    size: "M",
    status: "active",
    gateway_subscription_id: `sub_${randomUUID()}`,
    consent: {},
    ...change,
  };
  const columns = Object.keys(row);
  const { rows } = await db.query(
    `insert into private.subscriptions (${columns}) select ${columns}
     from jsonb_populate_record(null::private.subscriptions, $1) returning id, number`,
    [JSON.stringify(row)],
  );
  return rows[0];
}

/** A charge of it, without an order by default. */
export async function makeCharge(
  db: Db,
  subscriptionId: string,
  change: Record<string, unknown> = {},
): Promise<string> {
  const row = {
    subscription_id: subscriptionId,
    payment_id: `pay_${randomUUID()}`,
    amount: 499,
    currency: "INR",
    paid_at: new Date().toISOString(),
    state: "asked",
    ...change,
  };
  const columns = Object.keys(row);
  const { rows } = await db.query(
    `insert into private.subscription_charges (${columns}) select ${columns}
     from jsonb_populate_record(null::private.subscription_charges, $1) returning id`,
    [JSON.stringify(row)],
  );
  return rows[0].id;
}
