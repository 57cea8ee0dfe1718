import { asPaise, toPaise } from "@/lib/money";
import { shopRules } from "@/testing/pricing-rules";
import { compareThreshold, thresholdOf } from "./compare-threshold";
import { gstPercentOf } from "./gst";

const step = { abovePaise: toPaise(2500), percent: 5, percentAbove: 18 };
const excluding = shopRules.gstRates.map((rate) => ({ ...rate, aboveIncludesTax: false }));
const percentOf = (rupees: number) =>
  gstPercentOf(excluding, { hsn: "6109", unitPaise: toPaise(rupees), on: "2026-11-21" });

it("shows one price with both results", () => {
  expect(compareThreshold(step)).toEqual({
    abovePaise: 250_000,
    pricePaise: 256_300,
    included: { percent: 18, taxPaise: 39_097 },
    excluded: { percent: 5, taxPaise: 12_205 },
  });
});

it.each([
  ["both rates are the same", { ...step, percentAbove: 5 }],
  ["the lower rate is 0%", { ...step, percent: 0 }],
  ["no whole rupee lies between", { ...step, abovePaise: asPaise(100) }],
])("shows nothing when %s", (_, given) => {
  expect(compareThreshold(given)).toBeNull();
});

it("uses the rates in effect for the HSN", () => {
  expect(thresholdOf(shopRules.gstRates, "6109", "2026-11-21")).toMatchObject({
    abovePaise: 250_000,
    aboveIncludesTax: true,
  });
  expect(thresholdOf(excluding, "6109", "2025-09-21")).toMatchObject({
    abovePaise: 100_000,
    aboveIncludesTax: false,
  });
  expect(thresholdOf(shopRules.gstRates, "4202", "2026-11-21")).toBeNull();
});

it.each([
  [2500, 5],
  [2563, 5],
  [2625, 5],
  [2625.01, 18],
  [2950, 18],
])("without tax, ₹2,500 is ₹2,625 with 5%%: an item for %d rupees has %d %%", (rupees, percent) => {
  expect(percentOf(rupees)).toBe(percent);
});
