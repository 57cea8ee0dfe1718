import { owner } from "../support/backend/database";
import { openLine, standIn } from "../support/backend/razorpay";
import { makeSingle, orderOf, placeOrder } from "../support/shop";

// A crash or a lost answer between our order and the gateway's must not make two of them.

// Retries come at once; lib/retry.test.ts tests how long they wait.
vi.mock("@/lib/retry", async () => {
  const real = await vi.importActual<typeof import("@/lib/retry")>("@/lib/retry");
  const retry: typeof real.retry = (run, options) =>
    real.retry(run, { ...options, sleep: async () => undefined });
  return { ...real, retry };
});

let line: Awaited<ReturnType<typeof openLine>>;
let start: (id: string) => Promise<{ gatewayOrderId: string }>;

beforeAll(async () => {
  line = await openLine();
  const { startPayment } = await import("@/server/payments/start-payment");
  const { requireOrder } = await import("@/server/orders/repository");
  start = async (id) => startPayment(await requireOrder(id));
});
afterAll(() => line.close());

async function place() {
  const { variantId } = await makeSingle(owner);
  return placeOrder(owner, orderOf([{ variantId }], { payment_method: "online" }));
}

it("finds the order that it had created when the response was lost", async () => {
  const { id } = await place();
  // The look-up by receipt works; the response to creating the order is lost.
  line.disturb("none", "lost");
  await expect(start(id)).rejects.toThrow("got no answer");
  line.asked.length = 0;
  const { gatewayOrderId } = await start(id);
  expect(line.asked.map((request) => request.split(" ")[0])).toEqual(["GET"]);
  expect((await start(id)).gatewayOrderId).toBe(gatewayOrderId);
});

async function countMade(orderId: string): Promise<number> {
  const { rows } = await owner.query("select order_id from public.orders where id = $1", [orderId]);
  return (await standIn.ordersOf(rows[0].order_id)).length;
}

it.each(["cut", 429, 500] as const)(
  "looks the order up again when the answer is %p, creates none, and creates one once the gateway is back",
  async (fault) => {
    const { id } = await place();
    line.asked.length = 0;
    line.disturb(fault, fault, fault, fault);
    await expect(start(id)).rejects.toThrow(/razorpay: find order/);
    expect([3, 4]).toContain(line.asked.length);
    expect(line.asked.filter((request) => !request.startsWith("GET /v1/orders"))).toEqual([]);
    line.restore();
    await start(id);
    expect(await countMade(id)).toBe(1);
  },
);

it("does not retry the gateway's refusal", async () => {
  const { id } = await place();
  line.asked.length = 0;
  line.disturb(400);
  await expect(start(id)).rejects.toThrow("answered 400");
  expect(line.asked).toHaveLength(1);
});

// razorpay.test.ts tests the time limit, after which a request ends as when its response is lost.
it.each(["cut", 429, 500, "lost"] as const)(
  "sends one request to create the order, even when it ends in %p; there is one order in the end",
  async (fault) => {
    const { id } = await place();
    line.asked.length = 0;
    line.disturb("none", fault);
    await expect(start(id)).rejects.toThrow(/razorpay: create order/);
    expect(line.asked.map((request) => request.split(" ")[0])).toEqual(["GET", "POST"]);
    expect(await countMade(id)).toBe(fault === "lost" ? 1 : 0);
    line.restore();
    await start(id);
    expect(await countMade(id)).toBe(1);
  },
);

it("finds the order that it had created when it crashed before saving it", async () => {
  const { id } = await place();
  const { gatewayOrderId } = await start(id);
  await owner.query("update public.orders set gateway_order_id = null where id = $1", [id]);
  expect((await start(id)).gatewayOrderId).toBe(gatewayOrderId);
});

it("creates another one after the total changes", async () => {
  const { id } = await place();
  const { gatewayOrderId } = await start(id);
  await owner.query(
    "update public.orders set gateway_order_id = null, shipping = shipping + 1, total = total + 1 where id = $1",
    [id],
  );
  expect((await start(id)).gatewayOrderId).not.toBe(gatewayOrderId);
  expect(await countMade(id)).toBe(2);
});
