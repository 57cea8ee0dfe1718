"use server";

import { emailKey } from "@/lib/email";
import { basketReminderSchema, requestRestockSchema } from "@/lib/reminders/schemas";
import { AppError } from "@/server/errors";
import { defineAction } from "@/server/gate/define-action";
import type { Viewer } from "@/server/session/viewer";
import { insertRestockRequest, saveBasket } from "./repository";

function isOwnAddress(viewer: Viewer | null, email: string): boolean {
  return Boolean(viewer?.isEmailProven && viewer.email && emailKey(viewer.email) === emailKey(email));
}

/** The response is the same for known and unknown addresses. */
export const requestRestockAction = defineAction({
  name: "reminders: back in stock",
  guard: "public",
  limit: ({ input, viewer }) =>
    isOwnAddress(viewer, input.email)
      ? ["restockPerson"]
      : ["restockVisitor", ["restockMailbox", emailKey(input.email)], "restockShop"],
  schema: requestRestockSchema,
  run: async ({ variantId, email }, { viewer }) => {
    const asked = await insertRestockRequest(variantId, email, isOwnAddress(viewer, email));
    if (asked === "gone") throw new AppError("not_found", "This size isn't in the shop any more.");
    return { isBack: asked === "in_stock" };
  },
});

/** Custom items stay in the browser that designed them. */
export const saveBasketAction = defineAction({
  name: "reminders: left basket",
  guard: "public",
  limit: ({ input, viewer }) =>
    viewer
      ? ["basketReminderPerson"]
      : input.email === ""
        ? ["basketReminderVisitor"]
        : ["basketReminderVisitor", ["basketReminderMailbox", emailKey(input.email)], "basketReminderShop"],
  schema: basketReminderSchema,
  run: ({ basketKey, email, lines }) =>
    saveBasket(
      basketKey,
      email,
      lines.filter(({ design }) => design === undefined),
    ),
});
