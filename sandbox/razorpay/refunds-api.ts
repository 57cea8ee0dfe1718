import { type Context, Hono } from "hono";
import { refusal } from "./errors";
import { complaintOf, idempotencyKeySchema, refundInputSchema } from "./inputs";
import type { Refunds } from "./refunds";
import { adoptPayment, type FindPaid } from "./seeded-payments";
import type { RazorpayStore } from "./store";

/** Long enough for a second request with the same key to meet the first one in flight. */
const REFUND_TAKES_MS = 150;

export function refundsApi(store: RazorpayStore, refunds: Refunds, findPaid: FindPaid): Hono {
  const app = new Hono();
  const inFlight = new Set<string>();

  app.post("/payments/:id/refund", async (c) => {
    const key = c.req.header("X-Refund-Idempotency");
    if (key === undefined) return refund(c, await c.req.text());
    if (!idempotencyKeySchema.safeParse(key).success) {
      return refusal(
        c,
        400,
        "The idempotency key must be of 10 or more letters, digits, hyphens and underscores.",
      );
    }
    const body = await c.req.text();
    const known = store.state.refundKeys[key];
    if (known) {
      if (known.body !== `${c.req.param("id")} ${body}`) {
        return refusal(c, 400, "Different request body sent for the same idempotency header");
      }
      return c.json(store.refund(known.refundId));
    }
    if (inFlight.has(key))
      return refusal(c, 409, "Request failed because another request with the same key is in progress");
    inFlight.add(key);
    try {
      await new Promise((resolve) => setTimeout(resolve, REFUND_TAKES_MS));
      return await refund(c, body, key);
    } finally {
      inFlight.delete(key);
    }
  });

  app.get("/refunds/:id", (c) => {
    const found = store.refund(c.req.param("id"));
    return found ? c.json(found) : refusal(c, 400, "The id provided does not exist");
  });

  app.get("/payments/:id/refunds", (c) => {
    const items = store.state.refunds.filter(({ payment_id }) => payment_id === c.req.param("id"));
    return c.json({ entity: "collection", count: items.length, items });
  });

  async function refund(c: Context, body: string, key?: string) {
    const payment = await adoptPayment(store, findPaid, c.req.param("id") ?? "");
    if (!payment) return refusal(c, 400, "The id provided does not exist");
    const input = refundInputSchema.safeParse(parse(body));
    if (!input.success) return refusal(c, 400, complaintOf(input.error).description);
    if (payment.status !== "captured") {
      return refusal(c, 400, "The payment has been fully refunded already or was never captured");
    }
    const left = payment.amount - payment.amount_refunded;
    const amount = input.data.amount ?? left;
    if (amount > left)
      return refusal(c, 400, "The refund amount provided is greater than amount captured", "amount");
    const receipt = input.data.receipt ?? null;
    if (receipt !== null && store.state.refunds.some((known) => known.receipt === receipt)) {
      return refusal(c, 400, "Duplicate receipt found for this refund request", "receipt");
    }
    const made = refunds.make(payment, { amount, receipt, notes: input.data.notes });
    if (!made) {
      return refusal(
        c,
        400,
        "Your account does not have enough balance to carry out the refund operation. You can add funds to your account from your Razorpay dashboard or capture new payments.",
      );
    }
    if (key !== undefined) {
      store.state.refundKeys[key] = { body: `${payment.id} ${body}`, refundId: made.id };
      store.save();
    }
    return c.json(made);
  }
  return app;
}

function parse(body: string): unknown {
  if (body.trim() === "") return {};
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
