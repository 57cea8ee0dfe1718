import "server-only";
import { z } from "zod";
import { type Paise, toRupees } from "@/lib/money";
import { money } from "@/lib/money-schema";
import { row } from "@/lib/row";
import { serviceClient } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";

/** As the receiver of webhooks names it; the hash of its body tells a retry from another event with a used id. */
interface EventFact {
  eventId: string;
  eventType: string;
  bodyHash: string;
}

/** What the gateway says of a subscription. Moments in ISO. */
export interface SubscriptionNews {
  gatewaySubscriptionId: string;
  status: string;
  at: string;
  chargeAt: string | null;
  paidCount: number;
  method: "upi" | "card" | "emandate" | null;
  isPausedByBank: boolean;
  /** A payment that its owner has just made in the gateway's window. */
  mandatePaymentId?: string;
}

/** A charge that the gateway has taken. */
export interface ChargeFact {
  gatewaySubscriptionId: string;
  paymentId: string;
  gatewayOrderId: string | null;
  invoiceId: string | null;
  amountPaise: Paise;
  currency: string;
  method: string | null;
  /** ISO, by the gateway's clock */
  paidAt: string;
  news: SubscriptionNews | null;
}

// Null: the gateway was asked, and nothing is to be applied once.
const eventRow = (event: EventFact | null) => ({
  // The generator knows no arguments that may be null.
  p_event_id: (event?.eventId ?? null) as string,
  p_event_type: event?.eventType ?? "poll",
  p_body_hash: event?.bodyHash ?? "",
});

const newsRow = (news: SubscriptionNews) => ({
  gateway_subscription_id: news.gatewaySubscriptionId,
  status: news.status,
  at: news.at,
  charge_at: news.chargeAt,
  paid_count: news.paidCount,
  method: news.method,
  is_paused_by_bank: news.isPausedByBank,
  mandate_payment_id: news.mandatePaymentId ?? null,
});

const resultSchema = z.object({ result: z.string() });

export async function applyNews(event: EventFact | null, news: SubscriptionNews): Promise<string> {
  const answer = await serviceClient().rpc("apply_subscription_news", {
    ...eventRow(event),
    p_news: newsRow(news),
  });
  return resultSchema.parse(unwrap("subscriptions: news", answer)).result;
}

/** Returns `charged` when its order is to be made now. */
export async function applyCharge(event: EventFact | null, charge: ChargeFact): Promise<string> {
  const answer = await serviceClient().rpc("apply_subscription_charge", {
    ...eventRow(event),
    p_charge: {
      gateway_subscription_id: charge.gatewaySubscriptionId,
      payment_id: charge.paymentId,
      gateway_order_id: charge.gatewayOrderId,
      invoice_id: charge.invoiceId,
      amount: toRupees(charge.amountPaise),
      currency: charge.currency,
      method: charge.method,
      paid_at: charge.paidAt,
      news: charge.news && newsRow(charge.news),
    },
  });
  return resultSchema.parse(unwrap("subscriptions: charge", answer)).result;
}

export async function noteMandatePayment(
  event: EventFact,
  paymentId: string,
  gatewayOrderId: string | null,
): Promise<string> {
  const answer = await serviceClient().rpc("note_mandate_payment", {
    p_event_id: event.eventId,
    p_event_type: event.eventType,
    p_body_hash: event.bodyHash,
    p_payment_id: paymentId,
    p_gateway_order_id: gatewayOrderId as string,
  });
  return resultSchema.parse(unwrap("subscriptions: mandate payment", answer)).result;
}

const toMakeSchema = row({
  number: z.string(),
  gatewaySubscriptionId: z.string().nullable(),
  gatewayPlanId: z.string().nullable(),
  months: z.number(),
  createdAt: z.string(),
  startsAt: z.string().nullable(),
}).nullable();

/** What creating it at the gateway takes; null when it is gone or has ended. */
export async function findSubscriptionToMake(id: string) {
  const answer = await serviceClient().rpc("find_subscription_at_gateway", { p_id: id });
  return toMakeSchema.parse(unwrap("subscriptions: to make", answer));
}

/** Returns the gateway's id that was stored first; that one is valid. */
export async function attachGatewaySubscription(id: string, gatewaySubscriptionId: string): Promise<string> {
  const answer = await serviceClient().rpc("attach_gateway_subscription", {
    p_id: id,
    p_gateway_subscription_id: gatewaySubscriptionId,
  });
  return unwrap("subscriptions: attach", answer);
}

const wishesSchema = z.array(
  row({ id: z.string(), wish: z.enum(["pause", "resume", "cancel"]), gatewaySubscriptionId: z.string() }),
);
export type ClaimedWish = z.infer<typeof wishesSchema>[number];

/** What the gateway is to be asked for, each leased for two minutes; with an id, only of that one. */
export async function claimWishes(limit: number, id?: string): Promise<ClaimedWish[]> {
  const answer = await serviceClient().rpc("claim_subscription_wishes", { p_limit: limit, p_id: id });
  return wishesSchema.parse(unwrap("subscriptions: wishes", answer));
}

export async function refuseWish({ id, wish }: ClaimedWish, why: string): Promise<void> {
  const answer = await serviceClient().rpc("refuse_subscription_wish", {
    p_id: id,
    p_wish: wish,
    p_error: why,
  });
  unwrap("subscriptions: refuse wish", answer);
}

const syncsSchema = z.array(
  z
    .object({ gateway_subscription_id: z.string(), charged: z.array(z.string()) })
    .transform(({ gateway_subscription_id, charged }) => ({
      gatewaySubscriptionId: gateway_subscription_id,
      charged: new Set(charged),
    })),
);
export type ClaimedSync = z.infer<typeof syncsSchema>[number];

/** Those of which the gateway is to be asked, with the payments that are booked; with an id, only that one. */
export async function claimSyncs(limit: number, id?: string): Promise<ClaimedSync[]> {
  const answer = await serviceClient().rpc("claim_subscription_syncs", { p_limit: limit, p_id: id });
  return syncsSchema.parse(unwrap("subscriptions: syncs", answer));
}

const pricesSchema = z.array(
  row(
    { id: z.string(), name: z.string(), months: z.number(), amountPaise: money, createdAt: z.string() },
    { amountPaise: "amount" },
  ),
);

/** Prices that the gateway has no plan of. */
export async function claimPrices(limit: number) {
  const answer = await serviceClient().rpc("claim_subscription_prices", { p_limit: limit });
  return pricesSchema.parse(unwrap("subscriptions: prices", answer));
}

export async function settlePrice(
  id: string,
  outcome: { gatewayPlanId: string } | { error: string },
): Promise<void> {
  const answer = await serviceClient().rpc("settle_subscription_price", {
    p_id: id,
    p_gateway_plan_id: ("gatewayPlanId" in outcome ? outcome.gatewayPlanId : null) as string,
    p_error: "error" in outcome ? outcome.error : undefined,
  });
  unwrap("subscriptions: settle price", answer);
}
