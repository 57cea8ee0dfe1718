import { Hono } from "hono";
import { z } from "zod";
import { type Control, controlSchema } from "./control";
import { DECLINED } from "./instruments";
import type { Payments } from "./payments";
import type { RazorpayStore } from "./store";
import type { Webhooks } from "./webhooks";

const releaseSchema = z.object({ order_id: z.string().optional(), reversed: z.boolean().default(false) });

const paySchema = z.object({
  order_id: z.string(),
  outcome: z.enum(["captured", "failed", "authorized"]),
  amount: z.int().positive().optional(),
});

type Parts = { store: RazorpayStore; control: Control; webhooks: Webhooks; payments: Payments };

/** Levers that the real Razorpay does not have, for tests and for trying things out. */
export function controlApi({ store, control, webhooks, payments }: Parts): Hono {
  const app = new Hono();

  app.post("/", async (c) => {
    const input = controlSchema.safeParse(await c.req.json().catch(() => null));
    if (!input.success) return c.json({ error: z.prettifyError(input.error) }, 400);
    control.set(input.data);
    return c.json(input.data.order_id === undefined ? control.current : control.of(input.data.order_id));
  });

  app.post("/release", async (c) => {
    const input = releaseSchema.safeParse(await c.req.json().catch(() => ({})));
    if (!input.success) return c.json({ error: z.prettifyError(input.error) }, 400);
    return c.json({ released: await webhooks.release(input.data.order_id, input.data.reversed) });
  });

  app.get("/state", (c) => {
    const orderId = c.req.query("order_id");
    const isAsked = (id: string) => orderId === undefined || id === orderId;
    return c.json({
      control: orderId === undefined ? control.current : control.of(orderId),
      orders: store.state.orders.filter(({ id }) => isAsked(id)).slice(-50),
      payments: store.state.payments.filter(({ order_id }) => isAsked(order_id)).slice(-50),
      deliveries: store.state.deliveries
        .filter((delivery) => isAsked(delivery.orderId))
        .slice(-100)
        .map(({ body: _body, ...delivery }) => delivery),
    });
  });

  app.post("/pay", async (c) => {
    const input = paySchema.safeParse(await c.req.json().catch(() => null));
    if (!input.success) return c.json({ error: z.prettifyError(input.error) }, 400);
    const { order_id, outcome, amount } = input.data;
    const order = store.order(order_id);
    if (!order) return c.json({ error: `no order ${order_id}` }, 404);
    const wish = { order, method: "upi", amount } as const;
    switch (outcome) {
      case "captured":
        return c.json(payments.pay(wish));
      case "authorized":
        return c.json(payments.authorize(wish));
      case "failed":
        return c.json(payments.fail({ ...wish, vpa: "failure@razorpay" }, DECLINED.failure));
    }
  });
  return app;
}
