"use server";

import { emailKey } from "@/lib/email";
import { findOrderSchema } from "@/lib/orders/schemas";
import { defineAction } from "@/server/gate/define-action";
import { queueOrderLink } from "./repository";
import { sendMessagesSoon } from "./send-soon";

/** Mails the link to an order. Answers the same whether there is such an order or not. */
export const findOrderAction = defineAction({
  name: "order: find",
  guard: "public",
  limit: ({ input }) => ["orderLinkVisitor", ["orderLink", `${input.orderId} ${emailKey(input.email)}`]],
  schema: findOrderSchema,
  run: async ({ orderId, email }) => {
    await queueOrderLink(orderId, email);
    sendMessagesSoon();
  },
});
