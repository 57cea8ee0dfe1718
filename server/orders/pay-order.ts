import "server-only";
import type { PayOutcome } from "@/lib/checkout/outcome";
import { isAwaitingPayment, type Order } from "@/lib/orders/order";
import { GatewayError } from "@/server/integrations/razorpay";
import { log } from "@/server/log";
import { startPayment } from "@/server/payments/start-payment";
import { syncPayments } from "@/server/payments/sync-payments";
import { boughtBy, orderRefOf } from "./order-token";
import { requireOrder } from "./repository";

/** Pays an order that is there, unless it turns out to be paid or given up. */
export async function payOrder(order: Order): Promise<PayOutcome> {
  if (!isAwaitingPayment(order)) return closed(order);
  try {
    if (await syncPayments(order)) return closed(await requireOrder(order.id));
    return { kind: "pay", session: await startPayment(order) };
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log.error({ orderId: order.orderId, status: error.status }, "order: the gateway gave no order");
    return { kind: "gateway_down", order: orderRefOf(order) };
  }
}

function closed(order: Order): PayOutcome {
  if (order.paymentStatus === "captured") return { kind: "paid", bought: boughtBy(order) };
  return { kind: "closed", order: orderRefOf(order) };
}
