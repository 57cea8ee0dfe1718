import { z } from "zod";
import { plainRupees } from "@/lib/money-text";
import { findSettingProblem, type SettingKey, settingDefinitions, settingKeys } from "./product-settings";

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

const shape = Object.fromEntries(settingKeys.map((key) => [key, fieldOf(key)]));

/** The form of the product settings: each key with its text and its switch. */
export const productSettingsSchema = z
  .strictObject(shape as Record<SettingKey, ReturnType<typeof fieldOf>>)
  .superRefine(({ delivery_days_from, delivery_days_to }, context) => {
    if (Number(delivery_days_from.value) <= Number(delivery_days_to.value)) return;
    context.addIssue({
      code: "custom",
      path: ["delivery_days_to", "value"],
      message: "Must be at least the minimum days",
    });
  });

export type ProductSettings = z.infer<typeof productSettingsSchema>;
