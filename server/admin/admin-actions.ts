"use server";

import { z } from "zod";
import { maxPerBulkAction } from "@/lib/orders/admin-schemas";
import { AppError } from "@/server/errors";
import { defineAction } from "@/server/gate/define-action";
import { listFoundOrders } from "./repository";

/** For a bulk step on all search results of a list. */
export const listFoundOrdersAction = defineAction({
  name: "orders: found by a search",
  guard: ["orders.read", "orders.fulfil"],
  limit: ["staffPerson"],
  schema: z.strictObject({ list: z.enum(["orders", "packing"]), q: z.string().max(400) }),
  run: async ({ list, q }) => {
    const found = await listFoundOrders(list, q, maxPerBulkAction + 1);
    if (found.length > maxPerBulkAction) {
      throw new AppError("conflict", `At most ${maxPerBulkAction} orders at once: narrow the search.`);
    }
    return found;
  },
});
