import { openPool } from "../support/database";
import { openLine } from "../support/razorpay";
import { makeSingle, orderOf, placeOrder } from "../support/shop";

// A crash or a lost answer between our order and the gateway's must not make two of them.

const owner = openPool("postgres");
let line: Awaited<ReturnType<typeof openLine>>;
let start: (id: string) => Promise<{ gatewayOrderId: string }>;

beforeAll(async () => {
  line = await openLine();
  const { startPayment } = await import("@/server/payments/start-payment");
  const { requireOrder } = await import("@/server/orders/repository");
  start = async (id) => startPayment(await requireOrder(id));
});
afterAll(() => Promise.all([owner.end(), line.close()]));

async function place() {
  const { variantId } = await makeSingle(owner);
  return placeOrder(owner, orderOf([{ variantId }], { payment_method: "razorpay" }));
}

it("finds the order that it had made when the answer was lost", async () => {
  const { id } = await place();
  // The question by receipt goes through; the answer to making the order does not.
  line.disturb("none", "lost");
  await expect(start(id)).rejects.toThrow("got no answer");
  line.asked.length = 0;
  const { gatewayOrderId } = await start(id);
  expect(line.asked.map((request) => request.split(" ")[0])).toEqual(["GET"]);
  expect((await start(id)).gatewayOrderId).toBe(gatewayOrderId);
});

it("finds the order that it had made when it died before writing it down", async () => {
  const { id } = await place();
  const { gatewayOrderId } = await start(id);
  await owner.query("update public.orders set gateway_order_id = null where id = $1", [id]);
  expect((await start(id)).gatewayOrderId).toBe(gatewayOrderId);
});
