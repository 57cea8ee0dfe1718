"use server";

import { orderRefSchema } from "@/lib/orders/schemas";
import { hashBrowserKey } from "@/server/designs/hash-browser-key";
import { defineAction } from "@/server/gate/define-action";
import { ensureBrowserKey } from "@/server/http/browser-key";
import { allowReorder } from "./repository";
import { requireOrderByToken } from "./require-order";

/** The designs of an order belong to their makers. Anyone who may see the order may reprint them. */
export const allowReorderAction = defineAction({
  name: "order: grant its designs",
  guard: requireOrderByToken,
  limit: ["orderVisitor"],
  schema: orderRefSchema,
  run: async (_, { subject: { orderId } }) => allowReorder(orderId, hashBrowserKey(await ensureBrowserKey())),
});
