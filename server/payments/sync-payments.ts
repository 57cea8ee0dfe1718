import "server-only";
import type { OrderSummary } from "@/lib/orders/order";
import { listGatewayPayments } from "@/server/integrations/razorpay";
import { factOfPayment, recordPayment } from "./record-payment";

/** Asks the gateway what was paid for an order and records it. Returns whether anything was confirmed. */
export async function syncPayments(order: Pick<OrderSummary, "gatewayOrderId">): Promise<boolean> {
  if (!order.gatewayOrderId) return false;
  let isConfirmed = false;
  for (const payment of await listGatewayPayments(order.gatewayOrderId)) {
    const fact = factOfPayment("poll", payment);
    if (fact && (await recordPayment(fact)) === "confirmed") isConfirmed = true;
  }
  return isConfirmed;
}
