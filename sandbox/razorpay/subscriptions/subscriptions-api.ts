import { type Context, Hono } from "hono";
import type { z } from "zod";
import { refusal } from "../errors";
import { complaintOf } from "../inputs";
import { page } from "../page";
import type { RazorpayStore } from "../store";
import type { Billing } from "./billing";
import type { Subscription } from "./entities";
import {
  cancelInputSchema,
  pauseInputSchema,
  planInputSchema,
  resumeInputSchema,
  subscriptionInputSchema,
} from "./inputs";
import { Refusal, type Subscriptions } from "./subscriptions";

type Parts = { store: RazorpayStore; billing: Billing; subscriptions: Subscriptions };

async function read<S extends z.ZodType>(c: Context, schema: S): Promise<z.output<S>> {
  const input = schema.safeParse(await c.req.json().catch(() => ({})));
  if (input.success) return input.data;
  const { description, field } = complaintOf(input.error);
  throw new Refusal(description, field);
}

/** `/v1` for plans, subscriptions and their invoices. */
export function subscriptionsApi({ store, billing, subscriptions }: Parts): Hono {
  const app = new Hono();
  app.onError((error, c) => {
    if (error instanceof Refusal) return refusal(c, 400, error.message, error.field);
    throw error;
  });

  app.post("/plans", async (c) => c.json(subscriptions.createPlan(await read(c, planInputSchema))));
  app.get("/plans", (c) => c.json(page(between(store.state.plans, c.req.query()), c.req.query())));

  app.post("/subscriptions", async (c) => {
    return c.json(subscriptions.create(await read(c, subscriptionInputSchema)));
  });

  app.get("/subscriptions", (c) => {
    const { plan_id: planId, ...range } = c.req.query();
    billing.catchUpAll();
    const all = store.state.subscriptions.filter(({ plan_id }) => planId === undefined || plan_id === planId);
    return c.json(page(between(all, range), range));
  });

  const require = (c: Context): Subscription => {
    const subscription = store.subscription(c.req.param("id") ?? "");
    if (!subscription) throw new Refusal("The ID provided is invalid or could not be found.");
    billing.catchUp(subscription);
    return subscription;
  };
  /** An action on a subscription; returns the subscription after it. */
  const answer = (act: (subscription: Subscription, c: Context) => Promise<void>) => {
    return async (c: Context) => {
      const subscription = require(c);
      await act(subscription, c);
      return c.json(subscription);
    };
  };

  app.get("/subscriptions/:id", (c) => c.json(require(c)));
  app.post(
    "/subscriptions/:id/cancel",
    answer(async (subscription, c) => {
      await read(c, cancelInputSchema);
      subscriptions.cancel(subscription);
    }),
  );
  app.post(
    "/subscriptions/:id/pause",
    answer(async (subscription, c) => {
      await read(c, pauseInputSchema);
      subscriptions.pause(subscription);
    }),
  );
  app.post(
    "/subscriptions/:id/resume",
    answer(async (subscription, c) => {
      await read(c, resumeInputSchema);
      subscriptions.resume(subscription);
    }),
  );

  app.get("/invoices", (c) => {
    const { subscription_id: id = "", ...range } = c.req.query();
    const subscription = store.subscription(id);
    if (subscription) billing.catchUp(subscription);
    return c.json(page(store.invoicesOf(id), range));
  });
  return app;
}

function between<T extends { created_at: number }>(items: T[], { from, to }: Record<string, string>): T[] {
  const [first, last] = [Number(from) || 0, Number(to) || Number.POSITIVE_INFINITY];
  return items.filter(({ created_at }) => created_at >= first && created_at <= last);
}
