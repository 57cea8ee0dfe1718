"use server";

import { confirmPaymentSchema, orderRefSchema, placeOrderSchema } from "@/lib/checkout/schemas";
import { defineAction } from "@/server/http/define-action";
import { confirmPayment } from "@/server/payments/confirm-payment";
import { payOrder } from "./pay-order";
import { placeOrder } from "./place-order";
import { requireOrderByToken } from "./require-order";

export const placeOrderAction = defineAction({
  name: "order: place",
  guard: "public",
  schema: placeOrderSchema,
  run: (input, { viewer }) => placeOrder(input, { userId: viewer?.id ?? null }),
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
