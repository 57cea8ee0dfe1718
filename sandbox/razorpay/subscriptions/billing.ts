import type { RazorpayPayment } from "../entities";
import { DECLINED } from "../instruments";
import type { PayInput, Payments } from "../payments";
import type { RazorpayStore } from "../store";
import type { SubscriptionEvent } from "../webhook-payload";
import type { Webhooks } from "../webhooks";
import { startOfCycle } from "./cycles";
import type { Invoice, Plan, Subscription } from "./entities";
import { issueInvoice, planLine, settleInvoice } from "./invoices";

const DAY_S = 86_400;
/** On the due date and on the three days after it */
const TRIES = 4;

type BillingEvent = {
  event: SubscriptionEvent;
  facts: { subscription: Subscription; payment?: RazorpayPayment };
};

export type BillingParts = { store: RazorpayStore; payments: Payments; webhooks: Webhooks };

/** Effects of time on subscriptions: cycles start, charges succeed or fail, retries follow, subscriptions end. */
export class Billing {
  constructor(private readonly parts: BillingParts) {}

  /** Runs everything that has fallen due, each at its own moment. */
  catchUp(subscription: Subscription): void {
    const { store } = this.parts;
    const now = store.now(subscription.id);
    for (let due = this.dueAt(subscription); due !== null && due <= now; due = this.dueAt(subscription)) {
      store.at(subscription.id, due, () => this.act(subscription));
    }
    store.save();
  }

  catchUpAll(): void {
    for (const subscription of this.parts.store.state.subscriptions) this.catchUp(subscription);
  }

  /** The first cycle of a subscription without a start date, authenticated a moment ago. */
  begin(subscription: Subscription): RazorpayPayment {
    const { store } = this.parts;
    const terms = store.termsOf(subscription.id);
    const now = store.now(subscription.id);
    terms.anchor = now;
    Object.assign(subscription, { status: "authenticated", start_at: now, charge_at: now });
    this.plan(subscription);
    const authenticated = makeEvent("subscription.authenticated", subscription);
    const { invoice, events } = this.openCycle(subscription);
    const payment = this.collect(subscription, invoice);
    this.publish(subscription, [authenticated, ...events, ...this.charged(subscription, payment)]);
    return payment;
  }

  /** Pays the open invoice with a new mandate. */
  collectOpen(subscription: Subscription): RazorpayPayment {
    const payment = this.collect(subscription, this.openInvoice(subscription));
    this.publish(subscription, this.charged(subscription, payment));
    return payment;
  }

  openInvoice(subscription: Subscription): Invoice {
    const invoice = this.parts.store
      .invoicesOf(subscription.id)
      .findLast(({ status }) => status === "issued");
    if (!invoice) throw new Error(`${subscription.id} is ${subscription.status} without an open invoice`);
    return invoice;
  }

  /** Pays an invoice. */
  collect(subscription: Subscription, invoice: Invoice): RazorpayPayment {
    const { store, payments } = this.parts;
    const payment = payments.pay(this.payInput(subscription, invoice.order_id, invoice.id));
    settleInvoice(invoice, payment.id, store.now(subscription.id));
    return payment;
  }

  /** The mandate's payment of an order of a subscription. */
  payInput(subscription: Subscription, orderId: string, invoiceId: string | null): PayInput {
    const { store } = this.parts;
    const { mandate } = store.termsOf(subscription.id);
    const order = store.order(orderId);
    if (!order || !mandate) throw new Error(`${subscription.id} can't pay ${orderId}`);
    const { tokenId, ...instrument } = mandate;
    const customerId = subscription.customer_id ?? "";
    return { ...instrument, order, recurring: { invoiceId, customerId, tokenId } };
  }

  end(
    subscription: Subscription,
    status: "cancelled" | "expired",
    by: "self" | "customer" | null = null,
  ): void {
    const ended_at = this.parts.store.now(subscription.id);
    Object.assign(subscription, { status, ended_at, charge_at: null, cancel_initiated_by: by });
    if (status === "cancelled")
      this.publish(subscription, [makeEvent("subscription.cancelled", subscription)]);
  }

  /** The end of its plan, from the remaining cycles. */
  plan(subscription: Subscription): void {
    const { anchor, nextCycle } = this.parts.store.termsOf(subscription.id);
    const lastCycle = nextCycle + subscription.remaining_count - 1;
    if (anchor !== null) subscription.end_at = startOfCycle(anchor, this.planOf(subscription), lastCycle);
  }

  planOf({ plan_id }: Subscription): Plan {
    const plan = this.parts.store.plan(plan_id);
    if (!plan) throw new Error(`no plan ${plan_id}`);
    return plan;
  }

  publish(subscription: Subscription, events: BillingEvent[]): void {
    this.parts.store.save();
    this.parts.webhooks.send(subscription.id, events);
  }

  private dueAt(subscription: Subscription): number | null {
    return subscription.charge_at;
  }

  private act(subscription: Subscription): void {
    if (subscription.status === "created") {
      this.end(subscription, "expired");
    } else if (subscription.status === "pending") {
      this.charge(subscription, this.openInvoice(subscription), []);
    } else if (subscription.remaining_count === 0) {
      this.publish(subscription, [this.complete(subscription)]);
    } else {
      this.nextCycle(subscription);
    }
  }

  private nextCycle(subscription: Subscription): void {
    const { invoice, events } = this.openCycle(subscription);
    if (subscription.status !== "halted") this.charge(subscription, invoice, events);
  }

  private openCycle(subscription: Subscription) {
    const terms = this.parts.store.termsOf(subscription.id);
    const plan = this.planOf(subscription);
    const anchor = terms.anchor ?? this.parts.store.now(subscription.id);
    const start = startOfCycle(anchor, plan, terms.nextCycle);
    const end = startOfCycle(anchor, plan, terms.nextCycle + 1);
    terms.nextCycle += 1;
    subscription.remaining_count -= 1;
    Object.assign(subscription, { current_start: start, current_end: end });
    subscription.charge_at = subscription.status === "halted" ? end : start;
    const line = planLine(plan, subscription.quantity);
    const invoice = issueInvoice(this.parts, subscription, line, { start, end });
    if (subscription.status !== "authenticated") return { invoice, events: [] };
    subscription.status = "active";
    return { invoice, events: [makeEvent("subscription.activated", subscription)] };
  }

  /** One attempt; `before` is an event of the same moment. */
  private charge(subscription: Subscription, invoice: Invoice, before: BillingEvent[]): void {
    const terms = this.parts.store.termsOf(subscription.id);
    if (terms.failingCharges > 0) {
      terms.failingCharges -= 1;
      this.parts.payments.fail(this.payInput(subscription, invoice.order_id, invoice.id), DECLINED.failure);
      this.publish(subscription, [...before, this.failed(subscription)]);
    } else {
      const payment = this.collect(subscription, invoice);
      this.publish(subscription, [...before, ...this.charged(subscription, payment)]);
    }
  }

  private charged(subscription: Subscription, payment: RazorpayPayment): BillingEvent[] {
    const wasPending = subscription.status === "pending";
    const { current_end, paid_count } = subscription;
    Object.assign(subscription, {
      status: "active",
      charge_at: current_end,
      auth_attempts: 0,
      paid_count: paid_count + 1,
    });
    const events = [makeEvent("subscription.charged", subscription, payment)];
    if (wasPending) events.push(makeEvent("subscription.activated", subscription));
    if (subscription.remaining_count === 0) events.push(this.complete(subscription, payment));
    return events;
  }

  private failed(subscription: Subscription): BillingEvent {
    subscription.auth_attempts += 1;
    if (subscription.auth_attempts < TRIES) {
      const charge_at = this.parts.store.now(subscription.id) + DAY_S;
      Object.assign(subscription, { status: "pending", charge_at });
      return makeEvent("subscription.pending", subscription);
    }
    Object.assign(subscription, { status: "halted", charge_at: subscription.current_end });
    return makeEvent("subscription.halted", subscription);
  }

  private complete(subscription: Subscription, payment?: RazorpayPayment): BillingEvent {
    const { store } = this.parts;
    const ended_at = store.now(subscription.id);
    Object.assign(subscription, { status: "completed", ended_at, charge_at: null });
    const last = store.state.payments.findLast(
      ({ order_id }) => store.subjectOf(order_id) === subscription.id,
    );
    return makeEvent("subscription.completed", subscription, payment ?? last);
  }
}

/** The state at this moment. */
export function makeEvent(
  event: SubscriptionEvent,
  subscription: Subscription,
  payment?: RazorpayPayment,
): BillingEvent {
  return { event, facts: { subscription: { ...subscription }, payment: payment && { ...payment } } };
}
