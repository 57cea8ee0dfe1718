import { join } from "node:path";
import { Hono } from "hono";
import { sandboxKeys } from "../keys";
import { serverApi } from "./api";
import { checkoutApi } from "./checkout-api";
import { Control } from "./control";
import { controlApi } from "./control-api";
import { Payments } from "./payments";
import { Refunds } from "./refunds";
import { refundsApi } from "./refunds-api";
import type { FindPaid } from "./seeded-payments";
import { RazorpayStore } from "./store";
import { Adoption } from "./subscriptions/adoption";
import { Billing } from "./subscriptions/billing";
import { Mandates } from "./subscriptions/mandates";
import type { FindSeeded } from "./subscriptions/seeded";
import { Subscriptions } from "./subscriptions/subscriptions";
import { subscriptionsApi } from "./subscriptions/subscriptions-api";
import { subscriptionsControlApi } from "./subscriptions/subscriptions-control-api";
import { Webhooks } from "./webhooks";

const CATCH_UP_EVERY_MS = 30_000;

export type RazorpayStandIn = { app: Hono; close: () => Promise<void> };

/** Razorpay as far as the shop uses it; webhooks are sent to the shop's own address. */
export function createRazorpay({
  dir,
  siteUrl,
  findPaid,
  findSeeded,
}: {
  dir: string;
  siteUrl: string;
  findPaid: FindPaid;
  findSeeded: FindSeeded;
}): RazorpayStandIn {
  const store = new RazorpayStore(join(dir, "razorpay.json"));
  const control = new Control(`${siteUrl}/api/webhooks/razorpay`);
  const webhooks = new Webhooks(store, control, sandboxKeys.razorpayWebhookSecret);
  const payments = new Payments(store, webhooks);
  const refunds = new Refunds({ store, control, webhooks });
  const billing = new Billing({ store, payments, webhooks });
  const mandates = new Mandates({ store, payments, webhooks, refunds, billing });
  const subscriptions = new Subscriptions({ store, billing });
  const adoption = new Adoption({ store, payments, billing, subscriptions, findSeeded });
  const timer = setInterval(() => billing.catchUpAll(), CATCH_UP_EVERY_MS).unref();

  const app = new Hono();
  app.use(async (_c, next) => {
    await adoption.adopt();
    await next();
  });
  app.route("/_control", controlApi({ store, control, webhooks, payments, refunds }));
  app.route("/_control", subscriptionsControlApi({ store, billing, mandates, subscriptions }));
  app.route("/", checkoutApi({ store, control, payments, billing, mandates }));
  const api = serverApi(store, payments);
  api.route("/", refundsApi(store, refunds, findPaid));
  api.route("/", subscriptionsApi({ store, billing, subscriptions }));
  app.route("/v1", api);
  return {
    app,
    close: async () => {
      clearInterval(timer);
      webhooks.close();
      store.close();
    },
  };
}
