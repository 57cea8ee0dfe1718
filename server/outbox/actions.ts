"use server";

import { emailKey } from "@/lib/email";
import { findOrderSchema } from "@/lib/orders/schemas";
import { defineAction } from "@/server/gate/define-action";
import { queueOrderLink } from "./repository";
import { sendMessagesSoon } from "./send-soon";

/** Mails the link to an order. The answer is the same when the order does not exist. */
export const findOrderAction = defineAction({
  name: "order: find",
  guard: "public",
  limit: ({ input }) => ["orderLinkVisitor", ["orderLink", `${input.orderNumber} ${emailKey(input.email)}`]],
  schema: findOrderSchema,
  run: async ({ orderNumber, email }) => {
    await queueOrderLink(orderNumber, email);
    sendMessagesSoon();
  },
});
