import "server-only";
import { z } from "zod";
import { row } from "@/lib/row";
import type { orderOfParcel, Parcel } from "@/lib/subscriptions/parcel-order";
import { parcelRowSchema } from "@/lib/subscriptions/parcel-row";
import { BackendError } from "@/server/errors";
import type { Json } from "@/server/supabase/database.types";
import { serviceClient } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";
import { withinJobPatience } from "@/server/supabase/within-job-patience";

const claimedSchema = z.array(row({ id: z.string(), isOver: z.boolean() }));

/** Charges whose order is to be made, leased for two minutes. isOver: its subscriber was asked for too long. */
export async function claimCharges(limit: number) {
  const answer = await serviceClient().rpc("claim_subscription_charges", { p_limit: limit });
  return claimedSchema.parse(unwrap("subscriptions: charges", answer));
}

/** What the order of a charge is made of; null when it is settled already, or its subscriber is asked. */
export async function prepareParcel(chargeId: string): Promise<Parcel | null> {
  const answer = await serviceClient().rpc("prepare_subscription_order", { p_charge_id: chargeId });
  return parcelRowSchema.parse(unwrap("subscriptions: prepare order", answer));
}

/** Returns the number of the order. */
export async function placeParcel(
  chargeId: string,
  requestHash: string,
  order: ReturnType<typeof orderOfParcel<Json>>,
): Promise<string> {
  const answer = await serviceClient().rpc("place_subscription_order", {
    p_charge_id: chargeId,
    p_request_hash: requestHash,
    p_order: order,
  });
  return z.object({ order_id: z.string() }).parse(unwrap("subscriptions: place order", answer)).order_id;
}

/** Whether the facts changed between the parcel and its order: it is to be put together again. */
export function isOvertaken(error: unknown): boolean {
  return (
    error instanceof BackendError && /^(out_of_stock|unavailable|price_changed|stale)$/.test(error.hint ?? "")
  );
}

export async function noteChargeAttempt(chargeId: string, why: string): Promise<void> {
  const answer = await serviceClient().rpc("note_charge_attempt", { p_charge_id: chargeId, p_error: why });
  unwrap("subscriptions: note attempt", answer);
}

export async function sendChargeBack(chargeId: string): Promise<void> {
  const answer = await serviceClient().rpc("refund_subscription_charge", {
    p_charge_id: chargeId,
    p_why: "nothing_left",
    p_actor: "system",
  });
  unwrap("subscriptions: send back", answer);
}

/** Announces what comes, lets pauses end, and ends what stayed unpaid. */
export async function tendSubscriptionRows(limit: number): Promise<void> {
  unwrap(
    "subscriptions: tend",
    await withinJobPatience(() => serviceClient().rpc("tend_subscriptions", { p_limit: limit })),
  );
}
