import "server-only";
import type { Subscription } from "@/lib/subscriptions/subscription";
import { env } from "@/server/env";
import { AppError } from "@/server/errors";
import { log } from "@/server/log";
import { isSubscriptionSignature } from "@/server/payments/signatures";
import { syncSubscription } from "./sync-subscriptions";

/** The browser reports a mandate. Its signature proves that it exists; its details come from the gateway. */
export async function confirmMandate(
  { id, gatewaySubscriptionId }: Subscription,
  claim: { paymentId: string; signature: string },
): Promise<void> {
  const isReal =
    gatewaySubscriptionId !== null &&
    isSubscriptionSignature({ ...claim, gatewaySubscriptionId }, env().RAZORPAY_KEY_SECRET);
  if (!isReal) {
    log.warn({ subscription: id, paymentId: claim.paymentId }, "subscriptions: forged confirmation refused");
    throw new AppError("forbidden", "We couldn't verify this payment.");
  }
  try {
    await syncSubscription(id, claim.paymentId);
  } catch (error) {
    log.warn(
      { err: error, subscription: id },
      "subscriptions: not read after a mandate; the webhook follows",
    );
  }
}
