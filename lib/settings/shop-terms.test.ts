import {
  describeDeliveryFee,
  describeFreeDelivery,
  formatCodFee,
  formatDeliveryRate,
  formatDuration,
} from "./describe-terms";
import { parseShopTerms } from "./shop-terms";

const fail = (problem: string) => {
  throw new Error(problem);
};

const rows = (settings: Record<string, string>, zones: object[] = []) => ({
  settings: Object.entries(settings).map(([setting_key, setting_value]) => ({ setting_key, setting_value })),
  zones,
});

const remote = {
  zone: "remote",
  name: "North-East",
  states: ["Assam"],
  fee: 99,
  free_over: 1999,
  min_days: 7,
  max_days: 12,
};
const defaults = {
  shipping_fee: "49",
  free_shipping_over: "999",
  cod_fee: "40",
  return_days: "7",
  packing_days: "3",
  art_review_hours: "6",
};

describe("the terms of the shop", () => {
  it("are parsed from settings and zones", () => {
    expect(parseShopTerms(rows(defaults, [remote]), fail)).toEqual({
      standard: { feePaise: 4900, freeOverPaise: 99_900, minDays: 2, maxDays: 6 },
      zones: [
        {
          zone: "remote",
          name: "North-East",
          states: ["Assam"],
          feePaise: 9900,
          freeOverPaise: 199_900,
          minDays: 7,
          maxDays: 12,
        },
      ],
      codFeePaise: 4000,
      codUpToPaise: null,
      codReservationMinutes: 45,
      shipsOn: "received",
      rtoDeduction: "delivery",
      returnDays: 7,
      packingDays: 3,
      artReviewHours: 6,
    });
  });

  it("promise no return, with a log entry, when the days are invalid", () => {
    const report = vi.fn();
    expect(parseShopTerms(rows({ return_days: "seven" }), report).returnDays).toBe(0);
    expect(report).toHaveBeenCalledWith(expect.stringContaining("return_days"));
    expect(parseShopTerms(rows({ rto_deduction: "all" }), report).rtoDeduction).toBe("delivery");
    expect(report).toHaveBeenCalledWith(expect.stringContaining("rto_deduction"));
  });

  it("report when a price depends on the pincode", () => {
    const one = parseShopTerms(rows(defaults), fail);
    const two = parseShopTerms(rows(defaults, [remote]), fail);
    expect([describeDeliveryFee(one), describeFreeDelivery(one)]).toEqual(["Delivery ₹49", "Free from ₹999"]);
    expect([describeDeliveryFee(two), describeFreeDelivery(two)]).toEqual([
      "Delivery from ₹49",
      "Free from ₹999 in most of India",
    ]);
    expect(describeFreeDelivery(parseShopTerms(rows({}, [remote]), fail))).toBeNull();
    expect(two.zones.map(formatDeliveryRate)).toEqual(["₹99; free from ₹1,999"]);
    expect([formatCodFee(two.codFeePaise), formatDuration(1), formatDuration(7)]).toEqual([
      "₹40 extra",
      "1 day",
      "7 days",
    ]);
  });
});
