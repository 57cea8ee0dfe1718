import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import {
  createGatewayOrder,
  createGatewayRefund,
  findGatewayOrderByReceipt,
  GatewayError,
  listGatewayPayments,
} from "./razorpay";

const mockEnv = { RAZORPAY_API_URL: "", RAZORPAY_KEY_ID: "rzp_test_1", RAZORPAY_KEY_SECRET: "secret" };
jest.mock("@/server/env", () => ({ env: () => mockEnv }));

type Answer = { status: number; body: unknown };

let server: Server;
let requests: IncomingMessage[];
let answers: Answer[];

beforeEach(async () => {
  requests = [];
  answers = [];
  server = createServer((request, response) => {
    requests.push(request);
    const { status, body } = answers.shift() ?? { status: 500, body: {} };
    response.writeHead(status, { "content-type": "application/json" });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  mockEnv.RAZORPAY_API_URL = `http://127.0.0.1:${port}/razorpay`;
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

const order = { id: "order_1", amount: 49900, currency: "INR", receipt: "KP-0000-0000-0001" };
const wish = { amount: 49900, currency: "INR", receipt: order.receipt, notes: {} };

describe("the gateway's API", () => {
  it("is asked with our keys, below its base address", async () => {
    answers.push({ status: 200, body: order });
    await expect(createGatewayOrder(wish)).resolves.toEqual(order);
    expect(requests[0]?.url).toBe("/razorpay/v1/orders");
    expect(requests[0]?.headers.authorization).toBe(`Basic ${btoa("rzp_test_1:secret")}`);
  });

  it("is told to create an order once, even when it fails: the first try may have worked", async () => {
    await expect(createGatewayOrder(wish)).rejects.toMatchObject({ status: 500 });
    expect(requests).toHaveLength(1);
  });

  it("refunds under our key, once per call, and gives the gateway's reason when it says no", async () => {
    const refund = { paymentId: "pay_1", key: "0197c2a4-7a52", amount: 100, notes: {} };
    answers.push({
      status: 200,
      body: { id: "rfnd_1", payment_id: "pay_1", amount: 100, status: "pending" },
    });
    await expect(createGatewayRefund(refund)).resolves.toMatchObject({ id: "rfnd_1" });
    expect(requests[0]?.url).toBe("/razorpay/v1/payments/pay_1/refund");
    expect(requests[0]?.headers["x-refund-idempotency"]).toBe("0197c2a4-7a52");
    answers.push(
      { status: 400, body: { error: { description: "No balance" } } },
      { status: 409, body: "<html>" },
    );
    await expect(createGatewayRefund(refund)).rejects.toMatchObject({ status: 400, reason: "No balance" });
    await expect(createGatewayRefund(refund)).rejects.toMatchObject({ status: 409, reason: null });
    await expect(createGatewayRefund(refund)).rejects.toMatchObject({ status: 500 });
    expect(requests).toHaveLength(4);
  });

  it("is asked again when a question gets a server error", async () => {
    answers.push({ status: 503, body: {} }, { status: 200, body: { items: [] } });
    await expect(listGatewayPayments("order_1")).resolves.toEqual([]);
    expect(requests).toHaveLength(2);
  });

  it("is not asked again when it understood and refused", async () => {
    answers.push({ status: 401, body: { error: { description: "The api key provided is invalid" } } });
    await expect(listGatewayPayments("order_1")).rejects.toMatchObject({ status: 401 });
    expect(requests).toHaveLength(1);
  });

  it("finds an order by exactly our receipt", async () => {
    answers.push({ status: 200, body: { items: [{ ...order, receipt: "KP-other" }, order] } });
    await expect(findGatewayOrderByReceipt(order.receipt)).resolves.toEqual(order);
    answers.push({ status: 200, body: { items: [] } });
    await expect(findGatewayOrderByReceipt(order.receipt)).resolves.toBeNull();
  });

  it.each(["<html>", "{}", '{"items":[{"id":1}]}', "null"])(
    "is an error of its own when it talks rubbish: %p",
    async (body) => {
      answers.push({ status: 200, body });
      await expect(listGatewayPayments("order_1")).rejects.toBeInstanceOf(GatewayError);
    },
  );

  it("has no status when nobody is there", async () => {
    mockEnv.RAZORPAY_API_URL = "http://127.0.0.1:1";
    await expect(createGatewayOrder(wish)).rejects.toMatchObject({ status: null });
  });
});
