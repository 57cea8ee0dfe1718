import "server-only";
import { captureGatewayPayment } from "@/server/integrations/razorpay";
import { GatewayError } from "@/server/integrations/razorpay-transport";
import { log } from "@/server/log";
import { factOfPayment, recordPayment } from "./record-payment";
import { claimCaptures } from "./repository";

/** As many as fit into a lease of five minutes, even at the slowest. */
const perRun = 10;

/**
 * Captures authorised payments of orders that can be fulfilled. The bank releases the others automatically. A
 * refused capture has mostly happened already: webhook or poller report it.
 */
export async function capturePayments(): Promise<{ captured: number }> {
  let captured = 0;
  for (const claim of await claimCaptures(perRun)) {
    try {
      const fact = factOfPayment("poll", await captureGatewayPayment(claim));
      if (fact && (await recordPayment(fact)) === "confirmed") captured += 1;
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      const { paymentId } = claim;
      log.warn({ paymentId, status: error.status, reason: error.reason }, "payments: not captured");
      if (error.status === 400) continue;
      // The other calls would fail too. The claimed payments come again when their lease ends.
      break;
    }
  }
  return { captured };
}
