import { z } from "zod";
import { plainRupees } from "@/lib/money-text";
import { findSettingProblem, type SettingKey, settingDefinitions } from "./product-settings";

function fieldOf(key: SettingKey) {
  return z.strictObject({
    value: z
      .string()
      .trim()
      .max(60)
      .overwrite((value) => (settingDefinitions[key].kind === "rupees" ? plainRupees(value) : value))
      .superRefine((value, context) => {
        const problem = findSettingProblem(key, value);
        if (problem) context.addIssue({ code: "custom", message: problem });
      }),
    isEnabled: z.boolean(),
  });
}

/** The form of the product settings: each key with its text and its switch. */
export const productSettingsSchema = z
  .strictObject({
    global_discount: fieldOf("global_discount"),
    shipping_fee: fieldOf("shipping_fee"),
    free_shipping_over: fieldOf("free_shipping_over"),
    packing_days: fieldOf("packing_days"),
    delivery_days_from: fieldOf("delivery_days_from"),
    delivery_days_to: fieldOf("delivery_days_to"),
    cod_up_to: fieldOf("cod_up_to"),
    cod_fee: fieldOf("cod_fee"),
    cod_open_orders: fieldOf("cod_open_orders"),
    cod_refusals: fieldOf("cod_refusals"),
    cod_hold_minutes: fieldOf("cod_hold_minutes"),
    return_days: fieldOf("return_days"),
    exchange_ships_on: fieldOf("exchange_ships_on"),
    rto_keeps: fieldOf("rto_keeps"),
    art_passes_by_rule: fieldOf("art_passes_by_rule"),
    art_review_hours: fieldOf("art_review_hours"),
    review_invite_days: fieldOf("review_invite_days"),
    restock_mails_per_piece: fieldOf("restock_mails_per_piece"),
    restock_batch_hours: fieldOf("restock_batch_hours"),
    basket_reminder_hours: fieldOf("basket_reminder_hours"),
    price_drop_percent: fieldOf("price_drop_percent"),
    subscription_notice_days: fieldOf("subscription_notice_days"),
    subscription_cutoff_hours: fieldOf("subscription_cutoff_hours"),
    subscription_grace_days: fieldOf("subscription_grace_days"),
    two_person_above: fieldOf("two_person_above"),
    shop_state: fieldOf("shop_state"),
  })
  .superRefine(({ delivery_days_from, delivery_days_to }, context) => {
    if (Number(delivery_days_from.value) <= Number(delivery_days_to.value)) return;
    context.addIssue({
      code: "custom",
      path: ["delivery_days_to", "value"],
      message: "It must not be less than the fewest days",
    });
  });

export type ProductSettings = z.infer<typeof productSettingsSchema>;
