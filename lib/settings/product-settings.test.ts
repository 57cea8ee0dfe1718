import { formatSetting, settingDefinitions, settingKeys } from "./product-settings";
import { productSettingsSchema } from "./product-settings-schema";

const defaults = Object.fromEntries(
  settingKeys.map((key) => [key, { value: settingDefinitions[key].defaultValue, isEnabled: true }]),
);

it("the default product settings are valid", () => {
  expect(productSettingsSchema.safeParse(defaults).success).toBe(true);
});

it("reports an invalid value at its field, and rejects an unknown key", () => {
  const wrong = { ...defaults, return_days: { value: "0", isEnabled: true } };
  expect(productSettingsSchema.safeParse(wrong).error?.issues[0]?.path).toEqual(["return_days", "value"]);
  const late = { ...defaults, delivery_days_from: { value: "9", isEnabled: true } };
  expect(productSettingsSchema.safeParse(late).error?.issues[0]?.path).toEqual(["delivery_days_to", "value"]);
  expect(productSettingsSchema.safeParse({ ...defaults, guard_x: defaults.cod_fee }).success).toBe(false);
});

it("formats settings for readers", () => {
  const on = (value: string) => ({ value, isEnabled: true });
  expect(formatSetting("cod_fee", on("40"))).toBe("₹40");
  expect(formatSetting("cod_up_to", on("5000"))).toBe("₹5,000");
  expect(formatSetting("global_discount", { value: "10", isEnabled: false })).toBe("off");
  expect(formatSetting("rto_deduction", on("nothing"))).toBe("Nothing");
});
