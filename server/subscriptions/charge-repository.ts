import "server-only";
import { z } from "zod";
import { row } from "@/lib/row";
import type { Parcel, toParcelOrder } from "@/lib/subscriptions/parcel-order";
import { parcelRowSchema } from "@/lib/subscriptions/parcel-row";
import { BackendError } from "@/server/errors";
import type { Json } from "@/server/supabase/database.types";
import { serviceRpc } from "@/server/supabase/service-client";
import { withJobDeadline } from "@/server/supabase/with-job-deadline";

const claimedSchema = z.array(row({ id: z.string(), isOver: z.boolean() }));

/** Charges whose order is due, leased for two minutes. isOver: its subscriber did not answer in time. */
export async function claimCharges(limit: number) {
  return claimedSchema.parse(await serviceRpc("claim_subscription_charges", { limit }));
}

/** Data for the order of a charge; null when it is settled already, or its subscriber must choose. */
export async function prepareParcel(chargeId: string): Promise<Parcel | null> {
  return parcelRowSchema.parse(await serviceRpc("prepare_subscription_order", { chargeId }));
}

/** Returns the number of the order. */
export async function placeParcel(
  chargeId: string,
  requestHash: string,
  order: ReturnType<typeof toParcelOrder<Json>>,
): Promise<string> {
  return z
    .object({ order_id: z.string() })
    .parse(await serviceRpc("place_subscription_order", { chargeId, requestHash, order })).order_id;
}

/** Whether the facts changed between the parcel and its order: it must be composed again. */
export function isOvertaken(error: unknown): boolean {
  return (
    error instanceof BackendError && /^(out_of_stock|unavailable|price_changed|stale)$/.test(error.hint ?? "")
  );
}

export async function recordChargeAttempt(chargeId: string, why: string): Promise<void> {
  await serviceRpc("record_charge_attempt", { chargeId, error: why });
}

export async function refundChargeInFull(chargeId: string): Promise<void> {
  await serviceRpc("refund_subscription_charge", { chargeId, why: "nothing_left", actor: "system" });
}

/** Announces upcoming charges, ends pauses, and ends unpaid subscriptions. */
export async function runSubscriptionSchedule(limit: number): Promise<void> {
  await withJobDeadline(() => serviceRpc("run_subscription_schedule", { limit }));
}
