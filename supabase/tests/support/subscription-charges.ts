import { randomUUID } from "node:crypto";
import type { Pool } from "pg";
import type { Db } from "./shop";
import { makeRunning, type Plan } from "./subscriptions";

export interface Charge {
  gateway: string;
  paymentId: string;
  amount: number;
  currency?: string;
  /** ISO; null: now. */
  paidAt?: string | null;
}

/** A charge as a webhook tells it, or, without an event, as it is read from the gateway's invoices. */
export async function tellCharge(
  server: Db,
  { gateway, paymentId, amount, currency = "INR", paidAt = null }: Charge,
  eventId: string | null = randomUUID(),
): Promise<string> {
  const { rows } = await server.query(
    "select public.apply_subscription_charge($1, 'subscription.charged', $2, $3) as answer",
    [
      eventId,
      paymentId,
      JSON.stringify({
        gateway_subscription_id: gateway,
        payment_id: paymentId,
        gateway_order_id: `order_${paymentId}`,
        invoice_id: `inv_${paymentId}`,
        amount,
        currency,
        method: "upi",
        paid_at: paidAt ?? new Date().toISOString(),
        news: null,
      }),
    ],
  );
  return rows[0].answer.result;
}

/** Somebody's subscription that runs, with what tells of a charge of it. */
export async function subscribe(
  owner: Pool,
  server: Pool,
  options: { plan?: Plan | undefined; hours?: number } = {},
) {
  const { plan, hours } = options;
  const made = await makeRunning(owner, server, { ...(plan && { plan }), ...(hours && { hours }) });
  const { rows } = await owner.query(
    "select gateway_subscription_id as gateway from private.subscriptions where id = $1",
    [made.id],
  );
  return {
    ...made,
    gateway: rows[0].gateway as string,
    paymentId: `pay_${randomUUID()}`,
    amount: made.plan.amount,
  };
}

export async function refundsOfPayment(owner: Db, paymentId: string) {
  const { rows } = await owner.query(
    "select amount::float, status, order_id from public.refunds where payment_id = $1",
    [paymentId],
  );
  return rows;
}

/** What the jobs make of the charges that wait. */
export async function makeOrders(): Promise<void> {
  const { makeOrders: make } = await import("@/server/subscriptions/make-orders");
  await make(100, new Date());
}
