"use server";

import { orderNumberSchema, staffReturnSchema } from "@/lib/orders/schemas";
import { AppError } from "@/server/errors";
import { defineAction } from "@/server/gate/define-action";
import { findOrder } from "@/server/orders/repository";
import { findReturnOptions } from "./queries";
import { requestReturnByStaff } from "./request-return";

/** The returnable items of an order; null: none. */
export const readReturnOptionsAction = defineAction({
  name: "returns: what can be sent back",
  guard: "orders.write",
  limit: ["staffPerson"],
  schema: orderNumberSchema,
  run: async ({ orderNumber }) => {
    const order = await findOrder({ orderNumber });
    if (!order) throw new AppError("not_found", "We can't find this order.");
    return findReturnOptions(order);
  },
});

export const requestReturnByStaffAction = defineAction({
  name: "returns: ask for the buyer",
  guard: "orders.write",
  limit: ["staffPerson"],
  schema: staffReturnSchema,
  run: ({ orderNumber, ...draft }) => requestReturnByStaff(orderNumber, draft),
});
