"use server";

import { confirmPaymentSchema, orderRefSchema, placeOrderSchema } from "@/lib/checkout/schemas";
import { forgetDashboard } from "@/server/account/recall-dashboard";
import { findDestination } from "@/server/addresses/find-destination";
import { rememberAddress } from "@/server/addresses/remember-address";
import { getSessionKey } from "@/server/auth/queries";
import { defineAction } from "@/server/http/define-action";
import { confirmPayment } from "@/server/payments/confirm-payment";
import { payOrder } from "./pay-order";
import { placeOrder } from "./place-order";
import { requireOrderByToken } from "./require-order";

export const placeOrderAction = defineAction({
  name: "order: place",
  guard: "public",
  schema: placeOrderSchema,
  run: async ({ savesAddress, buyer: { address: sent, ...contact }, ...input }, { viewer }) => {
    const address = await findDestination(sent, viewer !== null);
    const outcome = await placeOrder(
      { ...input, buyer: { ...contact, address } },
      { userId: viewer?.id ?? null },
    );
    if (viewer && savesAddress && sent === address && outcome.kind !== "changed") {
      const { name, phone } = contact;
      await rememberAddress({ label: "", name, phone, ...address });
    }
    if (viewer) forgetDashboard(await getSessionKey());
    return outcome;
  },
});

export const payOrderAction = defineAction({
  name: "order: pay",
  guard: "public",
  schema: orderRefSchema,
  run: async (ref) => payOrder(await requireOrderByToken(ref)),
});

export const confirmPaymentAction = defineAction({
  name: "order: confirm payment",
  guard: "public",
  schema: confirmPaymentSchema,
  run: async ({ paymentId, signature, ...ref }) =>
    confirmPayment(await requireOrderByToken(ref), { paymentId, signature }),
});
