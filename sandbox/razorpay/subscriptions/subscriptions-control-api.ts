import { type Context, Hono } from "hono";
import { z } from "zod";
import { type Instrument, outcomeOf } from "../instruments";
import type { RazorpayStore } from "../store";
import type { Billing } from "./billing";
import type { Subscription } from "./entities";
import type { Mandates } from "./mandates";
import { Refusal, type Subscriptions } from "./subscriptions";

const named = { subscription_id: z.string() };

/** Exactly one of the two: a moment in Unix seconds, or a number of seconds to add. */
const clockSchema = z
  .object({ ...named, at: z.int().optional(), seconds: z.int().positive().optional() })
  .refine(({ at, seconds }) => (at === undefined) !== (seconds === undefined), "either at or seconds");

const chargesSchema = z.object({ ...named, failing: z.int().min(0).max(100) });

const consentSchema = z.object({
  ...named,
  outcome: z.enum(["captured", "failed"]),
  method: z.enum(["upi", "card", "emandate"]).default("upi"),
  is_change: z.boolean().default(false),
});

const customerSchema = z.object({ ...named, does: z.enum(["pause", "resume", "cancel"]) });

const INSTRUMENTS: Record<"captured" | "failed", Record<Instrument["method"], Instrument>> = {
  captured: {
    upi: { method: "upi", flow: "intent", isApproved: true },
    card: { method: "card", number: "4718609108204366", otp: "1234" },
    emandate: { method: "emandate", bank: "HDFC" },
  },
  failed: {
    upi: { method: "upi", flow: "intent", isApproved: false },
    card: { method: "card", number: "4100280000080001", otp: "1234" },
    emandate: { method: "emandate", bank: "UTIB" },
  },
};

type Parts = { store: RazorpayStore; billing: Billing; mandates: Mandates; subscriptions: Subscriptions };

/** Controls for subscriptions that the real Razorpay does not have. The clock of each moves alone, and only forward. */
export function subscriptionsControlApi({ store, billing, mandates, subscriptions }: Parts): Hono {
  const app = new Hono();
  app.onError((error, c) => {
    if (error instanceof Refusal) return c.json({ error: error.message }, 400);
    throw error;
  });

  app.post("/clock", async (c) => {
    const { subscription_id, at, seconds = 0 } = await read(c, clockSchema);
    const subscription = require(subscription_id);
    const now = store.now(subscription.id);
    if (at !== undefined && at < now) throw new Refusal(`it is ${now} already`);
    store.termsOf(subscription.id).aheadS += at === undefined ? seconds : at - now;
    billing.catchUp(subscription);
    return c.json({ now: store.now(subscription.id), subscription });
  });

  app.post("/charges", async (c) => {
    const { subscription_id, failing } = await read(c, chargesSchema);
    store.termsOf(require(subscription_id).id).failingCharges = failing;
    store.save();
    return c.json({ failing });
  });

  /** The customer's actions in the Checkout, without a browser. */
  app.post("/authenticate", async (c) => {
    const { subscription_id, outcome, method, is_change } = await read(c, consentSchema);
    const subscription = require(subscription_id);
    const refused = mandates.refusalOf(subscription, is_change);
    if (refused !== null) throw new Refusal(refused);
    const consent = { instrument: INSTRUMENTS[outcome][method], email: "", contact: "" };
    const result = outcomeOf(consent.instrument);
    if ("error" in result) throw new Refusal(result.error);
    if (result.kind === "failed") return c.json(mandates.decline(subscription, consent, result.failure));
    return c.json(mandates.accept(subscription, consent));
  });

  /** The customer's actions in the bank's app. */
  app.post("/customer", async (c) => {
    const { subscription_id, does } = await read(c, customerSchema);
    const subscription = require(subscription_id);
    if (does === "cancel") subscriptions.cancel(subscription, "customer");
    else subscriptions[does](subscription, "customer");
    return c.json(subscription);
  });

  app.get("/subscription", (c) => {
    const subscription = require(c.req.query("subscription_id") ?? "");
    const isOurs = (orderId: string) => store.subjectOf(orderId) === subscription.id;
    return c.json({
      now: store.now(subscription.id),
      subscription,
      invoices: store.invoicesOf(subscription.id),
      payments: store.state.payments.filter(({ order_id }) => isOurs(order_id)),
      deliveries: store.state.deliveries
        .filter(({ orderId }) => orderId === subscription.id)
        .map(({ body: _body, ...delivery }) => delivery),
    });
  });

  function require(id: string): Subscription {
    const subscription = store.subscription(id);
    if (!subscription) throw new Refusal(`no subscription ${id}`);
    billing.catchUp(subscription);
    return subscription;
  }
  return app;
}

async function read<S extends z.ZodType>(c: Context, schema: S): Promise<z.output<S>> {
  const input = schema.safeParse(await c.req.json().catch(() => null));
  if (!input.success) throw new Refusal(z.prettifyError(input.error));
  return input.data;
}
