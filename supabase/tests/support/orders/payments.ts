import type { Db } from "../shop";

export type PaymentEvent = {
  eventId: string;
  type: string;
  gatewayOrderId: string;
  paymentId: string;
  kind: string;
  amount?: number | undefined;
  currency?: string;
  bodyHash?: string;
};

export async function applyPayment(
  db: Db,
  event: PaymentEvent,
): Promise<{ result: string; order_id?: string }> {
  const { eventId, type, gatewayOrderId, paymentId, kind, amount = 548, currency = "INR" } = event;
  const { rows } = await db.query(
    "select public.apply_payment($1, $2, $3, $4, $5, $6, $7, $8, 'card', '{}') as applied",
    [eventId, type, event.bodyHash ?? eventId, gatewayOrderId, paymentId, kind, amount, currency],
  );
  return rows[0].applied;
}
