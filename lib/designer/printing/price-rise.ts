import { asPaise, formatPaise, type Paise } from "@/lib/money";
import type { PrintView } from "./print-areas";
import { bandOf, type PrintPrices, type SidePrint } from "./print-price";

/** A design's unit price, and what it is for. */
export interface PricedDesign {
  cut: string;
  prints: readonly SidePrint[];
  unitPaise: Paise;
}

const printNames: Record<PrintView, string> = {
  front: "front print",
  back: "back print",
  left: "left sleeve print",
  right: "right sleeve print",
};

/** "Back print +₹150", when another or a larger print has raised the price. Not for the first one, as when a design is opened. */
export function describePriceRise(
  prices: PrintPrices,
  before: PricedDesign,
  now: PricedDesign,
): string | null {
  if (before.prints.length === 0 || now.cut !== before.cut || now.unitPaise <= before.unitPaise) return null;
  const paiseOf = ({ prints }: PricedDesign, view: PrintView) => {
    const print = prints.find((each) => each.view === view);
    return print ? (bandOf(prices, print)?.pricePaise ?? 0) : 0;
  };
  const names = now.prints.flatMap(({ view }) => {
    const was = paiseOf(before, view);
    if (paiseOf(now, view) <= was) return [];
    return `${was > 0 ? "larger " : ""}${printNames[view]}`;
  });
  if (names.length === 0) return null;
  const words = names.join(", ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} +${formatPaise(asPaise(now.unitPaise - before.unitPaise))}`;
}
