import { type Failure, newId, type RazorpayOrder, type RazorpayPayment } from "../entities";
import { type Instrument, vpaOf } from "../instruments";
import type { Refunds } from "../refunds";
import { type Billing, type BillingParts, makeEvent } from "./billing";
import type { MandateMethod, Subscription } from "./entities";
import { planLine } from "./invoices";

/** Razorpay charges five rupees to verify a card, and refunds them. */
const TOKEN_PAISE = 500;
/** A bank requires the UPI PIN above it. */
const UPI_LIMIT_PAISE = 1_500_000;

export type Consent = { instrument: Instrument; email: string; contact: string };

type Parts = BillingParts & { billing: Billing; refunds: Refunds };

/** A customer's authorisation of a subscription: the first time, or with another instrument later. */
export class Mandates {
  constructor(private readonly parts: Parts) {}

  /** Why no mandate is possible now, in Razorpay's words. */
  refusalOf({ status }: Subscription, isChange: boolean): string | null {
    if (status === "cancelled" || status === "completed" || status === "expired") {
      return "Oops! Something went wrong. Please contact the merchant for further assistance.";
    }
    if (isChange) {
      const canChange = status === "active" || status === "pending" || status === "halted";
      return canChange ? null : "Cannot change card for the subscription at this state";
    }
    return status === "created" ? null : "Customer payment not allowed for the subscription at this stage.";
  }

  /** A card can be replaced by anything, the others only by a card. UPI pays no more than 15,000 rupees. */
  methodsOf(subscription: Subscription): MandateMethod[] {
    const { mandate } = this.parts.store.termsOf(subscription.id);
    if (mandate && mandate.method !== "card") return ["card"];
    const each = this.parts.billing.planOf(subscription).item.amount * subscription.quantity;
    return each > UPI_LIMIT_PAISE ? ["card", "emandate"] : ["upi", "card", "emandate"];
  }

  /** The customer's immediate payment, in paise. */
  amountOf(subscription: Subscription): number {
    const { billing } = this.parts;
    if (subscription.status === "pending") return billing.openInvoice(subscription).amount_due;
    if (subscription.status !== "created" || subscription.start_at !== null) return TOKEN_PAISE;
    return planLine(billing.planOf(subscription), subscription.quantity).net_amount;
  }

  accept(subscription: Subscription, consent: Consent): RazorpayPayment {
    const isNew = subscription.status === "created";
    this.remember(subscription, consent);
    if (subscription.status === "pending") return this.parts.billing.collectOpen(subscription);
    if (isNew && subscription.start_at === null) return this.parts.billing.begin(subscription);
    const payment = this.payToken(subscription);
    if (isNew) this.authenticate(subscription);
    else if (subscription.status === "halted") this.reactivate(subscription);
    return payment;
  }

  /** The subscription stays unchanged. */
  decline(subscription: Subscription, consent: Consent, failure: Failure): RazorpayPayment {
    const order = this.newOrder(subscription, this.amountOf(subscription));
    return this.parts.payments.fail({ order, ...instrumentOf(consent) }, failure);
  }

  private newOrder({ id }: Subscription, amount: number): RazorpayOrder {
    const payInput = { amount, currency: "INR", receipt: null, notes: {}, subscriptionId: id };
    return this.parts.payments.createOrder(payInput);
  }

  private remember(subscription: Subscription, consent: Consent): void {
    const mandate = { ...instrumentOf(consent), tokenId: newId("token") };
    this.parts.store.termsOf(subscription.id).mandate = mandate;
    subscription.customer_id ??= newId("cust");
    subscription.payment_method = mandate.method;
  }

  /** A token, which is refunded at once. */
  private payToken(subscription: Subscription): RazorpayPayment {
    const { payments, billing, refunds } = this.parts;
    const order = this.newOrder(subscription, TOKEN_PAISE);
    const payment = payments.pay(billing.payInput(subscription, order.id, null));
    refunds.make(payment, { amount: TOKEN_PAISE, receipt: null, notes: [] });
    return payment;
  }

  private authenticate(subscription: Subscription): void {
    subscription.status = "authenticated";
    this.parts.billing.publish(subscription, [makeEvent("subscription.authenticated", subscription)]);
  }

  /** Cycles missed while it was halted are not charged again. */
  private reactivate(subscription: Subscription): void {
    Object.assign(subscription, { status: "active", auth_attempts: 0 });
    this.parts.billing.publish(subscription, [makeEvent("subscription.activated", subscription)]);
  }
}

function instrumentOf({ instrument, email, contact }: Consent) {
  return {
    method: instrument.method,
    vpa: vpaOf(instrument),
    bank: instrument.method === "emandate" ? instrument.bank : undefined,
    email,
    contact,
  };
}
