import type { Cut } from "@/lib/designer/print-areas";
import { formatPaise, type Paise } from "@/lib/money";
import type { Rhythm } from "./subscription";

/** "2 tees" */
export function tellTees(tees: number): string {
  return tees === 1 ? "1 tee" : `${tees} tees`;
}

/** "every month", "every 3 months" */
export function tellRhythm(months: number): string {
  return months === 1 ? "every month" : `every ${months} months`;
}

/** "2 tees every month" */
export function tellPlan({ tees, months }: Rhythm): string {
  return `${tellTees(tees)} ${tellRhythm(months)}`;
}

/** "₹599 every month" */
export function tellPrice(amountPaise: Paise, months: number): string {
  return `${formatPaise(amountPaise)} ${tellRhythm(months)}`;
}

export const cutWords: Record<Cut, string> = {
  regular: "Regular",
  oversized: "Oversized",
  women: "Women’s",
  kids: "Kids’",
};

/** The same for a cut that may no longer be offered. */
export function tellCut(cut: string): string {
  return Object.hasOwn(cutWords, cut) ? cutWords[cut as Cut] : cut;
}
