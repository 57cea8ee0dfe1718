import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { appEnv } from "../../../../sandbox/app-env";
import { sandboxKeys } from "../../../../sandbox/keys";
import { attachGatewayOrder, type Db, makeSingle, orderOf, placeOrder } from "../shop";
import { backend } from "./backend";

/**
 * What happens to the next request: lost: it arrives and its answer does not; garbled: its answer can't be read; cut: it does
 * not arrive; hang: no answer, ever; a status: no more.
 */
type Fault = "none" | "lost" | "garbled" | "cut" | "hang" | number;

const credentials = Buffer.from(`${sandboxKeys.razorpayKeyId}:${sandboxKeys.razorpayKeySecret}`);
const authorization = `Basic ${credentials.toString("base64")}`;

/** A connection to Razorpay's stand-in that can be disturbed. The shop's own code uses it once it is imported. */
export async function openLine() {
  const faults: Fault[] = [];
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    asked.push(`${request.method} ${request.url}`);
    const fault = faults.shift();
    if (fault === "cut") return request.socket.destroy();
    if (fault === "hang") return;
    if (typeof fault === "number") return response.writeHead(fault).end("{}");
    const answer = await fetch(`${backend.url}/razorpay${request.url}`, {
      method: request.method,
      headers: Object.entries(request.headers).flatMap(([name, value]) =>
        typeof value === "string" && name !== "host" && name !== "connection" && name !== "content-length"
          ? [[name, value] as [string, string]]
          : [],
      ),
      body: request.method === "GET" ? undefined : Buffer.concat(chunks),
    });
    const text = await answer.text();
    if (fault === "lost") return request.socket.destroy();
    const body = fault === "garbled" ? "<html>a proxy" : text;
    response.writeHead(answer.status, { "content-type": "application/json" }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  Object.assign(process.env, appEnv({ siteUrl: "http://localhost:3000", gatewayUrl: backend.url }), {
    RAZORPAY_API_URL: `http://127.0.0.1:${port}`,
  });
  return {
    asked,
    disturb: (...next: Fault[]) => faults.push(...next),
    restore: () => faults.splice(0),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

async function ask(path: string, body?: object) {
  const answer = await fetch(`${backend.url}/razorpay${path}`, {
    method: body ? "POST" : "GET",
    headers: { authorization, "content-type": "application/json" },
    body: body && JSON.stringify(body),
  });
  return JSON.parse(await answer.text());
}

export const standIn = {
  ordersOf: async (receipt: string): Promise<{ id: string }[]> =>
    (await ask(`/v1/orders?receipt=${encodeURIComponent(receipt)}`)).items,
  set: (behaviour: object) => ask("/_control", behaviour),
  pay: (gatewayOrderId: string, amount?: number): Promise<{ id: string }> =>
    ask("/_control/pay", { order_id: gatewayOrderId, outcome: "captured", amount }),
  /** Sends the held events of an order, each `repeat` times. Returns the number of requests. */
  release: async (gatewayOrderId: string, isReversed = false): Promise<number> =>
    (await ask("/_control/release", { order_id: gatewayOrderId, reversed: isReversed })).released,
  /** The first event of a payment opens its dispute. */
  dispute: (paymentId: string, event: "created" | "won") =>
    ask("/_control/dispute", { payment_id: paymentId, event }),
  /** Agrees to the mandate of a subscription. Returns the payment's id. */
  agree: async (gatewaySubscriptionId: string): Promise<string> =>
    (await ask("/_control/authenticate", { subscription_id: gatewaySubscriptionId, outcome: "captured" })).id,
  endRefund: (refundId: string, outcome: "processed" | "failed") =>
    ask("/_control/refund", { refund_id: refundId, outcome }),
  refundsOf: async (paymentId: string): Promise<{ id: string; amount: number; status: string }[]> =>
    (await ask(`/v1/payments/${paymentId}/refunds`)).items,
};

/** An unpaid order of 548 rupees that the stand-in has, and that is due for polling. */
export async function placeGatewayOrder(db: Db) {
  const { variantId } = await makeSingle(db, 1);
  const order = await placeOrder(db, orderOf([{ variantId }], { payment_method: "online" }));
  const { id: gatewayOrderId } = await ask("/v1/orders", {
    amount: 54_800,
    currency: "INR",
    receipt: randomUUID(),
  });
  await attachGatewayOrder(db, order.id, gatewayOrderId);
  await db.query("update public.orders set next_poll_at = now() - interval '1 s' where id = $1", [order.id]);
  return { ...order, gatewayOrderId: String(gatewayOrderId), variantId };
}
