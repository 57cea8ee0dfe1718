import "server-only";
import { isRetryableStatus } from "@/lib/retry";
import { createGatewayRefund, listGatewayRefunds } from "@/server/integrations/razorpay";
import { GatewayError } from "@/server/integrations/razorpay-transport";
import { log } from "@/server/log";
import { explainRefusal } from "./explain-refusal";
import { factOfRefund, recordRefund } from "./record-refund";
import { type ClaimedRefund, claimRefunds, recordRefundAttempt } from "./repository";

/** As many as fit into a lease of two minutes, even at the slowest. */
const perRun = 10;

/**
 * Sends due refunds and checks pending ones. Each refund's id is its idempotency key, so a lost response, a
 * crash or a second worker never pays twice. The gateway decides how a refund ends, by webhook or here.
 */
export async function sendRefunds(): Promise<{ refunded: number }> {
  let refunded = 0;
  for (const refund of await claimRefunds(perRun)) {
    try {
      if (refund.status === "requested") await sendRefund(refund);
      else await askAfter(refund);
      refunded += 1;
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      log.warn({ refundId: refund.id, status: error.status }, "refunds: the gateway accepts none now");
      // The other calls would fail too. The claimed refunds come again when their lease ends.
      break;
    }
  }
  return { refunded };
}

async function sendRefund({ id, paymentId, amountPaise, reason }: ClaimedRefund): Promise<void> {
  try {
    const made = await createGatewayRefund({ paymentId, key: id, amount: amountPaise, notes: { reason } });
    await recordRefundAttempt(id, { status: "pending", gatewayRefundId: made.id });
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    const made = isUnderWay(error) ? await findByReceipt(paymentId, id) : undefined;
    if (made) return recordRefundAttempt(id, { status: "pending", gatewayRefundId: made.id });
    if (isFinal(error)) {
      log.error({ refundId: id, paymentId, reason: error.reason }, "refund: refused, a person must look");
      return recordRefundAttempt(id, { status: "failed", error: explainRefusal(error.reason) });
    }
    await recordRefundAttempt(id, { status: "requested", error: error.reason ?? error.message });
    if (!isUnderWay(error)) throw error;
  }
}

/** Another operation on the payment is in progress, or this refund already exists. */
function isUnderWay({ status, reason }: GatewayError): boolean {
  return status === 409 || (status === 400 && /in progress|duplicate receipt/i.test(reason ?? ""));
}

/**
 * Understood and refused. Wrong keys and limits are our fault, and an unreadable response isn't a refusal:
 * those are retried.
 */
function isFinal(error: GatewayError): boolean {
  const { status } = error;
  if (status === null || status < 400 || isUnderWay(error)) return false;
  return !isRetryableStatus(status) && status !== 401 && status !== 403;
}

async function findByReceipt(paymentId: string, id: string) {
  return (await listGatewayRefunds(paymentId)).find(({ receipt }) => receipt === id);
}

async function askAfter({ paymentId, gatewayRefundId }: ClaimedRefund): Promise<void> {
  const found = (await listGatewayRefunds(paymentId)).find(({ id }) => id === gatewayRefundId);
  const fact = found && factOfRefund(found);
  if (fact) await recordRefund(fact);
}
