import { addPaise, asPaise, type Paise, roundToRupees } from "@/lib/money";
import { applyPercentOff } from "@/lib/percent-off";
import type { PrintView } from "./print-areas";

/** What a print of at most this size costs on one side. */
export interface PrintBand {
  name: string;
  widthMm: number;
  heightMm: number;
  pricePaise: Paise;
}

/** From so many pieces of one design in an order, so much off each. */
export interface QuantityBreak {
  pieces: number;
  percent: number;
}

/** The shop's prices for custom prints: bands from small to large, breaks from few to many pieces. */
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
  /** A piece's list price: blank and prints, less the quantity break, in whole rupees. */
  unitPaise: Paise;
  /** The prints alone, before the break. */
  printPaise: Paise;
  /** Of the break that counts; 0 when none does. */
  percentOff: number;
  /** The break that a few more pieces reach. */
  next: QuantityBreak | null;
}

/** Lying or upright. What is larger than all bands costs as much as the largest; null: no print is sold. */
export function bandOf({ bands }: PrintPrices, { widthMm, heightMm }: SidePrint): PrintBand | null {
  const fits = (band: PrintBand) =>
    Math.max(widthMm, heightMm) <= Math.max(band.widthMm, band.heightMm) &&
    Math.min(widthMm, heightMm) <= Math.min(band.widthMm, band.heightMm);
  return bands.find(fits) ?? bands.at(-1) ?? null;
}

/** What one custom piece costs when `pieces` of the design are ordered. list_price_of() in SQL computes the same. */
export function customPriceOf(
  prices: PrintPrices,
  blankPaise: Paise,
  prints: readonly SidePrint[],
  pieces: number,
): CustomPrice {
  const printPaise = addPaise(
    asPaise(0),
    ...prints.flatMap((print) => bandOf(prices, print)?.pricePaise ?? []),
  );
  const percentOff = prices.breaks.findLast((step) => step.pieces <= pieces)?.percent ?? 0;
  const exactPaise = applyPercentOff(addPaise(blankPaise, printPaise), percentOff);
  return {
    unitPaise: roundToRupees(exactPaise),
    printPaise,
    percentOff,
    next: prices.breaks.find((step) => step.pieces > pieces) ?? null,
  };
}
