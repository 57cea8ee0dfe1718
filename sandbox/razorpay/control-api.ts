import { Hono } from "hono";
import { z } from "zod";
import { type Control, controlSchema } from "./control";
import { DECLINED } from "./instruments";
import type { Payments } from "./payments";
import type { Refunds } from "./refunds";
import type { RazorpayStore } from "./store";
import { disputeEvents } from "./webhook-payload";
import type { Webhooks } from "./webhooks";

const releaseSchema = z.object({
  order_id: z.string().optional(),
  subscription_id: z.string().optional(),
  reversed: z.boolean().default(false),
});

const paySchema = z.object({
  order_id: z.string(),
  outcome: z.enum(["captured", "failed", "authorized"]),
  amount: z.int().positive().optional(),
});

const refundSchema = z.object({
  refund_id: z.string(),
  outcome: z.enum(["processed", "failed"]),
});

const disputeSchema = z.object({ payment_id: z.string(), event: z.enum(disputeEvents) });

type Parts = {
  store: RazorpayStore;
  control: Control;
  webhooks: Webhooks;
  payments: Payments;
  refunds: Refunds;
};

/** Controls that the real Razorpay does not have, for tests and for trying things out. */
export function controlApi({ store, control, webhooks, payments, refunds }: Parts): Hono {
  const app = new Hono();

  app.post("/", async (c) => {
    const input = controlSchema.safeParse(await c.req.json().catch(() => null));
    if (!input.success) return c.json({ error: z.prettifyError(input.error) }, 400);
    control.set(input.data);
    const subject = input.data.order_id ?? input.data.subscription_id;
    return c.json(subject === undefined ? control.current : control.of(subject));
  });

  app.post("/release", async (c) => {
    const input = releaseSchema.safeParse(await c.req.json().catch(() => ({})));
    if (!input.success) return c.json({ error: z.prettifyError(input.error) }, 400);
    const { order_id, subscription_id, reversed } = input.data;
    return c.json({ released: await webhooks.release(order_id ?? subscription_id, reversed) });
  });

  app.post("/settle", async (c) => {
    await webhooks.settle();
    return c.json({});
  });

  app.post("/pay", async (c) => {
    const input = paySchema.safeParse(await c.req.json().catch(() => null));
    if (!input.success) return c.json({ error: z.prettifyError(input.error) }, 400);
    const { order_id, outcome, amount } = input.data;
    const order = store.order(order_id);
    if (!order) return c.json({ error: `no order ${order_id}` }, 404);
    const payInput = { order, method: "upi", amount } as const;
    switch (outcome) {
      case "captured":
        return c.json(payments.pay(payInput));
      case "authorized":
        return c.json(payments.authorize(payInput));
      case "failed":
        return c.json(payments.fail({ ...payInput, vpa: "failure@razorpay" }, DECLINED.failure));
    }
  });

  app.post("/refund", async (c) => {
    const input = refundSchema.safeParse(await c.req.json().catch(() => null));
    if (!input.success) return c.json({ error: z.prettifyError(input.error) }, 400);
    const refund = store.refund(input.data.refund_id);
    if (!refund) return c.json({ error: `no refund ${input.data.refund_id}` }, 404);
    refunds.end(refund, input.data.outcome);
    return c.json(refund);
  });

  app.post("/dispute", async (c) => {
    const input = disputeSchema.safeParse(await c.req.json().catch(() => null));
    if (!input.success) return c.json({ error: z.prettifyError(input.error) }, 400);
    const payment = store.payment(input.data.payment_id);
    if (!payment) return c.json({ error: `no payment ${input.data.payment_id}` }, 404);
    return c.json(refunds.dispute(payment, `payment.dispute.${input.data.event}`));
  });
  return app;
}
