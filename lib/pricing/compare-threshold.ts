import { asPaise, type Paise, toPaise } from "@/lib/money";
import { gstOf, splitGst } from "./gst";
import type { GstRate } from "./rules";

interface Step {
  abovePaise: Paise;
  percent: number;
  percentAbove: number;
}

interface Outcome {
  percent: number;
  taxPaise: Paise;
}

export interface ThresholdComparison {
  abovePaise: Paise;
  /** Of one item, tax included: between the two thresholds, in whole rupees. */
  pricePaise: Paise;
  included: Outcome;
  excluded: Outcome;
}

/** What one price costs in GST when a threshold includes the tax, and when it doesn't; null when both are the same. */
export function compareThreshold({ abovePaise, percent, percentAbove }: Step): ThresholdComparison | null {
  const pricePaise = toPaise(Math.ceil((abovePaise * (1 + percent / 200)) / 100));
  const isBetween = pricePaise > abovePaise && pricePaise * 100 <= abovePaise * (100 + percent);
  if (percent === percentAbove || !isBetween) return null;
  const at = (rate: number) => ({
    percent: rate,
    taxPaise: asPaise(gstOf(splitGst(pricePaise, rate, true))),
  });
  return { abovePaise, pricePaise, included: at(percentAbove), excluded: at(percent) };
}

/** The comparison for the rates of an HSN on a day (YYYY-MM-DD), and what the rate in effect says; null without a threshold. */
export function thresholdOf(rates: readonly GstRate[], hsn: string, on: string) {
  const inEffect = rates.filter(({ hsnPrefix, startsOn }) => hsn.startsWith(hsnPrefix) && startsOn <= on);
  const length = Math.max(0, ...inEffect.map(({ hsnPrefix }) => hsnPrefix.length));
  const longest = inEffect.filter(({ hsnPrefix }) => hsnPrefix.length === length);
  const newest = longest
    .map(({ startsOn }) => startsOn)
    .sort()
    .at(-1);
  const [below, above] = longest
    .filter(({ startsOn }) => startsOn === newest)
    .sort((a, b) => a.abovePaise - b.abovePaise);
  if (!below || !above) return null;
  const { abovePaise, percent: percentAbove, aboveIncludesTax } = above;
  const comparison = compareThreshold({ abovePaise, percent: below.percent, percentAbove });
  return comparison && { ...comparison, aboveIncludesTax };
}
