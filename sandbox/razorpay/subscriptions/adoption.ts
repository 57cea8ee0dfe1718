import { newId } from "../entities";
import { orderOf, paymentOf } from "../seeded-payments";
import type { Billing, BillingParts } from "./billing";
import { startOfCycle } from "./cycles";
import type { Plan, Subscription, Terms } from "./entities";
import { issueInvoice, paidInvoice, planLine } from "./invoices";
import { type FindSeeded, SEEDED, type SeededCharge, type SeededSubscription } from "./seeded";
import type { Subscriptions } from "./subscriptions";

const MONTHS_OF_MANDATE = 120;

type Parts = Pick<BillingParts, "store" | "payments"> & {
  billing: Billing;
  subscriptions: Subscriptions;
  findSeeded: FindSeeded;
};

/**
 * The seed's subscriptions were started at no gateway: they are imported from the books once they exist
 * there, without events, and then behave like any other.
 */
export class Adoption {
  constructor(private readonly parts: Parts) {}

  /** The seed creates all of them at once. */
  async adopt(): Promise<void> {
    if (this.hasAny()) return;
    const rows = await this.parts.findSeeded();
    if (this.hasAny()) return;
    for (const row of rows) this.take(row);
  }

  private hasAny(): boolean {
    return this.parts.store.state.subscriptions.some(({ id }) => id.startsWith(SEEDED));
  }

  private take(row: SeededSubscription): void {
    const { store, billing } = this.parts;
    const plan = this.planOf(row.plan);
    const terms = termsOf(row, plan);
    const subscription = subscriptionOf(row, plan, terms);
    store.state.subscriptions.push(subscription);
    store.state.terms[subscription.id] = terms;
    for (const charge of row.charges) this.takeCharge(subscription, row, charge);
    billing.plan(subscription);
    if (row.status === "pending") this.openInvoice(subscription, plan);
    store.save();
  }

  /** The jobs may have made it already, or find it later by its note. */
  private planOf({ price_id, gateway_id, name, amount, months }: SeededSubscription["plan"]): Plan {
    const { store, subscriptions } = this.parts;
    const known = store.state.plans.find(
      ({ id, notes }) => id === gateway_id || (!Array.isArray(notes) && notes.price_id === price_id),
    );
    if (known) return known;
    const made = subscriptions.createPlan({
      period: "monthly",
      interval: months,
      item: { name, amount, currency: "INR" },
      notes: { price_id },
    });
    return Object.assign(made, gateway_id !== null && { id: gateway_id });
  }

  private takeCharge(subscription: Subscription, row: SeededSubscription, charge: SeededCharge): void {
    const { store, billing } = this.parts;
    const paid = {
      ...{ gateway_order_id: charge.order_id, order_number: row.number, email: row.email, phone: row.phone },
      ...{ amount: charge.amount, refunded: charge.refunded },
    };
    const times = { created_at: charge.paid_at };
    store.state.subscriptionOfOrder[charge.order_id] = subscription.id;
    store.state.orders.push({ ...orderOf(paid), receipt: null, ...times });
    store.state.payments.push({
      ...paymentOf(charge.payment_id, paid),
      ...{ invoice_id: charge.invoice_id, method: row.method ?? "upi", ...times },
      ...{ customer_id: subscription.customer_id ?? "", token_id: this.tokenOf(subscription) },
    });
    const line = planLine(billing.planOf(subscription), 1);
    store.state.invoices.push(paidInvoice(subscription, line, charge));
  }

  private tokenOf({ id }: Subscription): string {
    return this.parts.store.termsOf(id).mandate?.tokenId ?? "";
  }

  /** The number of refusals by the bank so far. */
  private openInvoice(subscription: Subscription, plan: Plan): void {
    const { store, payments } = this.parts;
    const { current_start: start, current_end: end } = subscription;
    if (start === null || end === null) throw new Error(`${subscription.id} is pending before it began`);
    store.at(subscription.id, start, () => {
      issueInvoice({ store, payments }, subscription, planLine(plan, 1), { start, end });
    });
  }
}

/** The cycle that is charged after those already handled. */
function nextCycleOf({ status_at }: SeededSubscription, anchor: number, plan: Plan): number {
  let cycle = 0;
  while (startOfCycle(anchor, plan, cycle) <= (status_at ?? 0)) cycle += 1;
  return cycle;
}

function termsOf(row: SeededSubscription, plan: Plan): Terms {
  const anchor = row.started_at ?? row.starts_at;
  const { method, email, phone: contact } = row;
  return {
    aheadS: 0,
    anchor,
    nextCycle: anchor === null ? 0 : nextCycleOf(row, anchor, plan),
    mandate: method && { method, email, contact, tokenId: newId("token") },
    failingCharges: 0,
  };
}

function subscriptionOf(row: SeededSubscription, plan: Plan, { anchor, nextCycle }: Terms): Subscription {
  const { status, paid_count, charge_at } = row;
  const hasBegun = anchor !== null && nextCycle > 0;
  const isUnpaid = status === "pending" || status === "halted";
  const total_count = status === "completed" ? paid_count : Math.floor(MONTHS_OF_MANDATE / plan.interval);
  return {
    id: row.gateway_id,
    entity: "subscription",
    plan_id: plan.id,
    customer_id: row.method && newId("cust"),
    status,
    current_start: hasBegun ? startOfCycle(anchor, plan, nextCycle - 1) : null,
    current_end: hasBegun ? startOfCycle(anchor, plan, nextCycle) : null,
    ended_at: row.ended_at,
    quantity: 1,
    notes: { subscription: row.id, number: row.number },
    ...{ charge_at, start_at: anchor, end_at: null },
    auth_attempts: isUnpaid ? (row.tries ?? 1) : 0,
    ...{ total_count, paid_count, remaining_count: total_count - paid_count - (isUnpaid ? 1 : 0) },
    ...{ customer_notify: false, created_at: row.created_at, expire_by: null },
    paused_at: status === "paused" ? row.status_at : null,
    ...{ short_url: null, has_scheduled_changes: false, change_scheduled_at: null },
    ...{ source: "api", offer_id: null, payment_method: row.method },
    pause_initiated_by: status === "paused" ? (row.is_paused_by_bank ? "customer" : "self") : null,
    cancel_initiated_by: status === "cancelled" ? "self" : null,
  };
}
