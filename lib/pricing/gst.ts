import { asPaise, type Paise } from "@/lib/money";
import type { GstRate } from "./rules";

/** The GST that a price includes. Either cgst = sgst (within the shop's state) or igst (elsewhere). */
export interface Gst {
  gstPercent: number;
  taxablePaise: Paise;
  cgstPaise: Paise;
  sgstPaise: Paise;
  igstPaise: Paise;
}

const none = asPaise(0);

/**
 * The GST percentage of an item that costs `unitPaise` after every discount: of the rates with the longest prefix of its
 * HSN, those with the newest start by `on` (YYYY-MM-DD, Indian time), of them the highest step below the item's price,
 * with or without tax as the step says.
 */
export function gstPercentOf(
  rates: readonly GstRate[],
  { hsn, unitPaise, on }: { hsn: string; unitPaise: number; on: string },
): number {
  let best: GstRate | undefined;
  for (const rate of rates) {
    if (!hsn.startsWith(rate.hsnPrefix) || rate.startsOn > on) continue;
    if (rate.abovePaise > 0 && unitPaise <= limitOf(rates, rate)) continue;
    if (!best || compare(rate, best) > 0) best = rate;
  }
  return best?.percent ?? 0;
}

/** A step's limit as a price with tax, in paise. Without tax, the lower rate applies for as long as it can. */
function limitOf(rates: readonly GstRate[], { hsnPrefix, startsOn, abovePaise, aboveIncludesTax }: GstRate) {
  if (aboveIncludesTax) return abovePaise;
  const below = rates
    .filter((rate) => rate.hsnPrefix === hsnPrefix && rate.startsOn === startsOn)
    .filter((rate) => rate.abovePaise < abovePaise)
    .sort(compare)
    .at(-1);
  return (abovePaise * (100 + (below?.percent ?? 0))) / 100;
}

function compare(a: GstRate, b: GstRate): number {
  if (a.hsnPrefix.length !== b.hsnPrefix.length) return a.hsnPrefix.length - b.hsnPrefix.length;
  if (a.startsOn !== b.startsOn) return a.startsOn > b.startsOn ? 1 : -1;
  return a.abovePaise - b.abovePaise;
}

/**
 * Splits the GST from a price that includes it. The rule: each tax is rounded separately, half a paisa up, and the
 * taxable value is the remainder, so that the parts add up to the price.
 */
export function splitGst(grossPaise: Paise, gstPercent: number, isInterstate: boolean): Gst {
  const basisPoints = Math.round(gstPercent * 100);
  if (isInterstate) {
    const igstPaise = partOf(grossPaise, basisPoints, 10_000 + basisPoints);
    return {
      gstPercent,
      taxablePaise: asPaise(grossPaise - igstPaise),
      cgstPaise: none,
      sgstPaise: none,
      igstPaise,
    };
  }
  const half = partOf(grossPaise, basisPoints, 2 * (10_000 + basisPoints));
  return {
    gstPercent,
    taxablePaise: asPaise(grossPaise - 2 * half),
    cgstPaise: half,
    sgstPaise: half,
    igstPaise: none,
  };
}

/** amount x numerator / denominator, half up, in whole numbers. */
function partOf(amount: number, numerator: number, denominator: number): Paise {
  return asPaise(Math.floor((2 * amount * numerator + denominator) / (2 * denominator)));
}

export function gstOf({ cgstPaise, sgstPaise, igstPaise }: Gst): Paise {
  return asPaise(cgstPaise + sgstPaise + igstPaise);
}
