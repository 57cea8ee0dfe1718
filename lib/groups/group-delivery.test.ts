import { asPaise } from "@/lib/money";
import { parseShopTerms } from "@/lib/settings/shop-terms";
import { describeGroupDelivery, mayCostDelivery } from "./group-delivery";

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

it("may cost delivery below the price from which it's free", () => {
  const terms = termsOf({ shipping_fee: "49", free_shipping_over: "999" });
  expect([terms, null].map((each) => mayCostDelivery(each, asPaise(99_800)))).toEqual([true, true]);
  expect(mayCostDelivery(terms, asPaise(99_900))).toBe(false);
  expect(mayCostDelivery(termsOf({ shipping_fee: "0", free_shipping_over: "" }), asPaise(100))).toBe(false);
});
