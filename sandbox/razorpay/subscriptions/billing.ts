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

type News = { event: SubscriptionEvent; facts: { subscription: Subscription; payment?: RazorpayPayment } };

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
    const authenticated = newsOf("subscription.authenticated", subscription);
    const { invoice, news } = this.openCycle(subscription);
    const payment = this.collect(subscription, invoice);
    this.tell(subscription, [authenticated, ...news, ...this.charged(subscription, payment)]);
    return payment;
  }

  /** Pays the open invoice with a new mandate. */
  collectOpen(subscription: Subscription): RazorpayPayment {
    const payment = this.collect(subscription, this.openInvoice(subscription));
    this.tell(subscription, this.charged(subscription, payment));
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
    const payment = payments.pay(this.wish(subscription, invoice.order_id, invoice.id));
    settleInvoice(invoice, payment.id, store.now(subscription.id));
    return payment;
  }

  /** The mandate's payment of an order of a subscription. */
  wish(subscription: Subscription, orderId: string, invoiceId: string | null): PayInput {
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
    if (status === "cancelled") this.tell(subscription, [newsOf("subscription.cancelled", subscription)]);
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

  tell(subscription: Subscription, news: News[]): void {
    this.parts.store.save();
    this.parts.webhooks.send(subscription.id, news);
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
      this.tell(subscription, [this.complete(subscription)]);
    } else {
      this.nextCycle(subscription);
    }
  }

  private nextCycle(subscription: Subscription): void {
    const { invoice, news } = this.openCycle(subscription);
    if (subscription.status !== "halted") this.charge(subscription, invoice, news);
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
    if (subscription.status !== "authenticated") return { invoice, news: [] };
    subscription.status = "active";
    return { invoice, news: [newsOf("subscription.activated", subscription)] };
  }

  /** One attempt; `before` is an event of the same moment. */
  private charge(subscription: Subscription, invoice: Invoice, before: News[]): void {
    const terms = this.parts.store.termsOf(subscription.id);
    if (terms.failingCharges > 0) {
      terms.failingCharges -= 1;
      this.parts.payments.fail(this.wish(subscription, invoice.order_id, invoice.id), DECLINED.failure);
      this.tell(subscription, [...before, this.failed(subscription)]);
    } else {
      const payment = this.collect(subscription, invoice);
      this.tell(subscription, [...before, ...this.charged(subscription, payment)]);
    }
  }

  private charged(subscription: Subscription, payment: RazorpayPayment): News[] {
    const wasPending = subscription.status === "pending";
    const { current_end, paid_count } = subscription;
    Object.assign(subscription, {
      status: "active",
      charge_at: current_end,
      auth_attempts: 0,
      paid_count: paid_count + 1,
    });
    const news = [newsOf("subscription.charged", subscription, payment)];
    if (wasPending) news.push(newsOf("subscription.activated", subscription));
    if (subscription.remaining_count === 0) news.push(this.complete(subscription, payment));
    return news;
  }

  private failed(subscription: Subscription): News {
    subscription.auth_attempts += 1;
    if (subscription.auth_attempts < TRIES) {
      const charge_at = this.parts.store.now(subscription.id) + DAY_S;
      Object.assign(subscription, { status: "pending", charge_at });
      return newsOf("subscription.pending", subscription);
    }
    Object.assign(subscription, { status: "halted", charge_at: subscription.current_end });
    return newsOf("subscription.halted", subscription);
  }

  private complete(subscription: Subscription, payment?: RazorpayPayment): News {
    const { store } = this.parts;
    const ended_at = store.now(subscription.id);
    Object.assign(subscription, { status: "completed", ended_at, charge_at: null });
    const last = store.state.payments.findLast(
      ({ order_id }) => store.subjectOf(order_id) === subscription.id,
    );
    return newsOf("subscription.completed", subscription, payment ?? last);
  }
}

/** The state at this moment. */
export function newsOf(
  event: SubscriptionEvent,
  subscription: Subscription,
  payment?: RazorpayPayment,
): News {
  return { event, facts: { subscription: { ...subscription }, payment: payment && { ...payment } } };
}
