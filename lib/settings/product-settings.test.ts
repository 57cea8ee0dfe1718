import { settingDefinitions, settingKeys, tellSetting } from "./product-settings";
import { productSettingsSchema } from "./product-settings-schema";

const usual = Object.fromEntries(
  settingKeys.map((key) => [key, { value: settingDefinitions[key].usual, isEnabled: true }]),
);

it("has valid default values", () => {
  expect(productSettingsSchema.safeParse(usual).success).toBe(true);
});

it("reports an invalid value at its field, and rejects an unknown key", () => {
  const wrong = { ...usual, return_days: { value: "0", isEnabled: true } };
  expect(productSettingsSchema.safeParse(wrong).error?.issues[0]?.path).toEqual(["return_days", "value"]);
  const late = { ...usual, delivery_days_from: { value: "9", isEnabled: true } };
  expect(productSettingsSchema.safeParse(late).error?.issues[0]?.path).toEqual(["delivery_days_to", "value"]);
  expect(productSettingsSchema.safeParse({ ...usual, guard_x: usual.cod_fee }).success).toBe(false);
});

it("formats settings for readers", () => {
  const on = (value: string) => ({ value, isEnabled: true });
  expect(tellSetting("cod_fee", on("40"))).toBe("₹40");
  expect(tellSetting("cod_up_to", on("5000"))).toBe("₹5,000");
  expect(tellSetting("global_discount", { value: "10", isEnabled: false })).toBe("off");
  expect(tellSetting("rto_keeps", on("nothing"))).toBe("nothing");
});
