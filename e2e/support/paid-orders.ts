import { sandboxKeys } from "../../sandbox/keys";
import { backend, rowOf } from "./backend";
import { gatewayUrl } from "./env";
import { placeOrder } from "./orders";
import { razorpayControl } from "./razorpay-control";
import type { Tee } from "./tees";

const credentials = Buffer.from(`${sandboxKeys.razorpayKeyId}:${sandboxKeys.razorpayKeySecret}`);

async function postTo(address: string, body: object, authorization: string): Promise<unknown> {
  const reply = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json", authorization },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}: ${await reply.text()}`);
  return reply.json();
}

/** An order that only the gateway has; money paid for it has no order in the shop. `total`: rupees. */
export async function makeGatewayOrder(total: number, receipt: string): Promise<string> {
  const made = await postTo(
    `${gatewayUrl}/razorpay/v1/orders`,
    { amount: Math.round(total * 100), currency: "INR", receipt },
    `Basic ${credentials.toString("base64")}`,
  );
  return String(Object(made).id);
}

/** Places an unpaid order with a gateway order. */
export async function placeOnlineOrder(tee: Tee, email: string) {
  const orderId = await placeOrder(tee, { email, method: "online" });
  const order = rowOf(await backend.from("orders").select("id, total").eq("order_id", orderId));
  const gatewayOrderId = await makeGatewayOrder(order.total, orderId);
  await backend.rpc("attach_gateway_order", {
    p_order_id: order.id,
    p_gateway_order_id: gatewayOrderId,
    p_amount: order.total,
  });
  return { ...order, gatewayOrderId };
}

/** Pays in full at the gateway, and waits until the shop has answered the webhooks. */
export async function payAtGateway(gatewayOrderId: string): Promise<void> {
  await razorpayControl.set(gatewayOrderId, { webhooks: "hold" });
  await razorpayControl.pay(gatewayOrderId, "captured");
  await razorpayControl.release(gatewayOrderId);
}

/** How many orders the gateway has for one order of the shop. */
export async function countGatewayOrders(orderId: string): Promise<number> {
  const reply = await fetch(`${gatewayUrl}/razorpay/v1/orders?receipt=${orderId}`, {
    headers: { authorization: `Basic ${credentials.toString("base64")}` },
  });
  return (await reply.json()).count;
}
