import { type Failure, type Notes, newId, type RazorpayOrder, type RazorpayPayment } from "./entities";
import type { RazorpayStore } from "./store";
import type { Webhooks } from "./webhooks";

export type PayInput = {
  order: RazorpayOrder;
  method: RazorpayPayment["method"];
  vpa?: string;
  bank?: string;
  email?: string;
  contact?: string;
  /** Different from the order's amount only when a test makes the gateway misbehave */
  amount?: number;
  /** Only for a payment of a subscription */
  recurring?: { invoiceId: string | null; customerId: string; tokenId: string };
};

function capturedEvents(payment: RazorpayPayment, order: RazorpayOrder): Parameters<Webhooks["send"]>[1] {
  const facts = { payment, order };
  return [
    { event: "payment.captured", facts },
    { event: "order.paid", facts },
  ];
}

/** Money movements at the gateway, and the webhooks that report them to the shop. */
export class Payments {
  constructor(
    private readonly store: RazorpayStore,
    private readonly webhooks: Webhooks,
  ) {}

  createOrder(input: {
    amount: number;
    currency: string;
    receipt: string | null;
    notes: Notes;
    subscriptionId?: string;
  }): RazorpayOrder {
    const id = newId("order");
    if (input.subscriptionId) this.store.state.subscriptionOfOrder[id] = input.subscriptionId;
    const order: RazorpayOrder = {
      id,
      entity: "order",
      amount: input.amount,
      amount_paid: 0,
      amount_due: input.amount,
      currency: input.currency,
      receipt: input.receipt,
      offer_id: null,
      status: "created",
      attempts: 0,
      notes: input.notes,
      created_at: this.store.now(id),
    };
    this.store.state.orders.push(order);
    this.store.save();
    return order;
  }

  fail(input: PayInput, failure: Failure): RazorpayPayment {
    const payment = this.add(input, {
      status: "failed",
      error_code: failure.code,
      error_description: failure.description,
      error_source: failure.source,
      error_step: failure.step,
      error_reason: failure.reason,
    });
    this.webhooks.send(payment.order_id, [{ event: "payment.failed", facts: { payment } }]);
    return payment;
  }

  authorize(input: PayInput): RazorpayPayment {
    const payment = this.add(input, { status: "authorized" });
    this.webhooks.send(payment.order_id, [{ event: "payment.authorized", facts: { payment } }]);
    return payment;
  }

  /** Authorized and captured at once, as with Razorpay's default of automatic capture. */
  pay(input: PayInput): RazorpayPayment {
    const payment = this.add(input, { status: "authorized" });
    const authorized = { ...payment };
    this.settle(payment, input.order);
    this.webhooks.send(payment.order_id, [
      { event: "payment.authorized", facts: { payment: authorized } },
      ...capturedEvents(payment, input.order),
    ]);
    return payment;
  }

  capture(payment: RazorpayPayment, order: RazorpayOrder): void {
    this.settle(payment, order);
    this.webhooks.send(order.id, capturedEvents(payment, order));
  }

  private settle(payment: RazorpayPayment, order: RazorpayOrder): void {
    payment.status = "captured";
    payment.captured = true;
    payment.fee = Math.round(payment.amount * 0.0236);
    payment.tax = Math.round(payment.amount * 0.0036);
    order.status = "paid";
    order.amount_paid += payment.amount;
    order.amount_due = Math.max(0, order.amount - order.amount_paid);
    this.store.save();
  }

  private add(input: PayInput, facts: Partial<RazorpayPayment>): RazorpayPayment {
    const { order, method, recurring } = input;
    order.attempts += 1;
    if (order.status === "created") order.status = "attempted";
    const payment: RazorpayPayment = {
      id: newId("pay"),
      entity: "payment",
      amount: input.amount ?? order.amount,
      currency: order.currency,
      status: "created",
      order_id: order.id,
      invoice_id: recurring?.invoiceId ?? null,
      international: false,
      method,
      amount_refunded: 0,
      refund_status: null,
      captured: false,
      description: recurring ? "Recurring Payment via Subscription" : null,
      card_id: method === "card" ? newId("card") : null,
      bank: input.bank ?? null,
      wallet: null,
      vpa: method === "upi" ? (input.vpa ?? "success@razorpay") : null,
      email: input.email || "void@razorpay.com",
      contact: input.contact || "+919999999999",
      notes: order.notes,
      fee: null,
      tax: null,
      error_code: null,
      error_description: null,
      error_source: null,
      error_step: null,
      error_reason: null,
      created_at: this.store.now(order.id),
      ...(recurring && { customer_id: recurring.customerId, token_id: recurring.tokenId }),
      ...facts,
    };
    this.store.state.payments.push(payment);
    this.store.save();
    return payment;
  }
}
