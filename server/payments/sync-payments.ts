import "server-only";
import type { OrderSummary } from "@/lib/orders/order";
import { listGatewayPayments } from "@/server/integrations/razorpay";
import { factOfPayment, recordPayment } from "./record-payment";

/** Reads the payments of an order from the gateway and records them. Returns whether one was confirmed. */
export async function syncPayments(order: Pick<OrderSummary, "gatewayOrderId">): Promise<boolean> {
  if (!order.gatewayOrderId) return false;
  let isConfirmed = false;
  for (const payment of await listGatewayPayments(order.gatewayOrderId)) {
    const fact = factOfPayment("poll", payment);
    if (fact && (await recordPayment(fact)) === "confirmed") isConfirmed = true;
  }
  return isConfirmed;
}
