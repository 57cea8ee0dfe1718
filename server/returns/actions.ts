"use server";

import { orderRefSchema, refundUpiSchema } from "@/lib/checkout/schemas";
import { defineAction } from "@/server/http/define-action";
import { readProof } from "@/server/http/kept-proof";
import { requireOrderPhone } from "@/server/orders/phone-proof";
import { requireOrderByToken } from "@/server/orders/require-order";
import { nameRefundUpi, withdrawReturn } from "./withdraw-return";

export const withdrawReturnAction = defineAction({
  name: "return: withdraw",
  guard: "public",
  limit: ["orderVisitor"],
  schema: orderRefSchema,
  run: async (ref) => withdrawReturn(await requireOrderByToken(ref)),
});

export const nameRefundUpiAction = defineAction({
  name: "return: name UPI",
  guard: "public",
  limit: ["orderVisitor"],
  schema: refundUpiSchema,
  run: async ({ upiId, ...ref }, { viewer, now }) => {
    const order = await requireOrderByToken(ref);
    requireOrderPhone(order, viewer, await readProof(), now);
    return nameRefundUpi(order, upiId);
  },
});
