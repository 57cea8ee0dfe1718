import type { ClientBase } from "pg";
import { z } from "zod";
import { type RazorpayOrder, type RazorpayPayment, unixNow } from "./entities";
import type { RazorpayStore } from "./store";

const rowSchema = z.object({
  gateway_order_id: z.string(),
  order_number: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Paise */
  amount: z.number(),
  refunded: z.number(),
});

type Row = z.infer<typeof rowSchema>;

export type FindPaid = (paymentId: string) => Promise<Row | null>;

/** A payment in the shop's books. */
export function findPaidIn(database: ClientBase): FindPaid {
  return async (paymentId) => {
    const { rows } = await database.query(
      `select coalesce(o.gateway_order_id, 'order_' || left(p.payment_id, 18)) as gateway_order_id, o.order_id as order_number,
         o.email, o.phone, (p.amount * 100)::float8 as amount,
         coalesce((
           select (sum(r.amount) * 100)::float8 from public.refunds r
           where r.payment_id = p.payment_id and r.status = 'processed'
         ), 0) as refunded
       from public.payments p join public.orders o on o.id = p.order_id
       where p.payment_id = $1 and p.status = 'captured'`,
      [paymentId],
    );
    return rowSchema.nullable().parse(rows[0] ?? null);
  };
}

/** The seed's orders were paid at no gateway: their payments are imported from the books when they are first requested. */
export async function adoptPayment(
  store: RazorpayStore,
  findPaid: FindPaid,
  id: string,
): Promise<RazorpayPayment | undefined> {
  const known = store.payment(id);
  const paid = known ? null : await findPaid(id);
  if (!paid || store.payment(id)) return store.payment(id);
  const payment = paymentOf(id, paid);
  store.state.payments.push(payment);
  if (!store.order(payment.order_id)) store.state.orders.push(orderOf(paid));
  store.save();
  return payment;
}

export function paymentOf(
  id: string,
  { gateway_order_id, email, phone, amount, refunded }: Row,
): RazorpayPayment {
  const isWhole = refunded >= amount;
  return {
    id,
    entity: "payment",
    amount,
    currency: "INR",
    status: isWhole ? "refunded" : "captured",
    order_id: gateway_order_id,
    invoice_id: null,
    international: false,
    method: "upi",
    amount_refunded: refunded,
    refund_status: isWhole ? "full" : refunded > 0 ? "partial" : null,
    captured: true,
    description: null,
    card_id: null,
    bank: null,
    wallet: null,
    vpa: null,
    email,
    contact: phone,
    notes: [],
    fee: null,
    tax: null,
    error_code: null,
    error_description: null,
    error_source: null,
    error_step: null,
    error_reason: null,
    created_at: unixNow(),
  };
}

export function orderOf({ gateway_order_id, order_number, amount }: Row): RazorpayOrder {
  return {
    id: gateway_order_id,
    entity: "order",
    amount,
    amount_paid: amount,
    amount_due: 0,
    currency: "INR",
    receipt: order_number,
    offer_id: null,
    status: "paid",
    attempts: 1,
    notes: [],
    created_at: unixNow(),
  };
}
