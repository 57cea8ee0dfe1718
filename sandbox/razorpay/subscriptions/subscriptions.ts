import { newId } from "../entities";
import { type Billing, type BillingParts, newsOf } from "./billing";
import { startOfCycle } from "./cycles";
import type { Plan, Subscription, Terms } from "./entities";
import type { PlanInput, SubscriptionInput, UpdateInput } from "./inputs";

/** Razorpay keeps a subscription for a hundred years at most. */
const CYCLES_OF_A_CENTURY = { daily: 36_500, weekly: 5_200, monthly: 1_200, quarterly: 400, yearly: 100 };

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

/** What the shop, or a customer in the app of a bank, does to plans and subscriptions. */
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
    const { total_count, quantity, start_at = null, expire_by = null, customer_notify, notes } = input;
    const most = Math.floor(CYCLES_OF_A_CENTURY[plan.period] / plan.interval);
    if (total_count > most) {
      throw new Refusal(
        `Exceeds the maximum total_count (${most}) allowed for the given period and interval`,
      );
    }
    if (start_at !== null && start_at < now) {
      throw new Refusal("start_at cannot be lesser than the current time.", "start_at");
    }
    if (expire_by !== null && expire_by < now) {
      throw new Refusal("Link expire by cannot be lesser than the current time.", "expire_by");
    }
    const terms: Terms = {
      aheadS: 0,
      anchor: start_at,
      nextCycle: 0,
      addons: input.addons.map(({ item }) => ({ name: item.name, amount: item.amount })),
      mandate: null,
      failingCharges: 0,
      change: null,
      cancelsAt: null,
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
      expire_by,
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

  update(subscription: Subscription, { schedule_change_at, ...change }: UpdateInput): void {
    const { store, billing } = this.parts;
    const terms = store.termsOf(subscription.id);
    if (subscription.status !== "authenticated" && subscription.status !== "active") {
      throw new Refusal(
        "Can't update subscription when subscription is not in Authenticated or Active state",
      );
    }
    const { mandate } = terms;
    if (mandate?.method === "upi")
      throw new Refusal("subscriptions cannot be updated when payment mode is UPI");
    if (mandate?.method === "emandate") {
      throw new Refusal("subscriptions cannot be updated when payment mode is emandate");
    }
    if (mandate?.isInternational === false) {
      throw new Refusal("Only offers can be updated for subscriptions when payment mode is domestic card.");
    }
    if (change.plan_id !== undefined) this.requirePlan(change.plan_id);
    if (schedule_change_at === "now") {
      billing.apply(subscription, change);
    } else {
      terms.change = change;
      const change_scheduled_at = subscription.charge_at;
      Object.assign(subscription, { has_scheduled_changes: true, change_scheduled_at });
    }
    store.save();
  }

  /** The subscription as it will be. */
  scheduled(subscription: Subscription): Subscription {
    const { change } = this.parts.store.termsOf(subscription.id);
    if (!change) throw new Refusal("No Pending update for this subscription");
    const issued = subscription.total_count - subscription.remaining_count;
    const remaining_count = change.remaining_count ?? subscription.remaining_count;
    return { ...subscription, ...change, remaining_count, total_count: issued + remaining_count };
  }

  cancelScheduled(subscription: Subscription): void {
    const { store } = this.parts;
    const terms = store.termsOf(subscription.id);
    if (!terms.change) throw new Refusal("No Pending update for this subscription");
    terms.change = null;
    Object.assign(subscription, { has_scheduled_changes: false, change_scheduled_at: null });
    store.save();
  }

  cancel(subscription: Subscription, isAtCycleEnd: boolean, by: "self" | "customer" = "self"): void {
    const { store, billing } = this.parts;
    const { status, current_end, remaining_count } = subscription;
    if (subscription.ended_at !== null) {
      throw new Refusal(`Subscription is not cancellable in ${status} status.`, "status");
    }
    if (!isAtCycleEnd) {
      billing.end(subscription, "cancelled", by);
      return;
    }
    if (current_end === null) {
      throw new Refusal("Subscription cannot be cancelled since no billing cycle is going on");
    }
    if (remaining_count === 0) {
      throw new Refusal(
        "Subscription cannot be cancelled at cycle end since the last cycle is going on already.",
      );
    }
    store.termsOf(subscription.id).cancelsAt = current_end;
    store.save();
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
    billing.tell(subscription, [newsOf("subscription.paused", subscription)]);
  }

  /** The cycles that have passed are left out, and the number of charges stays: the subscription ends later. */
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
    billing.tell(subscription, [newsOf("subscription.resumed", subscription)]);
  }

  private requirePlan(id: string): Plan {
    const plan = this.parts.store.plan(id);
    if (!plan) throw new Refusal("The id provided does not exist", "plan_id");
    return plan;
  }
}
