import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { inspect } from "node:util";
import {
  captureGatewayPayment,
  createGatewayOrder,
  createGatewayRefund,
  findGatewayOrder,
  getGatewayPayment,
  listGatewayPayments,
  listGatewayRefunds,
} from "./razorpay";
import { GatewayError } from "./razorpay-transport";

const mockEnv = {
  RAZORPAY_API_URL: "",
  RAZORPAY_KEY_ID: "rzp_test_1",
  RAZORPAY_KEY_SECRET: "the-key-of-the-shop",
};
vi.mock("@/server/env", () => ({ env: () => mockEnv }));

type Answer = { status: number; body: unknown; headers?: Record<string, string> };
/** Faults instead of a response. lost: the connection ends · half: it ends within the response · drip: it never ends. */
type Fault = "lost" | "half" | "drip";

let requests: { method?: string; url?: string; headers: IncomingHttpHeaders; body: string }[];
let answers: (Answer | Fault)[];

const server = createServer(async (request, response) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  const { method, url, headers } = request;
  requests.push({ method, url, headers, body });
  const answer = answers.shift() ?? { status: 500, body: {} };
  if (answer === "lost") return request.socket.destroy();
  if (typeof answer === "string") {
    response.writeHead(200, { "content-type": "application/json" }).write('{"items":[');
    if (answer === "half") return setTimeout(() => request.socket.destroy(), 50);
    const drip = setInterval(() => response.write(" "), 100);
    return response.on("close", () => clearInterval(drip));
  }
  response.writeHead(answer.status, { "content-type": "application/json", ...answer.headers });
  response.end(typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body));
});
const close = () => new Promise((resolve) => server.close(resolve));

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  mockEnv.RAZORPAY_API_URL = `http://127.0.0.1:${port}/razorpay/`;
});

afterAll(() => {
  server.close();
});

beforeEach(() => {
  requests = [];
  answers = [];
});

const order = {
  id: "order_1",
  amount: 49900,
  currency: "INR",
  receipt: "KP-0000-0000-0001",
  status: "created",
};
const orderInput = { amount: 49900, currency: "INR", receipt: order.receipt, notes: {} };

describe("the gateway's API", () => {
  it("gets our keys, at its base address", async () => {
    answers.push({ status: 200, body: order });
    await expect(createGatewayOrder(orderInput)).resolves.toEqual(order);
    expect(requests[0]?.url).toBe("/razorpay/v1/orders");
    expect(requests[0]?.headers.authorization).toBe(`Basic ${btoa("rzp_test_1:the-key-of-the-shop")}`);
    expect(JSON.parse(requests[0]?.body ?? "")).toEqual(orderInput);
  });

  it("gets a request to create an order only once, even when it fails: the first try may have worked", async () => {
    await expect(createGatewayOrder(orderInput)).rejects.toMatchObject({ status: 500 });
    expect(requests).toHaveLength(1);
  });

  it("refunds under our key, once per call, and passes on the reason of a refusal", async () => {
    const refund = { paymentId: "pay_1", key: "0197c2a4-7a52", amount: 100, notes: {} };
    answers.push({
      status: 200,
      body: { id: "rfnd_1", payment_id: "pay_1", amount: 100, status: "pending" },
    });
    await expect(createGatewayRefund(refund)).resolves.toMatchObject({ id: "rfnd_1" });
    expect(requests[0]?.url).toBe("/razorpay/v1/payments/pay_1/refund");
    expect(requests[0]?.headers["x-refund-idempotency"]).toBe("0197c2a4-7a52");
    expect(JSON.parse(requests[0]?.body ?? "")).toEqual({
      amount: 100,
      speed: "normal",
      receipt: "0197c2a4-7a52",
      notes: {},
    });
    answers.push(
      { status: 400, body: { error: { description: "No balance" } } },
      { status: 409, body: "<html>" },
    );
    await expect(createGatewayRefund(refund)).rejects.toMatchObject({ status: 400, reason: "No balance" });
    await expect(createGatewayRefund(refund)).rejects.toMatchObject({ status: 409, reason: null });
    await expect(createGatewayRefund(refund)).rejects.toMatchObject({ status: 500 });
    expect(requests).toHaveLength(4);
  });

  it("gets a read again after a server error", async () => {
    answers.push({ status: 503, body: {} }, { status: 200, body: { items: [] } });
    await expect(listGatewayPayments("order_1")).resolves.toEqual([]);
    expect(requests).toHaveLength(2);
  });

  it("gets no second request after a refusal", async () => {
    answers.push({ status: 401, body: { error: { description: "The api key provided is invalid" } } });
    await expect(listGatewayPayments("order_1")).rejects.toMatchObject({ status: 401 });
    expect(requests).toHaveLength(1);
  });

  it("finds an order by exactly our receipt and amount, unless it is paid", async () => {
    const others = [{ receipt: "KP-other" }, { amount: order.amount + 1 }, { status: "paid" }];
    const items = others.map((other) => ({ ...order, ...other }));
    answers.push({ status: 200, body: { items: [...items, order] } });
    await expect(findGatewayOrder(order.receipt, order.amount)).resolves.toEqual(order);
    answers.push({ status: 200, body: { items } });
    await expect(findGatewayOrder(order.receipt, order.amount)).resolves.toBeNull();
  });

  it.each(["<html>", "{}", '{"items":[{"id":1}]}', "null"])(
    "throws a GatewayError for a malformed response: %p",
    async (body) => {
      answers.push({ status: 200, body });
      await expect(listGatewayPayments("order_1")).rejects.toBeInstanceOf(GatewayError);
    },
  );

  it("captures a payment, once per call", async () => {
    const payment = {
      id: "pay_1",
      order_id: "order_1",
      amount: 100,
      currency: "INR",
      status: "captured",
      created_at: 1,
    };
    answers.push({ status: 200, body: payment });
    const wanted = { paymentId: "pay_1", amount: 100, currency: "INR" };
    await expect(captureGatewayPayment(wanted)).resolves.toEqual(payment);
    expect(requests[0]).toMatchObject({ method: "POST", url: "/razorpay/v1/payments/pay_1/capture" });
    expect(JSON.parse(requests[0]?.body ?? "")).toEqual({ amount: 100, currency: "INR" });
    await expect(captureGatewayPayment(wanted)).rejects.toMatchObject({ status: 500 });
    expect(requests).toHaveLength(2);
  });

  it("lists up to a hundred refunds of a payment", async () => {
    answers.push({ status: 200, body: { items: [] } });
    await expect(listGatewayRefunds("pay_1")).resolves.toEqual([]);
    expect(requests[0]?.url).toBe("/razorpay/v1/payments/pay_1/refunds?count=100");
  });

  it("gets a request for exactly the given payment, for any id", async () => {
    answers.push({ status: 400, body: {} });
    await expect(getGatewayPayment("../orders?x=1")).rejects.toMatchObject({ status: 400 });
    expect(requests[0]?.url).toBe("/razorpay/v1/payments/..%2Forders%3Fx%3D1");
  });

  it("is not followed through a redirect: our keys would be sent there too", async () => {
    answers.push({ status: 302, body: "", headers: { location: "/elsewhere" } });
    await expect(getGatewayPayment("pay_1")).rejects.toMatchObject({ status: 302 });
    expect(requests).toHaveLength(1);
  });

  it("gets a read again when its response is lost, wholly or in part", async () => {
    answers.push("lost", { status: 200, body: { items: [] } });
    await expect(listGatewayPayments("order_1")).resolves.toEqual([]);
    answers.push("half", { status: 200, body: { items: [] } });
    await expect(listGatewayPayments("order_1")).resolves.toEqual([]);
    expect(requests).toHaveLength(4);
  });

  it.each(["lost", "half"] as const)("has no status when the response to a POST is %s", async (fault) => {
    answers.push(fault);
    await expect(createGatewayOrder(orderInput)).rejects.toMatchObject({ status: null });
    expect(requests).toHaveLength(1);
  });

  it("times out after four seconds, even if it sends a byte now and then", async () => {
    answers.push("drip");
    const start = performance.now();
    await expect(createGatewayOrder(orderInput)).rejects.toMatchObject({ status: null });
    const seconds = (performance.now() - start) / 1000;
    expect(seconds).toBeGreaterThan(3.9);
    expect(seconds).toBeLessThan(6);
    expect(requests).toHaveLength(1);
  });

  it("leaves our keys out of errors", async () => {
    const refund = { paymentId: "pay_1", key: "0197c2a4-7a52", amount: 100, notes: {} };
    answers.push("lost", "lost", { status: 401, body: {} }, { status: 200, body: "<html>" });
    for (const call of [
      () => createGatewayOrder(orderInput),
      () => createGatewayRefund(refund),
      () => createGatewayRefund(refund),
      () => createGatewayRefund(refund),
    ]) {
      const error: unknown = await call().catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(GatewayError);
      const text = inspect(error, { depth: 20, showHidden: true });
      expect(text).not.toContain(mockEnv.RAZORPAY_KEY_SECRET);
      expect(text).not.toContain(btoa("rzp_test_1:the-key-of-the-shop"));
    }
  });

  it("has no status when the connection is refused", async () => {
    await close();
    await expect(createGatewayOrder(orderInput)).rejects.toMatchObject({ status: null });
  });
});
