import { randomUUID } from "node:crypto";
import type { Pool } from "pg";
import { answerOf } from "../backend/database";
import { newPaymentId } from "../orders/refunds";
import type { Db } from "../shop";
import { makeRunning, type Plan } from "./subscriptions";

export interface Charge {
  gateway: string;
  paymentId: string;
  amount: number;
  currency?: string;
  /** ISO; null: now. */
  paidAt?: string | null;
}

/** A charge as in a webhook, or, without an event, as in the gateway's invoices. */
export async function sendCharge(
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
        update: null,
      }),
    ],
  );
  return rows[0].answer.result;
}

/** Its state as in a webhook, or, without an event, as polled from the gateway. */
export const sendUpdate = (
  db: Db,
  gateway: string | null | undefined,
  more: object = {},
  eventId: string | null = randomUUID(),
) =>
  db.query("select public.apply_subscription_update($1, 'subscription.updated', 'x', $2)", [
    eventId,
    JSON.stringify({
      ...{ gateway_subscription_id: gateway, status: "active", at: new Date().toISOString(), method: "upi" },
      ...{ charge_at: new Date(Date.now() + 9e8).toISOString(), paid_count: 1, ...more },
    }),
  ]);

export const chargeIdOf = (db: Db, subscriptionId: string): Promise<string> =>
  answerOf(db, "select id from private.subscription_charges where subscription_id = $1", [subscriptionId]);

/** A person's running subscription, with the events of a charge. */
export async function subscribe(
  owner: Pool,
  server: Pool,
  options: { plan?: Plan | undefined; hours?: number } = {},
) {
  const { plan, hours } = options;
  const made = await makeRunning(owner, server, { ...(plan && { plan }), ...(hours && { hours }) });
  const query = "select gateway_subscription_id from private.subscriptions where id = $1";
  const gateway: string = await answerOf(owner, query, [made.id]);
  return { ...made, gateway, paymentId: newPaymentId(), amount: made.plan.amount };
}

export async function refundsOfPayment(owner: Db, paymentId: string) {
  const { rows } = await owner.query(
    "select amount::float, status, order_id from public.refunds where payment_id = $1",
    [paymentId],
  );
  return rows;
}

/** The results of the jobs for waiting charges. */
export async function makeOrders(): Promise<void> {
  const { makeOrders: make } = await import("@/server/subscriptions/make-orders");
  await make(100, new Date());
}
