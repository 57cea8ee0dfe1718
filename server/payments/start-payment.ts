import "server-only";
import type { PaySession } from "@/lib/checkout/outcome";
import { asPaise } from "@/lib/money";
import type { Order } from "@/lib/orders/order";
import { env } from "@/server/env";
import { createGatewayOrder, findGatewayOrder } from "@/server/integrations/razorpay";
import { orderRefOf } from "@/server/orders/order-token";
import { attachGatewayOrder } from "./repository";

/** The gateway accepts no less than a rupee. */
export const minOnlinePaise = asPaise(100);

/**
 * Data for the gateway's payment window. The gateway order of a total is created once: after a crash before
 * it was stored, it is found by our order number.
 */
export async function startPayment(order: Order): Promise<PaySession> {
  return {
    order: orderRefOf(order),
    keyId: env().RAZORPAY_KEY_ID,
    gatewayOrderId: order.gatewayOrderId ?? (await makeGatewayOrder(order)),
    amountPaise: order.totalPaise,
    currency: "INR",
    expiresAt: order.expiresAt,
    prefill: { name: order.name, email: order.email ?? "", contact: order.phone },
  };
}

async function makeGatewayOrder(order: Order): Promise<string> {
  const gatewayOrder =
    (await findGatewayOrder(order.orderNumber, order.totalPaise)) ??
    (await createGatewayOrder({
      amount: order.totalPaise,
      currency: "INR",
      receipt: order.orderNumber,
      notes: { order_id: order.orderNumber },
    }));
  return attachGatewayOrder(order.orderId, gatewayOrder.id, order.totalPaise);
}
