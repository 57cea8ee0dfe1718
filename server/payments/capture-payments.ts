import "server-only";
import { captureGatewayPayment, GatewayError } from "@/server/integrations/razorpay";
import { log } from "@/server/log";
import { factOfPayment, recordPayment } from "./record-payment";
import { claimCaptures } from "./repository";

/** What a lease of five minutes is enough for, when each takes its longest. */
const perRun = 10;

/**
 * Takes money that a bank has put aside and the gateway has not taken, for orders that can be made. What is not taken, the
 * bank frees by itself. A capture that is refused has mostly happened meanwhile: webhook or poller tell of it.
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
      // Nothing else will be answered either: what was claimed comes again when its lease is over.
      break;
    }
  }
  return { captured };
}
