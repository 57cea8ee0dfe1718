import type { Cut } from "@/lib/catalog/product";

export interface CurveRow {
  size: string;
  variants: number;
  /** Pieces sold in the time. */
  sold: number;
  /** Pieces there were to sell: on the shelf at the beginning, and received since. */
  had: number;
  /** Pieces that can be sold now. */
  free: number;
  /** Variants without a free piece now. */
  soldOut: number;
  /** People who chose it while it was sold out. */
  missed: number;
  /** Mailboxes that wait to hear when it is back. */
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

/** Shares in percent, rounded; null of nothing. */
export function share(part: number, whole: number): number | null {
  return whole > 0 ? Math.round((100 * part) / whole) : null;
}

export interface SizeLine extends CurveRow {
  /** Of all pieces sold, in percent. */
  soldShare: number | null;
  /** Of all pieces that were there, in percent. */
  hadShare: number | null;
  /** How much of stock is sold, in percent with one decimal: it is often little. */
  sellThrough: number | null;
}

/** Each size beside the whole: where a size sells more than its share of the stock, too little of it was made. */
export function drawCurve(rows: readonly CurveRow[]): SizeLine[] {
  const sum = (pick: (row: CurveRow) => number) => rows.reduce((total, row) => total + pick(row), 0);
  const [sold, had] = [sum((row) => row.sold), sum((row) => row.had)];
  return rows.map((row) => ({
    ...row,
    soldShare: share(row.sold, sold),
    hadShare: share(row.had, had),
    sellThrough: row.had > 0 ? Math.round((1000 * row.sold) / row.had) / 10 : null,
  }));
}

/** What the numbers say about a size, where they say something. */
export function adviceFor({ soldShare, hadShare, missed, waiting, sold }: SizeLine): string | null {
  if (missed + waiting > 0 && missed + waiting >= sold / 10) return "Lost demand: order more";
  if (soldShare === null || hadShare === null || sold < 5) return null;
  if (soldShare >= hadShare * 1.25 && soldShare - hadShare >= 3) return "Sells above its share: order more";
  if (soldShare <= hadShare * 0.6 && hadShare - soldShare >= 3) return "Sells below its share: order less";
  return null;
}
