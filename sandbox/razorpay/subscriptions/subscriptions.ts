import { newId } from "../entities";
import { type Billing, type BillingParts, makeEvent } from "./billing";
import { startOfCycle } from "./cycles";
import type { Plan, Subscription, Terms } from "./entities";
import type { PlanInput, SubscriptionInput } from "./inputs";

type Parts = Pick<BillingParts, "store"> & { billing: Billing };

/** Thrown when the gateway refuses, in its own words. */
export class Refusal extends Error {
  constructor(
    description: string,
    readonly field?: string,
  ) {
    super(description);
  }
}

/** Actions of the shop, or of a customer in the bank's app, on plans and subscriptions. */
export class Subscriptions {
  constructor(private readonly parts: Parts) {}

  createPlan({ period, interval, item, notes }: PlanInput): Plan {
    const now = this.parts.store.now();
    const plan: Plan = {
      id: newId("plan"),
      entity: "plan",
      interval,
      period,
      item: {
        id: newId("item"),
        active: true,
        name: item.name,
        description: item.description ?? null,
        amount: item.amount,
        unit_amount: item.amount,
        currency: item.currency,
        type: "plan",
        unit: null,
        tax_inclusive: false,
        hsn_code: null,
        sac_code: null,
        tax_rate: null,
        tax_id: null,
        tax_group_id: null,
        created_at: now,
        updated_at: now,
      },
      notes,
      created_at: now,
    };
    this.parts.store.state.plans.push(plan);
    this.parts.store.save();
    return plan;
  }

  create(input: SubscriptionInput): Subscription {
    const { store, billing } = this.parts;
    const plan = this.requirePlan(input.plan_id);
    const now = store.now();
    const { total_count, quantity, start_at = null, customer_notify, notes } = input;
    if (start_at !== null && start_at < now) {
      throw new Refusal("start_at cannot be lesser than the current time.", "start_at");
    }
    const terms: Terms = {
      aheadS: 0,
      anchor: start_at,
      nextCycle: 0,
      mandate: null,
      failingCharges: 0,
    };
    const subscription: Subscription = {
      id: newId("sub"),
      entity: "subscription",
      plan_id: plan.id,
      customer_id: null,
      status: "created",
      current_start: null,
      current_end: null,
      ended_at: null,
      quantity,
      notes,
      charge_at: start_at,
      start_at,
      end_at: null,
      auth_attempts: 0,
      total_count,
      paid_count: 0,
      customer_notify,
      created_at: now,
      expire_by: null,
      paused_at: null,
      short_url: null,
      has_scheduled_changes: false,
      change_scheduled_at: null,
      source: "api",
      offer_id: null,
      payment_method: null,
      remaining_count: total_count,
      pause_initiated_by: null,
      cancel_initiated_by: null,
    };
    store.state.subscriptions.push(subscription);
    store.state.terms[subscription.id] = terms;
    billing.plan(subscription);
    store.save();
    return subscription;
  }

  cancel(subscription: Subscription, by: "self" | "customer" = "self"): void {
    if (subscription.ended_at !== null) {
      throw new Refusal(`Subscription is not cancellable in ${subscription.status} status.`, "status");
    }
    this.parts.billing.end(subscription, "cancelled", by);
  }

  /** A subscription that has not started yet is cancelled instead. */
  pause(subscription: Subscription, by: "self" | "customer" = "self"): void {
    const { store, billing } = this.parts;
    if (subscription.status === "authenticated") {
      billing.end(subscription, "cancelled", by);
      return;
    }
    if (subscription.status !== "active") {
      throw new Refusal(`Subscription cannot be paused in ${subscription.status} status.`, "status");
    }
    const paused_at = store.now(subscription.id);
    Object.assign(subscription, { status: "paused", paused_at, pause_initiated_by: by, charge_at: null });
    billing.publish(subscription, [makeEvent("subscription.paused", subscription)]);
  }

  /** Past cycles are skipped, and the number of charges stays: the subscription ends later. */
  resume(subscription: Subscription, by: "self" | "customer" = "self"): void {
    const { store, billing } = this.parts;
    if (subscription.status !== "paused") {
      throw new Refusal(`Subscription cannot be resumed in ${subscription.status} status.`, "status");
    }
    if (subscription.pause_initiated_by !== by) {
      throw new Refusal("Subscription paused by the customer can be resumed only by the customer.");
    }
    const terms = store.termsOf(subscription.id);
    const { anchor } = terms;
    if (anchor === null) throw new Error(`${subscription.id} was paused before it began`);
    const plan = billing.planOf(subscription);
    while (startOfCycle(anchor, plan, terms.nextCycle) <= store.now(subscription.id)) terms.nextCycle += 1;
    const charge_at = startOfCycle(anchor, plan, terms.nextCycle);
    Object.assign(subscription, { status: "active", pause_initiated_by: null, charge_at });
    billing.plan(subscription);
    billing.publish(subscription, [makeEvent("subscription.resumed", subscription)]);
  }

  private requirePlan(id: string): Plan {
    const plan = this.parts.store.plan(id);
    if (!plan) throw new Refusal("The id provided does not exist", "plan_id");
    return plan;
  }
}
