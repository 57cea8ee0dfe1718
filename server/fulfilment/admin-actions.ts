"use server";

import { orderNumberSchema } from "@/lib/orders/schemas";
import { defineAction } from "@/server/gate/define-action";
import { retryPrintFiles } from "./admin-repository";

export const retryPrintFilesAction = defineAction({
  name: "orders: make print files again",
  guard: "orders.fulfil",
  limit: ["staffPerson"],
  schema: orderNumberSchema,
  run: ({ orderNumber }) => retryPrintFiles(orderNumber),
});
