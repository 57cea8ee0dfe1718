import { newId } from "../entities";
import type { Payments } from "../payments";
import type { RazorpayStore } from "../store";
import type { Invoice, Plan, Subscription } from "./entities";
import type { SeededCharge } from "./seeded";

type Line = Invoice["line_items"][number];

export function planLine({ item: { name, amount } }: Plan, quantity: number): Line {
  const whole = amount * quantity;
  return {
    id: newId("li"),
    name,
    amount,
    unit_amount: amount,
    gross_amount: whole,
    tax_amount: 0,
    taxable_amount: whole,
    net_amount: whole,
    currency: "INR",
    type: "plan",
    quantity,
  };
}

interface Bill {
  id: string;
  orderId: string;
  line: Line;
  at: number;
  /** null: not in the books */
  cycle: { start: number; end: number } | null;
}

function billOf(
  { id: subscription_id, customer_id }: Subscription,
  { id, orderId, line, at, cycle }: Bill,
): Invoice {
  const amount = line.net_amount;
  return {
    id,
    entity: "invoice",
    receipt: null,
    invoice_number: null,
    customer_id,
    order_id: orderId,
    subscription_id,
    line_items: [line],
    payment_id: null,
    status: "issued",
    issued_at: at,
    paid_at: null,
    date: at,
    amount,
    amount_paid: 0,
    amount_due: amount,
    currency: "INR",
    notes: [],
    short_url: null,
    billing_start: cycle?.start ?? null,
    billing_end: cycle?.end ?? null,
    type: "invoice",
    created_at: at,
  };
}

/** Creates an invoice for the line's amount, with the order that pays it. */
export function issueInvoice(
  { store, payments }: { store: RazorpayStore; payments: Payments },
  subscription: Subscription,
  line: Line,
  cycle: Bill["cycle"],
): Invoice {
  const orderInput = {
    ...{ amount: line.net_amount, currency: "INR", receipt: null, notes: {} },
    subscriptionId: subscription.id,
  };
  const orderId = payments.createOrder(orderInput).id;
  const at = store.now(subscription.id);
  const invoice = billOf(subscription, { id: newId("inv"), orderId, line, at, cycle });
  store.state.invoices.push(invoice);
  return invoice;
}

/** The invoice of a charge that another gateway has taken. */
export function paidInvoice(
  subscription: Subscription,
  line: Line,
  { invoice_id: id, order_id: orderId, payment_id, paid_at: at }: SeededCharge,
): Invoice {
  const invoice = billOf(subscription, { id, orderId, line, at, cycle: null });
  settleInvoice(invoice, payment_id, at);
  return invoice;
}

export function settleInvoice(invoice: Invoice, paymentId: string, now: number): void {
  Object.assign(invoice, {
    status: "paid",
    payment_id: paymentId,
    paid_at: now,
    amount_paid: invoice.amount,
    amount_due: 0,
  } satisfies Partial<Invoice>);
}
