import { applyPercentOff, type Paise } from "@/lib/money";

/** What one piece costs under the shop-wide discount. */
export interface DiscountedPrice {
  listPaise: Paise;
  unitPaise: Paise;
  /** Whole or decimal percent, 0 when nothing is off. */
  percentOff: number;
}

/** The `global_discount` setting as a usable percentage: what is off, wrong or switched off is 0. */
export function parseGlobalDiscount(value: string | number | null | undefined, isEnabled = true): number {
  if (!isEnabled || value === null || value === undefined || String(value).trim() === "") return 0;
  const percent = Number(value);
  if (!Number.isFinite(percent) || percent <= 0) return 0;
  return Math.min(Math.round(percent * 100) / 100, 100);
}

export function discountPrice(listPaise: Paise, percent: number): DiscountedPrice {
  const unitPaise = applyPercentOff(listPaise, percent);
  return { listPaise, unitPaise, percentOff: unitPaise < listPaise ? percent : 0 };
}
