"use server";

import { orderRefSchema, refundUpiSchema, returnSchema } from "@/lib/orders/schemas";
import { defineAction } from "@/server/gate/define-action";
import { readProof } from "@/server/http/proof-cookie";
import { requireOrderPhone } from "@/server/orders/phone-proof";
import { requireOrderByToken } from "@/server/orders/require-order";
import { requestReturn } from "./request-return";
import { nameRefundUpi, withdrawReturn } from "./withdraw-return";

export const requestReturnAction = defineAction({
  name: "order: request return",
  guard: requireOrderByToken,
  limit: ["orderVisitor"],
  schema: returnSchema,
  run: async (draft, { subject: order, viewer, now }) => {
    if (draft.upiId) requireOrderPhone(order, viewer, await readProof(), now);
    return requestReturn(order, draft);
  },
});

export const withdrawReturnAction = defineAction({
  name: "return: withdraw",
  guard: requireOrderByToken,
  limit: ["orderVisitor"],
  schema: orderRefSchema,
  run: (_, { subject: order }) => withdrawReturn(order),
});

export const nameRefundUpiAction = defineAction({
  name: "return: name UPI",
  guard: requireOrderByToken,
  limit: ["orderVisitor"],
  schema: refundUpiSchema,
  run: async ({ upiId }, { subject: order, viewer, now }) => {
    requireOrderPhone(order, viewer, await readProof(), now);
    return nameRefundUpi(order, upiId);
  },
});
