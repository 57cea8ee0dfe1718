"use server";

import type { PlaceOutcome } from "@/lib/checkout/outcome";
import { confirmPaymentSchema, placeOrderSchema } from "@/lib/checkout/schemas";
import type { OrderRef } from "@/lib/orders/order";
import { orderRefSchema } from "@/lib/orders/schemas";
import { clearDashboardCache } from "@/server/account/cached-dashboard";
import { findDestination } from "@/server/addresses/find-destination";
import { rememberAddress } from "@/server/addresses/remember-address";
import { defineAction } from "@/server/gate/define-action";
import { readBrowserKey } from "@/server/http/browser-key";
import { readArm } from "@/server/http/popup-arm";
import { readReferral } from "@/server/http/referral-cookie";
import { recordPopupOrder } from "@/server/leads/record-popup";
import { hashVisitor } from "@/server/limits/spend-attempts";
import { requireOrderByToken } from "@/server/orders/require-order";
import { sendMessagesSoon } from "@/server/outbox/send-soon";
import { confirmPayment } from "@/server/payments/confirm-payment";
import { getSessionKey } from "@/server/session/viewer";
import { payOrder } from "./pay-order";
import { typedLimits } from "./place-limits";
import { placeOrder } from "./place-order";

export const placeOrderAction = defineAction({
  name: "order: place",
  guard: "public",
  limit: ({ input: { buyer }, viewer }) => ["placeShop", "placeVisitor", ...typedLimits(buyer, viewer)],
  schema: placeOrderSchema,
  run: async (
    { savesAddress, captcha: _spent, notice, buyer: { address: sent, ...contact }, ...input },
    { viewer, isPuzzled },
  ) => {
    const address = await findDestination(sent, viewer !== null);
    const outcome = await placeOrder(
      { ...input, buyer: { ...contact, address } },
      {
        userId: viewer?.id ?? null,
        provenPhone: viewer?.isPhoneProven ? viewer.phone : null,
        browser: await readBrowserKey(),
        referral: await readReferral(),
        noticeVersion: notice,
        origin: { visitor: await hashVisitor(), isPuzzled },
      },
    );
    if (viewer && savesAddress && sent === address && outcome.kind !== "changed") {
      const { name, phone } = contact;
      await rememberAddress({ label: "", name, phone, ...address });
    }
    const [order, arm] = [orderOf(outcome), await readArm()];
    if (order && arm) await recordPopupOrder(order.orderNumber, arm);
    if (outcome.kind === "placed") sendMessagesSoon();
    if (viewer) clearDashboardCache(await getSessionKey());
    return outcome;
  },
});

/** Null: nothing was written. */
function orderOf(outcome: PlaceOutcome): OrderRef | null {
  switch (outcome.kind) {
    case "placed":
      return outcome.bought.order;
    case "pay":
      return outcome.session.order;
    case "gateway_down":
      return outcome.order;
    default:
      return null;
  }
}

export const payOrderAction = defineAction({
  name: "order: pay",
  guard: requireOrderByToken,
  limit: ["orderVisitor"],
  schema: orderRefSchema,
  run: (_, { subject: order }) => payOrder(order),
});

export const confirmPaymentAction = defineAction({
  name: "order: confirm payment",
  guard: requireOrderByToken,
  limit: ["orderVisitor"],
  schema: confirmPaymentSchema,
  run: ({ paymentId, signature }, { subject: order }) => confirmPayment(order, { paymentId, signature }),
});
