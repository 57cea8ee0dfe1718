import type { Cut } from "@/lib/catalog/product";

export interface CurveRow {
  size: string;
  variants: number;
  /** Items sold in the period. */
  sold: number;
  /** Items available to sell: in stock at the start, and received since. */
  had: number;
  /** Items that can be sold now. */
  free: number;
  /** Variants without available stock now. */
  soldOut: number;
  /** People who chose it while it was sold out. */
  missed: number;
  /** Subscribers to its restock email. */
  waiting: number;
}

export const curveDays = [30, 90] as const;

export const cutNames: Record<Cut, string> = {
  regular: "Regular tees",
  oversized: "Oversized tees",
  women: "Women's tees",
  kids: "Kids' tees",
  accessory: "Accessories",
};

export const cuts = Object.keys(cutNames) as Cut[];

/** Shares in percent, rounded; null without a whole. */
export function share(part: number, whole: number): number | null {
  return whole > 0 ? Math.round((100 * part) / whole) : null;
}

export interface SizeLine extends CurveRow {
  /** Of all sold items, in percent. */
  soldShare: number | null;
  /** Of all stock, in percent. */
  hadShare: number | null;
  /** The sold share of the stock, in percent with one decimal, because it is often small. */
  sellThrough: number | null;
}

/** Compares each size with the total: a size that sells more than its share of stock was understocked. */
export function computeSizeCurve(rows: readonly CurveRow[]): SizeLine[] {
  const sum = (pick: (row: CurveRow) => number) => rows.reduce((total, row) => total + pick(row), 0);
  const [sold, had] = [sum((row) => row.sold), sum((row) => row.had)];
  return rows.map((row) => ({
    ...row,
    soldShare: share(row.sold, sold),
    hadShare: share(row.had, had),
    sellThrough: row.had > 0 ? Math.round((1000 * row.sold) / row.had) / 10 : null,
  }));
}

/** Advice about a size, where the numbers allow one. */
export function describeSizeAdvice({ soldShare, hadShare, missed, waiting, sold }: SizeLine): string | null {
  if (missed + waiting > 0 && missed + waiting >= sold / 10) return "Lost demand: order more";
  if (soldShare === null || hadShare === null || sold < 5) return null;
  if (soldShare >= hadShare * 1.25 && soldShare - hadShare >= 3) return "Sells above its share: order more";
  if (soldShare <= hadShare * 0.6 && hadShare - soldShare >= 3) return "Sells below its share: order less";
  return null;
}
