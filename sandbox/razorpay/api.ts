import { Hono } from "hono";
import { sandboxKeys } from "../keys";
import { refusal } from "./errors";
import { captureInputSchema, complaintOf, orderInputSchema } from "./inputs";
import { page } from "./page";
import type { Payments } from "./payments";
import { isSame } from "./signatures";
import type { RazorpayStore } from "./store";

const BASIC = `Basic ${Buffer.from(`${sandboxKeys.razorpayKeyId}:${sandboxKeys.razorpayKeySecret}`).toString("base64")}`;

/** `/v1` as servers call it, with key id and secret. */
export function serverApi(store: RazorpayStore, payments: Payments): Hono {
  const app = new Hono();
  app.use("*", async (c, next) => {
    if (isSame(c.req.header("Authorization") ?? "", BASIC)) return next();
    return refusal(c, 401, "Authentication failed");
  });

  app.post("/orders", async (c) => {
    const input = orderInputSchema.safeParse(await c.req.json().catch(() => ({})));
    if (!input.success) {
      const { description, field } = complaintOf(input.error);
      return refusal(c, 400, description, field);
    }
    const { amount, currency, receipt, notes } = input.data;
    return c.json(payments.createOrder({ amount, currency, receipt: receipt ?? null, notes }));
  });

  app.get("/orders", (c) => {
    const { receipt, ...range } = c.req.query();
    const orders = store.state.orders.filter((order) => receipt === undefined || order.receipt === receipt);
    return c.json(page(orders, range));
  });

  app.get("/orders/:id", (c) => {
    const order = store.order(c.req.param("id"));
    return order ? c.json(order) : refusal(c, 400, "The id provided does not exist");
  });

  app.get("/orders/:id/payments", (c) => {
    const order = store.order(c.req.param("id"));
    if (!order) return refusal(c, 400, "The id provided does not exist");
    return c.json(page(store.paymentsOf(order.id), { count: "100" }));
  });

  app.get("/payments", (c) => c.json(page(store.state.payments, c.req.query())));

  app.get("/payments/:id", (c) => {
    const payment = store.payment(c.req.param("id"));
    return payment ? c.json(payment) : refusal(c, 400, "The id provided does not exist");
  });

  app.post("/payments/:id/capture", async (c) => {
    const payment = store.payment(c.req.param("id"));
    const order = payment && store.order(payment.order_id);
    if (!payment || !order) return refusal(c, 400, "The id provided does not exist");
    const input = captureInputSchema.safeParse(await c.req.json().catch(() => ({})));
    if (!input.success) return refusal(c, 400, complaintOf(input.error).description);
    if (payment.captured) return refusal(c, 400, "This payment has already been captured");
    if (payment.status !== "authorized")
      return refusal(c, 400, "Only payments which have been authorized can be captured");
    if (input.data.amount !== payment.amount) {
      return refusal(c, 400, "Capture amount must be equal to the amount authorized", "amount");
    }
    payments.capture(payment, order);
    return c.json(payment);
  });
  return app;
}
