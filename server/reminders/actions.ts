"use server";

import { emailKey } from "@/lib/email";
import { askForRestockSchema, basketReminderSchema } from "@/lib/reminders/schemas";
import { AppError } from "@/server/errors";
import { defineAction } from "@/server/gate/define-action";
import { insertRestockRequest, keepBasket } from "./repository";

/** The answer is the same whatever is known of the address. */
export const askForRestockAction = defineAction({
  name: "reminders: back in stock",
  guard: "public",
  limit: ({ input }) => ["restockVisitor", ["restockMailbox", emailKey(input.email)], "restockShop"],
  schema: askForRestockSchema,
  run: async ({ variantId, email }, { viewer }) => {
    const isOwn = Boolean(
      viewer?.isEmailProven && viewer.email && emailKey(viewer.email) === emailKey(email),
    );
    const asked = await insertRestockRequest(variantId, email, isOwn);
    if (asked === "gone") throw new AppError("not_found", "This size is no longer in the shop.");
    return { isBack: asked === "in_stock" };
  },
});

/** Custom pieces stay in the browser that designed them. */
export const keepBasketAction = defineAction({
  name: "reminders: left basket",
  guard: "public",
  limit: ({ input }) =>
    input.email === ""
      ? ["basketReminderVisitor"]
      : ["basketReminderVisitor", ["basketReminderMailbox", emailKey(input.email)], "basketReminderShop"],
  schema: basketReminderSchema,
  run: ({ basketKey, email, lines }) =>
    keepBasket(
      basketKey,
      email,
      lines.filter(({ design }) => design === undefined),
    ),
});
