import { createHash } from "node:crypto";
import { defaultBrand } from "@/lib/brand";
import { toPaise } from "@/lib/money";
import { indianDate } from "@/lib/orders/when";
import { consentText, consentVersion } from "@/lib/subscriptions/consent";
import { toParcelOrder } from "@/lib/subscriptions/parcel-order";
import { parcelRowSchema } from "@/lib/subscriptions/parcel-row";
import type { SubscriptionTerms } from "@/lib/subscriptions/subscription";
import { SEEDED } from "../../sandbox/razorpay/subscriptions/seeded";
import type { Customer } from "../sales/customers";
import type { Rules } from "../sales/quote";
import type { Shop } from "../sales/shop";
import { MINUTE } from "../sales/times";

/** A subscriber's choices. */
export interface Choice {
  plan: "one-a-month" | "two-a-month" | "three-a-quarter" | "one-a-quarter";
  cut: "regular" | "oversized" | "women" | "kids";
  size: string;
  tastes: readonly string[];
  method: "upi" | "card" | "emandate";
}

export interface Subscription {
  id: string;
  gatewayId: string;
  method: string;
  amount: number;
  months: number;
  paid: number;
}

interface SubscriptionState {
  status: string;
  /** When the gateway charges next, in milliseconds. */
  next?: number | null;
  byBank?: boolean;
}

const digest = (text: string) => createHash("sha256").update(text).digest("hex");
/** A UUID of the fourth version, the same in each shop. */
const idOf = (text: string) =>
  digest(text).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-4$3-8$4-$5");
const timeOf = (at: number) => new Date(at).toISOString();

/** The functions of subscriptions, called as buyers, the gateway and the jobs call them, at the time that the clock shows. */
export class SubscriptionSimulator {
  private started = 0;

  constructor(
    readonly shop: Shop,
    private readonly facts: { rules: Rules; terms: SubscriptionTerms },
  ) {}

  /** Chosen and agreed to; the mandate is the next step. */
  async begin(
    customer: Customer,
    choice: Choice,
    follows: { id: string; startsAt: number } | null = null,
  ): Promise<Subscription> {
    this.started += 1;
    const { shop } = this;
    const plan = await this.planAt(choice.plan, shop.at);
    const startsAt = follows === null ? null : timeOf(follows.startsAt);
    const consent = {
      version: consentVersion,
      text: consentText({
        shopName: defaultBrand.shopName,
        plan,
        amountPaise: toPaise(plan.amount),
        terms: this.facts.terms,
        startsAt,
      }),
      ...{ amount: plan.amount, months: plan.months, at: timeOf(shop.at), starts_at: startsAt },
    };
    const gatewayId = `${SEEDED}${digest(`subscription ${this.started}`).slice(0, 10)}`;
    const id = idOf(gatewayId);
    await shop.call(
      `with made as (
         insert into private.subscriptions (
           id, number, user_id, price_id, name, email, phone, address, cut, size, tastes, method, consent, follows, gateway_subscription_id
         )
         select $9::uuid, 'KS-' || upper(left($9::uuid::text, 8)), c.user_id, $3, c.name, c.email, c.phone, $4, l.cut, l.size, l.tastes,
           null, $6, $7, $1
         from jsonb_to_record($2) as c (user_id uuid, name text, email text, phone text),
           jsonb_to_record($5) as l (cut text, size text, tastes text[])
         returning *
       )
       insert into private.subscription_events (subscription_id, type, actor, data)
       select id, 'started', 'customer', jsonb_build_object('amount', $8::numeric) from made`,
      [
        gatewayId,
        JSON.stringify({ ...customer, user_id: customer.userId }),
        plan.priceId,
        JSON.stringify(customer.address),
        JSON.stringify(choice),
        JSON.stringify(consent),
        follows?.id ?? null,
        plan.amount,
        id,
      ],
    );
    await shop.call("select private.fill_picks(s) from private.subscriptions s where id = $1", [id]);
    return { id, gatewayId, method: choice.method, amount: plan.amount, months: plan.months, paid: 0 };
  }

  /** What the gateway says now. */
  async applyUpdate(subscription: Subscription, update: SubscriptionState): Promise<void> {
    await this.shop.call("select public.apply_subscription_update(null, null, null, $1)", [
      JSON.stringify(this.toGatewayUpdate(subscription, update)),
    ]);
    await this.dateEnd();
  }

  /** The gateway has taken the amount; next: null: no other event. Returns the charge. */
  async charge(subscription: Subscription, next: number | null): Promise<string> {
    const { shop } = this;
    const paymentId = shop.makeId("pay");
    subscription.paid += 1;
    await shop.call("select public.apply_subscription_charge(null, null, null, $1)", [
      JSON.stringify({
        gateway_subscription_id: subscription.gatewayId,
        payment_id: paymentId,
        gateway_order_id: shop.makeId("order"),
        invoice_id: shop.makeId("inv"),
        ...{ amount: subscription.amount, currency: "INR", method: subscription.method },
        paid_at: timeOf(shop.at),
        update: next === null ? null : this.toGatewayUpdate(subscription, { status: "active", next }),
      }),
    ]);
    await this.datePayment(paymentId);
    return shop.call("select id from private.subscription_charges where payment_id = $1", [paymentId]);
  }

  /** The order of a charge, as the jobs make it. */
  async order(chargeId: string): Promise<string> {
    const { shop } = this;
    const parcel = parcelRowSchema.parse(
      await shop.call("select public.prepare_subscription_order($1)", [chargeId]),
    );
    if (!parcel) throw new Error("the shelves have nothing for a subscription of the seed");
    const zone = await shop.call<string | null>("select public.find_pincode($1) ->> 'zone'", [
      parcel.address.pincode,
    ]);
    const order = toParcelOrder(parcel, {
      rules: this.facts.rules,
      zone,
      on: indianDate(new Date(shop.at)),
    });
    const placed = await shop.call<{ id: string }>("select public.place_subscription_order($1, $2, $3)", [
      chargeId,
      digest(chargeId),
      JSON.stringify(order),
    ]);
    const paymentId = await shop.call<string>(
      "select payment_id from private.subscription_charges where id = $1",
      [chargeId],
    );
    await this.datePayment(paymentId);
    return placed.id;
  }

  /** The owner's request to the gateway. */
  async requestChange(
    { id }: Subscription,
    change: "skip" | "pause" | "resume" | "cancel",
    { charges = null, reason = "" }: { charges?: number | null; reason?: string } = {},
  ): Promise<void> {
    await this.shop.call(
      "select private.set_pending_change(s, $2, $3, 'customer', $4) from private.subscriptions s where id = $1",
      [id, change, charges, reason],
    );
    await this.dateEnd();
  }

  /** Nothing fits, and its owner is to choose. */
  ask({ id }: Subscription, chargeId: string): Promise<unknown> {
    return this.shop.call(
      `with emptied as (
         delete from private.subscription_picks where subscription_id = $1
       ), notified as (
         insert into private.subscription_events (subscription_id, type, actor, data)
         values ($1, 'charge_asked', 'system', jsonb_build_object('charge_id', $2::uuid))
       )
       update private.subscription_charges
       set state = 'asked', asked_at = $3, next_at = $3::timestamptz + make_interval(days => private.choice_days()) where id = $2`,
      [id, chargeId, new Date(this.shop.at)],
    );
  }

  /** Its owner puts another tee into the next parcel. */
  swap({ id }: Subscription): Promise<unknown> {
    return this.shop.call(
      `with other as (
         select f.variant_id from private.subscriptions s, private.fitting_variants(s) f
         join public.product_variants v on v.id = f.variant_id
         where s.id = $1 and v.product_id not in (
           select k.product_id from private.subscription_picks b join public.product_variants k on k.id = b.variant_id
           where b.subscription_id = s.id
         )
         order by v.stock - v.reserved desc, v.id limit 1
       ), swapped as (
         update private.subscription_picks b set variant_id = o.variant_id, is_chosen = true
         from other o where b.subscription_id = $1 and b.position = 1 returning b.*
       )
       insert into private.subscription_events (subscription_id, type, actor, data)
       select $1, 'swapped', 'customer', jsonb_build_object('position', position, 'variant_id', variant_id) from swapped`,
      [id],
    );
  }

  /** The mandate wasn't authorised for a day. */
  expire({ id }: Subscription): Promise<unknown> {
    return this.shop.call(
      `update private.subscriptions set status = 'expired', gateway_subscription_id = null, ended_at = $2, cancel_asked_at = $2,
         cancel_reason = 'Never started' where id = $1`,
      [id, new Date(this.shop.at)],
    );
  }

  /** The parcel of the next charge is announced. */
  remind({ id }: Subscription): Promise<unknown> {
    return this.shop.call(
      `with notified as (
         update private.subscriptions set reminded_for = charge_at where id = $1 returning *
       ), noted as (
         insert into private.subscription_events (subscription_id, type, actor, data)
         select id, 'reminded', 'system', jsonb_build_object('charge_at', charge_at) from notified
       )
       select private.queue_subscription_message(s, 'subscription_reminder', jsonb_build_object('charge_at', s.charge_at))
       from private.subscriptions s where s.id = $1`,
      [id],
    );
  }

  get noticeMs(): number {
    return this.facts.terms.noticeDays * 24 * 60 * MINUTE;
  }

  private toGatewayUpdate(
    { gatewayId, method, paid }: Subscription,
    { status, next = null, byBank = false }: SubscriptionState,
  ) {
    return {
      gateway_subscription_id: gatewayId,
      ...{ status, at: timeOf(this.shop.at), charge_at: next === null ? null : timeOf(next) },
      ...{ paid_count: paid, method, is_paused_by_bank: byBank },
    };
  }

  /** What was written off now was so at the time that the clock shows: charges are compared with it. */
  private dateEnd(): Promise<unknown> {
    return this.shop.call(
      "update private.subscriptions set cancel_asked_at = $1 where cancel_asked_at >= private.now()",
      [new Date(this.shop.at)],
    );
  }

  /** The clock of the sales reads the time of a payment in what the gateway has said. */
  private datePayment(paymentId: string): Promise<unknown> {
    return this.shop.call(
      "update public.payments set raw = raw || jsonb_build_object('created_at', $2::bigint) where payment_id = $1",
      [paymentId, Math.floor(this.shop.at / 1000)],
    );
  }

  private planAt(slug: string, at: number) {
    return this.shop.call<{ priceId: string; amount: number; months: 1 | 3; tees: number }>(
      `select jsonb_build_object('priceId', a.id, 'amount', a.amount, 'months', p.months, 'tees', p.tees)
       from private.subscription_plans p join private.subscription_prices a on a.plan_id = p.id
       where p.slug = $1 and a.created_at <= $2 order by a.created_at desc limit 1`,
      [slug, new Date(at)],
    );
  }
}
