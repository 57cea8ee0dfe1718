import "server-only";
import type { PayOutcome } from "@/lib/checkout/outcome";
import { reusedCouponMessage } from "@/lib/coupons/explain";
import { canPrepay, isAwaitingPayment, type Order } from "@/lib/orders/order";
import { splitGst } from "@/lib/pricing/gst";
import { AppError, moveRefusalOf } from "@/server/errors";
import { offerPrepay } from "@/server/fulfilment/repository";
import { GatewayError } from "@/server/integrations/razorpay-transport";
import { log } from "@/server/log";
import { orderRefOf, toOrderedCart } from "@/server/orders/order-token";
import { requireOrder } from "@/server/orders/repository";
import { startPayment } from "@/server/payments/start-payment";
import { syncPayments } from "@/server/payments/sync-payments";
import { hasReusedCoupon } from "./repository";

/** Starts the payment of an existing order, unless it is already paid or cancelled. */
export async function payOrder(order: Order): Promise<PayOutcome> {
  const isPrepay = canPrepay(order);
  if (!isAwaitingPayment(order) && !isPrepay) return closed(order);
  try {
    if (await syncPayments(order)) return closed(await requireOrder(order.orderId));
    if (await hasReusedCoupon(order)) throw new AppError("conflict", reusedCouponMessage);
    return { kind: "pay", session: await startPayment(isPrepay ? await withoutCash(order) : order) };
  } catch (error) {
    // Cancelled, packed or paid since then.
    if (["bad_transition", "not_found"].includes(moveRefusalOf(error) ?? "")) {
      return closed(await requireOrder(order.orderId));
    }
    if (!(error instanceof GatewayError)) throw error;
    log.error(
      { orderNumber: order.orderNumber, status: error.status },
      "order: the gateway created no order",
    );
    return { kind: "gateway_down", order: orderRefOf(order) };
  }
}

/** The order as an online order: without the COD fee and without an expiry. */
async function withoutCash(order: Order): Promise<Order> {
  const { gstPercent, isInterstate } = order.charges;
  const totalPaise = await offerPrepay(
    order.orderId,
    splitGst(order.shippingPaise, gstPercent, isInterstate),
  );
  return { ...order, totalPaise, expiresAt: null };
}

function closed(order: Order): PayOutcome {
  if (order.paymentStatus === "captured") return { kind: "paid", bought: toOrderedCart(order) };
  return { kind: "closed", order: orderRefOf(order) };
}
