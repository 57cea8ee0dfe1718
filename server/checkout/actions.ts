"use server";

import { confirmPaymentSchema, placeOrderSchema } from "@/lib/checkout/schemas";
import { orderRefSchema } from "@/lib/orders/schemas";
import { forgetDashboard } from "@/server/account/recall-dashboard";
import { findDestination } from "@/server/addresses/find-destination";
import { rememberAddress } from "@/server/addresses/remember-address";
import { defineAction } from "@/server/gate/define-action";
import { readBrowserKey } from "@/server/http/browser-key";
import { hiddenVisitor } from "@/server/limits/take-attempts";
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
    { savesAddress, captcha: _spent, buyer: { address: sent, ...contact }, ...input },
    { viewer, isPuzzled },
  ) => {
    const address = await findDestination(sent, viewer !== null);
    const outcome = await placeOrder(
      { ...input, buyer: { ...contact, address } },
      {
        userId: viewer?.id ?? null,
        provenPhone: viewer?.isPhoneProven ? viewer.phone : null,
        browser: await readBrowserKey(),
        origin: { visitor: await hiddenVisitor(), isPuzzled },
      },
    );
    if (viewer && savesAddress && sent === address && outcome.kind !== "changed") {
      const { name, phone } = contact;
      await rememberAddress({ label: "", name, phone, ...address });
    }
    if (outcome.kind === "placed") sendMessagesSoon();
    if (viewer) forgetDashboard(await getSessionKey());
    return outcome;
  },
});

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
