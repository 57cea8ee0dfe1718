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
import { Webhooks } from "./webhooks";

export type RazorpayStandIn = { app: Hono; close: () => Promise<void> };

/** Razorpay as far as the shop uses it; webhooks go to the shop's own address. */
export function createRazorpay({
  dir,
  siteUrl,
  findPaid,
}: {
  dir: string;
  siteUrl: string;
  findPaid: FindPaid;
}): RazorpayStandIn {
  const store = new RazorpayStore(join(dir, "razorpay.json"));
  const control = new Control(`${siteUrl}/api/webhooks/razorpay`);
  const webhooks = new Webhooks(store, control, sandboxKeys.razorpayWebhookSecret);
  const payments = new Payments(store, webhooks);
  const refunds = new Refunds({ store, control, webhooks });

  const app = new Hono();
  app.route("/_control", controlApi({ store, control, webhooks, payments, refunds }));
  app.route("/", checkoutApi({ store, control, payments }));
  const api = serverApi(store, payments);
  api.route("/", refundsApi(store, refunds, findPaid));
  app.route("/v1", api);
  return {
    app,
    close: async () => {
      webhooks.close();
      store.flush();
    },
  };
}
