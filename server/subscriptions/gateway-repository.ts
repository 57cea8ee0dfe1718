import "server-only";
import { z } from "zod";
import { type Paise, toRupees } from "@/lib/money";
import { money } from "@/lib/money-schema";
import { row, toColumns } from "@/lib/row";
import { pendingChanges, type SubscriptionMethod } from "@/lib/subscriptions/subscription";
import { serviceRpc } from "@/server/supabase/service-client";

/** Event id from the webhook; the hash of its body distinguishes a retry from another event with a used id. */
interface EventFact {
  eventId: string;
  eventType: string;
  bodyHash: string;
}

/** The gateway's state of a subscription. Times in ISO. */
export interface GatewayUpdate {
  gatewaySubscriptionId: string;
  status: string;
  at: string;
  chargeAt: string | null;
  mandateEndsAt: string | null;
  paidCount: number;
  method: SubscriptionMethod | null;
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
  update: GatewayUpdate | null;
}

// Null: the state was read from the gateway, so no event needs to be applied only once.
const orPoll = (event: EventFact | null): EventFact =>
  // The type generator does not support nullable arguments.
  event ?? { eventId: null as unknown as string, eventType: "poll", bodyHash: "" };

const toUpdateColumns = (update: GatewayUpdate) => toColumns({ mandatePaymentId: null, ...update });

const resultSchema = z.object({ result: z.string() });

export async function applyGatewayUpdate(event: EventFact | null, update: GatewayUpdate): Promise<string> {
  const args = { ...orPoll(event), update: toUpdateColumns(update) };
  return resultSchema.parse(await serviceRpc("apply_subscription_update", args)).result;
}

/** Returns `charged` when its order is due now. */
export async function applyCharge(
  event: EventFact | null,
  { amountPaise, update, ...charge }: ChargeFact,
): Promise<string> {
  const answer = await serviceRpc("apply_subscription_charge", {
    ...orPoll(event),
    charge: {
      ...toColumns(charge),
      amount: toRupees(amountPaise),
      update: update && toUpdateColumns(update),
    },
  });
  return resultSchema.parse(answer).result;
}

export async function recordMandatePayment(
  event: EventFact,
  paymentId: string,
  gatewayOrderId: string | null,
): Promise<string> {
  return resultSchema.parse(
    await serviceRpc("record_mandate_payment", {
      ...event,
      paymentId,
      gatewayOrderId: gatewayOrderId as string,
    }),
  ).result;
}

const toMakeSchema = row({
  number: z.string(),
  gatewaySubscriptionId: z.string().nullable(),
  gatewayPlanId: z.string().nullable(),
  months: z.number(),
  createdAt: z.string(),
  startsAt: z.string().nullable(),
}).nullable();

/** Data for creating it at the gateway; null when it is deleted or has ended. */
export async function findSubscriptionToMake(id: string) {
  return toMakeSchema.parse(await serviceRpc("find_subscription_at_gateway", { id }));
}

/** Returns the gateway's id that was stored first; that one is valid. */
export async function attachGatewaySubscription(id: string, gatewaySubscriptionId: string): Promise<string> {
  return serviceRpc("attach_gateway_subscription", { id, gatewaySubscriptionId });
}

const claimedChangesSchema = z.array(
  row({ id: z.string(), pendingChange: z.enum(pendingChanges), gatewaySubscriptionId: z.string() }),
);
export type ClaimedChange = z.infer<typeof claimedChangesSchema>[number];

/** Pending changes for the gateway, each leased for two minutes; with an id, only that one's. */
export async function claimChanges(limit: number, id?: string): Promise<ClaimedChange[]> {
  return claimedChangesSchema.parse(await serviceRpc("claim_subscription_changes", { limit, id }));
}

export async function refuseChange({ id, pendingChange }: ClaimedChange, why: string): Promise<void> {
  await serviceRpc("refuse_subscription_change", { id, change: pendingChange, error: why });
}

const syncsSchema = z.array(
  row({
    gatewaySubscriptionId: z.string(),
    charged: z.array(z.string()).transform((payments) => new Set(payments)),
  }),
);
export type ClaimedSync = z.infer<typeof syncsSchema>[number];

/** Subscriptions to read from the gateway, with their booked payments; with an id, only that one. */
export async function claimSyncs(limit: number, id?: string): Promise<ClaimedSync[]> {
  return syncsSchema.parse(await serviceRpc("claim_subscription_syncs", { limit, id }));
}

const pricesSchema = z.array(
  row(
    { id: z.string(), name: z.string(), months: z.number(), amountPaise: money, createdAt: z.string() },
    { amountPaise: "amount" },
  ),
);

/** Prices without a plan at the gateway. */
export async function claimPrices(limit: number) {
  return pricesSchema.parse(await serviceRpc("claim_subscription_prices", { limit }));
}

export async function settlePrice(
  id: string,
  outcome: { gatewayPlanId: string } | { error: string },
): Promise<void> {
  await serviceRpc("settle_subscription_price", {
    id,
    gatewayPlanId: ("gatewayPlanId" in outcome ? outcome.gatewayPlanId : null) as string,
    error: "error" in outcome ? outcome.error : undefined,
  });
}
