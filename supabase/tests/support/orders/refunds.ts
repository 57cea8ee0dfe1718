import { randomUUID } from "node:crypto";
import { type Db, makeSingle, placeCardOrder } from "../shop";
import { applyPayment } from "./payments";

type RefundStatus = "pending" | "processed" | "failed";

export type RefundEvent = {
  eventId: string;
  gatewayRefundId: string;
  paymentId: string;
  status: RefundStatus;
  amount?: number;
  /** Our refund's id, as the gateway returns it */
  refundId?: string | null;
  bodyHash?: string;
};

export async function applyRefund(db: Db, event: RefundEvent): Promise<{ result: string }> {
  const { eventId, gatewayRefundId, paymentId, status, amount = 548, refundId = null } = event;
  const { rows } = await db.query(
    "select public.apply_refund($1, 'refund', $2, $3, $4, $5, $6, '{}', $7) as applied",
    [eventId, event.bodyHash ?? eventId, gatewayRefundId, paymentId, status, amount, refundId],
  );
  return rows[0].applied;
}

export type DisputeEvent = {
  eventId: string;
  disputeId?: string;
  paymentId: string;
  status: string;
  amount?: number;
  phase?: string;
  reasonCode?: string;
  respondBy?: string;
};

export async function applyDispute(db: Db, event: DisputeEvent): Promise<{ result: string }> {
  const { eventId, disputeId = "disp_1", paymentId, status, amount = 548 } = event;
  const { rows } = await db.query(
    "select public.apply_dispute($1, 'dispute', $1, $2, $3, $4, $5, '{}', $6, $7, $8) as applied",
    [eventId, disputeId, paymentId, status, amount, event.phase, event.reasonCode, event.respondBy],
  );
  return rows[0].applied;
}

type RefundInput = {
  amount?: number;
  reason?: string;
  key?: string;
  method?: "source" | "upi";
  upiId?: string | null;
  paymentId?: string | null;
};

export async function requestRefund(
  db: Db,
  orderId: string,
  input: RefundInput = {},
): Promise<{ id: string; status: string }> {
  const { amount = 548, reason = "goodwill", key = randomUUID(), method = "source" } = input;
  const { rows } = await db.query(
    "select public.request_refund($1, $2, $3, 'admin', $4, 'By hand', $5, $6, $7) as asked",
    [orderId, amount, reason, key, method, input.upiId ?? null, input.paymentId ?? null],
  );
  return rows[0].asked;
}

export async function recordAttempt(
  db: Db,
  id: string,
  status: string,
  gatewayRefundId: string | null = null,
  error: string | null = null,
): Promise<string> {
  const { rows } = await db.query("select public.record_refund_attempt($1, $2, $3, $4) as status", [
    id,
    gatewayRefundId,
    status,
    error,
  ]);
  return rows[0].status;
}

/** An order of 548 rupees paid by its own payment. */
export async function placePaidOrder(db: Db, stock = 1) {
  const { variantId } = await makeSingle(db, stock);
  const order = await placeCardOrder(db, variantId);
  const paymentId = newPaymentId();
  await capture(db, order.gatewayOrderId, paymentId);
  return { ...order, variantId, paymentId };
}

export const newPaymentId = () => `pay_${randomUUID()}`;

export function capture(db: Db, gatewayOrderId: string, paymentId: string, amount?: number) {
  const event = { eventId: `captured:${paymentId}`, type: "payment.captured", kind: "captured" };
  return applyPayment(db, { ...event, gatewayOrderId, paymentId, amount });
}

/** So that workers find only a test's own rows: other files share the database. */
export async function setWorkAside(db: Db): Promise<void> {
  await db.query("update public.refunds set next_at = 'infinity' where status in ('requested', 'pending')");
  await db.query("update public.orders set next_poll_at = 'infinity' where next_poll_at < 'infinity'");
}

export async function refundsOf(db: Db, orderId: string) {
  const { rows } = await db.query(
    `select id, amount, reason, status, payment_id, method, attempts from public.refunds where order_id = $1
     order by amount, created_at`,
    [orderId],
  );
  return rows;
}

export async function moneyOf(db: Db, orderId: string) {
  const { rows } = await db.query(
    `select o.status, o.payment_status, o.disputed_at is not null as is_disputed,
       (select coalesce(jsonb_agg(jsonb_build_object('amount', amount, 'reason', reason, 'status', status)
          order by amount, reason, status), '[]') from public.refunds where order_id = o.id) as refunds,
       (select coalesce(jsonb_agg(reason order by reason), '[]') from public.reconciliation_breaks
        where order_id = o.id and resolved_at is null) as open,
       (select count(*)::int from public.outbox where topic = 'refund_processed'
        and outbox.order_id = o.id) as messages
     from public.orders o where o.id = $1`,
    [orderId],
  );
  return rows[0];
}
