import { asPaise } from "@/lib/money";
import { gstChangeSchema, gstTimeline } from "./gst-timeline";
import type { GstRate } from "./rules";

const rate = (startsOn: string, above: number, percent: number, hsnPrefix = "61"): GstRate => ({
  hsnPrefix,
  startsOn,
  abovePaise: asPaise(above * 100),
  aboveIncludesTax: true,
  percent,
});

const rates = [rate("2025-09-22", 0, 5), rate("2025-09-22", 2500, 18), rate("2017-07-01", 0, 18, "")];
const tee = { hsn: "61091000", unitPaise: asPaise(99_900), today: "2026-11-22" };

it("shows only the current rate while no other is planned", () => {
  expect(gstTimeline(rates, tee)).toEqual([{ from: null, percent: 5 }]);
});

it("shows when another rate starts, and omits days that change nothing for the item", () => {
  const planned = [
    ...rates,
    rate("2027-04-01", 0, 8),
    rate("2027-02-01", 2500, 28),
    rate("2027-05-01", 0, 9, "62"),
  ];
  expect(gstTimeline(planned, tee)).toEqual([
    { from: null, percent: 5 },
    { from: "2027-04-01", percent: 8 },
  ]);
});

const good = {
  hsnPrefix: "61",
  startsOn: "2027-04-01",
  percent: "5",
  above: "2500",
  thresholdTax: "included",
  percentAbove: "18",
};

it.each([
  ["startsOn", "1.4.2027"],
  ["percent", "101"],
  ["hsnPrefix", "6a"],
  ["above", "0"],
  ["percentAbove", ""],
  ["thresholdTax", "both"],
])("rejects a tax change with %s %j at that field", (field, value) => {
  expect(gstChangeSchema.safeParse(good).success).toBe(true);
  expect(gstChangeSchema.safeParse({ ...good, [field]: value }).error?.issues[0]?.path[0]).toBe(field);
});
