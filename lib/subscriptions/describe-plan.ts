import type { Cut } from "@/lib/designer/printing/print-areas";
import { formatPaise, type Paise } from "@/lib/money";
import type { Rhythm } from "./subscription";

/** "2 tees" */
export function formatTeeCount(tees: number): string {
  return tees === 1 ? "1 tee" : `${tees} tees`;
}

/** "every month", "every 3 months" */
export function formatInterval(months: number): string {
  return months === 1 ? "every month" : `every ${months} months`;
}

/** "2 tees every month" */
export function describePlan({ tees, months }: Rhythm): string {
  return `${formatTeeCount(tees)} ${formatInterval(months)}`;
}

/** "₹599 every month" */
export function formatPlanPrice(amountPaise: Paise, months: number): string {
  return `${formatPaise(amountPaise)} ${formatInterval(months)}`;
}

export const cutLabels: Record<Cut, string> = {
  regular: "Regular",
  oversized: "Oversized",
  women: "Women's",
  kids: "Kids'",
};

/** The same for a cut that may no longer be offered. */
export function formatCut(cut: string): string {
  return Object.hasOwn(cutLabels, cut) ? cutLabels[cut as Cut] : cut;
}
