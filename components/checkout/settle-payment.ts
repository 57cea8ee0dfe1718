import { withResponseTimeout } from "@/components/ui/with-response-timeout";
import type { OrderedCart } from "@/lib/checkout/ordered-cart";
import type { PaySession } from "@/lib/checkout/outcome";
import { confirmPaymentAction, payOrderAction } from "@/server/checkout/actions";
import { payInWindow } from "./pay-in-window";

/** paid: as far as the browser knows. If the server could not be reached, the webhook reports it, and the order page waits for that. */
export type PaymentOutcome =
  | { kind: "paid"; bought: OrderedCart | null }
  | { kind: "unpaid"; message: string };

/** Opens the gateway's window, waits for it, and reports the outcome to the server. */
export async function settlePayment(session: PaySession, shopName: string): Promise<PaymentOutcome> {
  const outcome = await payInWindow(session, shopName);
  switch (outcome.kind) {
    case "unavailable":
      return {
        kind: "unpaid",
        message: "The payment window didn't open. Please check your connection and try again.",
      };
    case "dismissed":
      if (outcome.reason === null) return { kind: "unpaid", message: "The payment wasn't completed." };
      return (
        (await findOtherPayment(session)) ?? {
          kind: "unpaid",
          message: `The payment failed: ${outcome.reason}`,
        }
      );
    case "paid":
      return confirm(session, outcome);
  }
}

/** Of another tab: the gateway calls a second payment of an order a failed one. */
async function findOtherPayment({ order }: PaySession): Promise<PaymentOutcome | null> {
  try {
    const result = await withResponseTimeout(payOrderAction(order));
    return result.ok && result.data.kind === "paid" ? { kind: "paid", bought: result.data.bought } : null;
  } catch {
    return null;
  }
}

async function confirm(
  session: PaySession,
  { paymentId, signature }: { paymentId: string; signature: string },
): Promise<PaymentOutcome> {
  try {
    const result = await withResponseTimeout(
      confirmPaymentAction({ ...session.order, paymentId, signature }),
    );
    if (result.ok) return { kind: "paid", bought: result.data.bought };
    if (result.code === "forbidden") return { kind: "unpaid", message: result.message };
  } catch {
    // Offline now, but the payment has succeeded.
  }
  return { kind: "paid", bought: null };
}
