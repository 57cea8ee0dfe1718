import { addPaise, asPaise, type Paise, roundToRupees } from "@/lib/money";
import { applyPercentOff } from "@/lib/percent-off";
import type { PrintView } from "./print-areas";

/** The price of a print of at most this size on one side. */
export interface PrintBand {
  name: string;
  widthMm: number;
  heightMm: number;
  pricePaise: Paise;
}

/** From this many items of one design in an order, a discount on each. */
export interface QuantityBreak {
  quantity: number;
  percent: number;
}

/** The shop's prices for custom prints: bands from small to large, discounts from few to many items. */
export interface PrintPrices {
  bands: readonly PrintBand[];
  breaks: readonly QuantityBreak[];
}

/** The measured print of one side, in mm. */
export interface SidePrint {
  view: PrintView;
  widthMm: number;
  heightMm: number;
}

export interface CustomPrice {
  /** The unit's list price: blank and prints, less the quantity discount, in whole rupees. */
  unitPaise: Paise;
  /** The prints alone, before the discount. */
  printPaise: Paise;
  /** Of the applied discount; 0 without one. */
  percentOff: number;
  /** The next discount, for a few more items. */
  next: QuantityBreak | null;
}

/** Rotated or not. A print larger than all bands costs as much as the largest; null: no print is sold. */
export function bandOf({ bands }: PrintPrices, { widthMm, heightMm }: SidePrint): PrintBand | null {
  const fits = (band: PrintBand) =>
    Math.max(widthMm, heightMm) <= Math.max(band.widthMm, band.heightMm) &&
    Math.min(widthMm, heightMm) <= Math.min(band.widthMm, band.heightMm);
  return bands.find(fits) ?? bands.at(-1) ?? null;
}

/** A print of the cheapest size: the price of a tee starts there. */
export function smallestPrint({ bands }: PrintPrices): SidePrint[] {
  return bands.slice(0, 1).map(({ widthMm, heightMm }) => ({ view: "front", widthMm, heightMm }));
}

/** The unit price of a custom item when `quantity` of the design are ordered. list_price_of() in SQL computes the same. */
export function customPriceOf(
  prices: PrintPrices,
  blankPaise: Paise,
  prints: readonly SidePrint[],
  quantity: number,
): CustomPrice {
  const printPaise = addPaise(
    asPaise(0),
    ...prints.flatMap((print) => bandOf(prices, print)?.pricePaise ?? []),
  );
  const percentOff = prices.breaks.findLast((step) => step.quantity <= quantity)?.percent ?? 0;
  const exactPaise = applyPercentOff(addPaise(blankPaise, printPaise), percentOff);
  return {
    unitPaise: roundToRupees(exactPaise),
    printPaise,
    percentOff,
    next: prices.breaks.find((step) => step.quantity > quantity) ?? null,
  };
}
