import { parseShopTerms } from "@/lib/settings/shop-terms";
import { describeGroupDelivery } from "./group-delivery";

const termsOf = (settings: Record<string, string>) =>
  parseShopTerms(
    {
      settings: Object.entries(settings).map(([setting_key, setting_value]) => ({
        setting_key,
        setting_value,
      })),
      zones: [],
    },
    () => undefined,
  );

it("names what delivery costs, and from when it's free", () => {
  expect(describeGroupDelivery(termsOf({ shipping_fee: "49", free_shipping_over: "999" }))).toBe(
    "Delivery ₹49 for each order. Free from ₹999.",
  );
  expect(describeGroupDelivery(null)).toBeNull();
});
