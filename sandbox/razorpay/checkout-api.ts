import { readFileSync } from "node:fs";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { sandboxKeys } from "../keys";
import { checkoutPage } from "./checkout-page";
import type { Control } from "./control";
import type { Failure } from "./entities";
import { refusal } from "./errors";
import { outcomeOf } from "./instruments";
import type { PayInput, Payments } from "./payments";
import { signPayment } from "./signatures";
import type { RazorpayStore } from "./store";

const who = {
  key_id: z.string(),
  order_id: z.string(),
  email: z.string().default(""),
  contact: z.string().default(""),
};

const paySchema = z.discriminatedUnion("method", [
  z.object({ ...who, method: z.literal("upi"), vpa: z.string() }),
  z.object({ ...who, method: z.literal("card"), number: z.string(), otp: z.string() }),
]);

type Parts = { store: RazorpayStore; control: Control; payments: Payments };

function declined(
  c: Context,
  { failure, orderId, paymentId }: { failure: Failure; orderId: string; paymentId: string },
) {
  return c.json({ error: { ...failure, metadata: { order_id: orderId, payment_id: paymentId } } });
}

/** What the browser sees: the script, the window it opens, and the window's one question to the server. */
export function checkoutApi({ store, control, payments }: Parts): Hono {
  const app = new Hono();
  const script = readFileSync(new URL("./checkout.js", import.meta.url), "utf8");

  app.get("/v1/checkout.js", (c) =>
    c.body(script, 200, { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-cache" }),
  );

  app.get("/checkout", (c) => {
    const {
      key = "",
      order_id = "",
      origin = "",
      name = "",
      description = "",
      email = "",
      contact = "",
    } = c.req.query();
    if (key !== sandboxKeys.razorpayKeyId) return c.text("The api key provided is invalid", 400);
    const order = store.order(order_id);
    if (!order) return c.text("The order does not exist", 400);
    c.header("Cache-Control", "no-store");
    const request = { key_id: key, order_id, email, contact };
    return c.html(checkoutPage({ order, origin, name, description, request }));
  });

  app.post("/checkout/pay", async (c) => {
    const input = paySchema.safeParse(await c.req.json().catch(() => null));
    if (!input.success) return refusal(c, 400, "The payment request is invalid.");
    const { key_id, order_id, email, contact } = input.data;
    if (key_id !== sandboxKeys.razorpayKeyId) return refusal(c, 401, "The api key provided is invalid");
    const order = store.order(order_id);
    if (!order) return refusal(c, 400, "The order does not exist");
    if (order.status === "paid") return refusal(c, 400, "Payment already done for this order.");
    const outcome = outcomeOf(input.data);
    if ("error" in outcome) return c.json({ error: { description: outcome.error } });

    const vpa = input.data.method === "upi" ? input.data.vpa : undefined;
    const wish: PayInput = { order, method: input.data.method, vpa, email, contact };
    if (outcome.kind === "failed") {
      const payment = payments.fail(wish, outcome.failure);
      return declined(c, { failure: outcome.failure, orderId: order.id, paymentId: payment.id });
    }
    const payment = payments.pay(wish);
    return c.json({
      browser: control.of(order.id).browser,
      proof: {
        razorpay_payment_id: payment.id,
        razorpay_order_id: order.id,
        razorpay_signature: signPayment(order.id, payment.id, sandboxKeys.razorpayKeySecret),
      },
    });
  });
  return app;
}
