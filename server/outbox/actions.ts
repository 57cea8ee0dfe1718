"use server";

import { emailKey } from "@/lib/email";
import { findOrderSchema } from "@/lib/orders/schemas";
import { defineAction } from "@/server/gate/define-action";
import { queueOrderLink } from "./repository";
import { sendMessagesSoon } from "./send-soon";

/** Sends the link to an order by email or SMS. The answer is the same when the order does not exist. */
export const findOrderAction = defineAction({
  name: "order: find",
  guard: "public",
  limit: ({ input }) => [
    "orderLinkVisitor",
    ["orderLink", `${input.orderNumber} ${emailKey(input.contact)}`],
  ],
  schema: findOrderSchema,
  run: async ({ orderNumber, contact }) => {
    await queueOrderLink(orderNumber, contact);
    sendMessagesSoon();
  },
});
