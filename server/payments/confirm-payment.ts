import "server-only";
import type { ConfirmOutcome } from "@/lib/checkout/outcome";
import type { Order } from "@/lib/orders/order";
import { env } from "@/server/env";
import { AppError } from "@/server/errors";
import { type GatewayPayment, getGatewayPayment } from "@/server/integrations/razorpay";
import { GatewayError } from "@/server/integrations/razorpay-transport";
import { log } from "@/server/log";
import { toOrderedCart } from "@/server/orders/order-token";
import { factOfPayment, recordPayment } from "./record-payment";
import { isPaymentSignature } from "./signatures";

/** The browser reports a payment. Its signature proves that the payment exists; amount and state come from the gateway. */
export async function confirmPayment(
  order: Order,
  claim: { paymentId: string; signature: string },
): Promise<ConfirmOutcome> {
  const { gatewayOrderId } = order;
  if (!gatewayOrderId || !isPaymentSignature({ ...claim, gatewayOrderId }, env().RAZORPAY_KEY_SECRET)) {
    log.warn(
      { orderNumber: order.orderNumber, paymentId: claim.paymentId },
      "payment: forged confirmation refused",
    );
    throw new AppError("forbidden", "We couldn't verify this payment.");
  }
  const payment = await fetchPayment(claim.paymentId);
  const fact = payment?.order_id === gatewayOrderId ? factOfPayment("callback", payment) : null;
  const result = fact && (await recordPayment(fact));
  const isPaid = result === "confirmed" || result === "already_confirmed";
  return { kind: isPaid ? "paid" : "pending", bought: toOrderedCart(order) };
}

/** Null when the gateway does not respond: the webhook or the poller will report the payment. */
async function fetchPayment(paymentId: string): Promise<GatewayPayment | null> {
  try {
    return await getGatewayPayment(paymentId);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log.warn({ paymentId, status: error.status }, "payment: could not be read");
    return null;
  }
}
