import { openGatewayWindow } from "@/components/checkout/pay-in-window";
import { withResponseTimeout } from "@/components/ui/with-response-timeout";
import type { MandateSession } from "@/lib/subscriptions/subscription";
import { confirmMandateAction } from "@/server/subscriptions/actions";

/** agreed: as far as the browser knows. If the server could not be reached, the gateway reports it. */
export type MandateEnd = { kind: "agreed" } | { kind: "open"; message: string };

/** Opens the gateway's window for a mandate, waits for it, and reports the outcome to the server. */
export async function payMandate(session: MandateSession, shopName: string): Promise<MandateEnd> {
  const outcome = await openGatewayWindow({
    key: session.keyId,
    subscription_id: session.gatewaySubscriptionId,
    ...(session.isChange && { subscription_card_change: true }),
    name: shopName,
    description: session.description,
    prefill: session.prefill,
  });
  switch (outcome.kind) {
    case "unavailable":
      return {
        kind: "open",
        message: "The payment window didn't open. Please check your connection and try again.",
      };
    case "dismissed":
      return {
        kind: "open",
        message: outcome.reason ? `The payment failed: ${outcome.reason}` : "The payment wasn't completed.",
      };
    case "paid":
      return confirm(session.subscriptionId, outcome);
  }
}

async function confirm(id: string, claim: { paymentId: string; signature: string }): Promise<MandateEnd> {
  try {
    const { paymentId, signature } = claim;
    const result = await withResponseTimeout(confirmMandateAction({ id, paymentId, signature }));
    if (!result.ok && result.code === "forbidden") return { kind: "open", message: result.message };
  } catch {
    // Offline now, but the mandate has been authorised.
  }
  return { kind: "agreed" };
}
