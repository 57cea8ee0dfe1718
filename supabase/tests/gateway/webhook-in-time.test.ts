import { createHmac, randomUUID } from "node:crypto";
import { sandboxKeys } from "../../../sandbox/keys";
import { owner } from "../support/backend/database";
import { openLine, placeGatewayOrder } from "../support/backend/razorpay";
import { moneyOf } from "../support/orders/refunds";

let line: Awaited<ReturnType<typeof openLine>>;
let receive: (request: Request) => Promise<Response>;

beforeAll(async () => {
  line = await openLine();
  ({ POST: receive } = await import("@/app/api/webhooks/razorpay/route"));
});
afterAll(() => line.close());

function delivery(gatewayOrderId: string): () => Request {
  const id = randomUUID();
  const entity = {
    id: `pay_${id}`,
    order_id: gatewayOrderId,
    amount: 54_800,
    currency: "INR",
    method: "upi",
  };
  const body = JSON.stringify({ event: "payment.captured", payload: { payment: { entity } } });
  const signature = createHmac("sha256", sandboxKeys.razorpayWebhookSecret).update(body).digest("hex");
  const headers = { "x-razorpay-signature": signature, "x-razorpay-event-id": `evt_${id}` };
  return () => new Request("http://localhost:3000/api/webhooks/razorpay", { method: "POST", body, headers });
}

it("answers within 5 seconds to send again while its order is locked, and then applies the event", async () => {
  const { id, gatewayOrderId } = await placeGatewayOrder(owner);
  const deliver = delivery(gatewayOrderId);
  const client = await owner.connect();
  try {
    await client.query("begin");
    await client.query("select 1 from public.orders where id = $1 for update", [id]);
    const startedAt = Date.now();
    const { status } = await receive(deliver());
    expect(status).toBeGreaterThanOrEqual(500);
    expect(Date.now() - startedAt).toBeLessThan(5000);
  } finally {
    await client.query("rollback");
    client.release();
  }
  const answer = await receive(deliver());
  expect({ status: answer.status, body: await answer.json() }).toEqual({
    status: 200,
    body: { result: "confirmed" },
  });
  expect(await moneyOf(owner, id)).toMatchObject({ status: "Confirmed" });
});

it("answers 503 in time when the database does not respond at all", async () => {
  const real = globalThis.fetch;
  globalThis.fetch = (_input, init) =>
    new Promise((_, reject) => init?.signal?.addEventListener("abort", () => reject(init.signal?.reason)));
  try {
    const startedAt = Date.now();
    const answer = await receive(delivery("order_slow")());
    expect(answer.status).toBe(503);
    expect(Date.now() - startedAt).toBeLessThan(5000);
  } finally {
    globalThis.fetch = real;
  }
});
