import { readFileSync } from "node:fs";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { sandboxKeys } from "../keys";
import { type CheckoutPage, checkoutPage } from "./checkout-page";
import type { Control } from "./control";
import type { Failure, RazorpayPayment } from "./entities";
import { refusal } from "./errors";
import { outcomeOf, vpaOf } from "./instruments";
import type { PayInput, Payments } from "./payments";
import { signPayment, signSubscriptionPayment } from "./signatures";
import type { RazorpayStore } from "./store";
import type { Billing } from "./subscriptions/billing";
import type { Mandates } from "./subscriptions/mandates";

/** One of the two ids: a payment of an order, or the consent to a subscription. */
const who = {
  key_id: z.string(),
  order_id: z.string().default(""),
  subscription_id: z.string().default(""),
  is_card_change: z.boolean().default(false),
  email: z.string().default(""),
  contact: z.string().default(""),
};

const paySchema = z.discriminatedUnion("method", [
  z.object({
    ...{ ...who, method: z.literal("upi"), flow: z.enum(["intent", "qr"]), isApproved: z.boolean() },
    // UPI Collect ended on 28 February 2026.
    vpa: z.never().optional(),
  }),
  z.object({ ...who, method: z.literal("card"), number: z.string(), otp: z.string() }),
  z.object({ ...who, method: z.literal("emandate"), bank: z.string() }),
]);

type PayRequest = z.infer<typeof paySchema>;

type Parts = {
  store: RazorpayStore;
  control: Control;
  payments: Payments;
  billing: Billing;
  mandates: Mandates;
};

/** The contents of the window, or why it does not open. */
type Offer = Pick<CheckoutPage, "amount" | "methods"> | { refused: string };

/** What the browser uses: the script, the window that it opens, and the window's one request to the server. */
export function checkoutApi({ store, control, payments, billing, mandates }: Parts): Hono {
  const app = new Hono();
  const script = readFileSync(new URL("./checkout.js", import.meta.url), "utf8");

  app.get("/v1/checkout.js", (c) =>
    c.body(script, 200, { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-cache" }),
  );

  app.get("/checkout", (c) => {
    const { key = "", order_id = "", subscription_id = "", origin = "" } = c.req.query();
    const { name = "", description = "", email = "", contact = "", subscription_card_change } = c.req.query();
    if (key !== sandboxKeys.razorpayKeyId) return c.text("The api key provided is invalid", 400);
    const is_card_change = subscription_card_change === "1";
    const offer = subscription_id ? offerOf(subscription_id, is_card_change) : orderOffer(order_id);
    if ("refused" in offer) return c.text(offer.refused, 400);
    c.header("Cache-Control", "no-store");
    const request = { key_id: key, order_id, subscription_id, is_card_change, email, contact };
    return c.html(checkoutPage({ ...offer, origin, name, description, request }));
  });

  app.post("/checkout/pay", async (c) => {
    const input = paySchema.safeParse(await c.req.json().catch(() => null));
    if (!input.success) return refusal(c, 400, "The payment request is invalid.");
    if (input.data.key_id !== sandboxKeys.razorpayKeyId)
      return refusal(c, 401, "The api key provided is invalid");
    return input.data.subscription_id ? consent(c, input.data) : pay(c, input.data);
  });

  function orderOffer(orderId: string): Offer {
    const order = store.order(orderId);
    return order
      ? { amount: order.amount, methods: ["upi", "card"] }
      : { refused: "The order does not exist" };
  }

  function offerOf(subscriptionId: string, isCardChange: boolean): Offer {
    const subscription = store.subscription(subscriptionId);
    if (!subscription) return { refused: "The subscription does not exist" };
    billing.catchUp(subscription);
    const refused = mandates.refusalOf(subscription, isCardChange);
    if (refused !== null) return { refused };
    return { amount: mandates.amountOf(subscription), methods: mandates.methodsOf(subscription) };
  }

  function pay(c: Context, request: PayRequest) {
    const order = store.order(request.order_id);
    if (!order || request.method === "emandate") return refusal(c, 400, "The order does not exist");
    if (order.status === "paid") return refusal(c, 400, "Payment already done for this order.");
    const outcome = outcomeOf(request);
    if ("error" in outcome) return c.json({ error: { description: outcome.error } });

    const { method, email, contact } = request;
    const payInput: PayInput = { order, method, vpa: vpaOf(request), email, contact };
    if (outcome.kind === "failed") {
      return declined(c, outcome.failure, payments.fail(payInput, outcome.failure));
    }
    const payment = payments.pay(payInput);
    return c.json({
      browser: control.of(order.id).browser,
      proof: {
        razorpay_payment_id: payment.id,
        razorpay_order_id: order.id,
        razorpay_signature: signPayment(order.id, payment.id, sandboxKeys.razorpayKeySecret),
      },
    });
  }

  function consent(c: Context, request: PayRequest) {
    const offer = offerOf(request.subscription_id, request.is_card_change);
    const subscription = store.subscription(request.subscription_id);
    if ("refused" in offer) return refusal(c, 400, offer.refused);
    if (!subscription || !offer.methods.includes(request.method)) {
      return refusal(c, 400, "The payment method is not allowed for this subscription.");
    }
    const outcome = outcomeOf(request);
    if ("error" in outcome) return c.json({ error: { description: outcome.error } });
    const { email, contact } = request;
    const given = { instrument: request, email, contact };
    if (outcome.kind === "failed") {
      return declined(c, outcome.failure, mandates.decline(subscription, given, outcome.failure));
    }
    const { id } = mandates.accept(subscription, given);
    return c.json({
      browser: control.of(subscription.id).browser,
      proof: {
        razorpay_payment_id: id,
        razorpay_subscription_id: subscription.id,
        razorpay_signature: signSubscriptionPayment(id, subscription.id, sandboxKeys.razorpayKeySecret),
      },
    });
  }
  return app;
}

function declined(c: Context, failure: Failure, { id, order_id }: RazorpayPayment) {
  return c.json({ error: { ...failure, metadata: { order_id, payment_id: id } } });
}
