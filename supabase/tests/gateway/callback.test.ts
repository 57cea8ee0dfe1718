import { createHmac } from "node:crypto";
import { sandboxKeys } from "../../../sandbox/keys";
import { owner } from "../support/backend/database";
import { openLine, placeGatewayOrder, standIn } from "../support/backend/razorpay";
import { moneyOf } from "../support/orders/refunds";

// The browser's payment callback, as an attacker would forge it.

let line: Awaited<ReturnType<typeof openLine>>;
let confirm: (id: string, claim: { paymentId: string; signature: string }) => Promise<{ kind: string }>;

beforeAll(async () => {
  line = await openLine();
  const { confirmPayment } = await import("@/server/payments/confirm-payment");
  const { requireOrder } = await import("@/server/orders/repository");
  confirm = async (id, claim) => confirmPayment(await requireOrder(id), claim);
  await standIn.set({ webhooks: "drop" });
});
afterAll(() => line.close());

const sign = (gatewayOrderId: string, paymentId: string) =>
  createHmac("sha256", sandboxKeys.razorpayKeySecret).update(`${gatewayOrderId}|${paymentId}`).digest("hex");

async function paid() {
  const order = await placeGatewayOrder(owner);
  const { id: paymentId } = await standIn.pay(order.gatewayOrderId);
  return { ...order, paymentId, signature: sign(order.gatewayOrderId, paymentId) };
}

const refused = expect.objectContaining({ code: "forbidden" });

it("a payment signature is refused with any of its 64 characters changed, and accepted unchanged", async () => {
  const { id, paymentId, signature } = await paid();
  for (let at = 0; at < 64; at++) {
    const flipped = signature[at] === "0" ? "1" : "0";
    const forged = signature.slice(0, at) + flipped + signature.slice(at + 1);
    await expect(confirm(id, { paymentId, signature: forged })).rejects.toEqual(refused);
  }
  expect(await moneyOf(owner, id)).toMatchObject({ status: "Pending Payment" });
  expect(await confirm(id, { paymentId, signature })).toMatchObject({ kind: "paid" });
});

it("a callback of one order does not pay another order", async () => {
  const first = await paid();
  const second = await placeGatewayOrder(owner);
  await expect(confirm(second.id, first)).rejects.toEqual(refused);
  expect(await moneyOf(owner, second.id)).toMatchObject({ status: "Pending Payment" });
});

it("a callback with another order's valid signature pays nothing", async () => {
  const first = await paid();
  const second = await placeGatewayOrder(owner);
  const signature = sign(second.gatewayOrderId, first.paymentId);
  expect(await confirm(second.id, { paymentId: first.paymentId, signature })).toMatchObject({
    kind: "pending",
  });
  expect(await moneyOf(owner, second.id)).toMatchObject({ status: "Pending Payment" });
});

it("a payment signature does not prove a capture: only the gateway's data does", async () => {
  const { id, gatewayOrderId } = await placeGatewayOrder(owner);
  const { id: paymentId } = await standIn.pay(gatewayOrderId, 100);
  const signature = sign(gatewayOrderId, paymentId);
  expect(await confirm(id, { paymentId, signature })).toMatchObject({ kind: "pending" });
  expect(await moneyOf(owner, id)).toMatchObject({ status: "Pending Payment", open: ["amount_mismatch"] });
});
