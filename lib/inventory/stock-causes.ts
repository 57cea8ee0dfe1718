/** Reasons for booking stock, with the direction. */
export const causes = {
  delivery: { name: "Delivery received", sign: 1 },
  found: { name: "Found", sign: 1 },
  damaged: { name: "Damaged", sign: -1 },
  lost: { name: "Lost", sign: -1 },
  sample: { name: "Sample or gift", sign: -1 },
  count: { name: "Count correction", sign: 0 },
  other: { name: "Other", sign: 0 },
} as const;

export type Cause = keyof typeof causes;

export const causeNames = Object.keys(causes) as Cause[];

/** The maximum of one booking. */
export const maxQuantity = 100_000;

/** A change of stock that is not `seen` any more, or that would leave less than is reserved for orders. */
export interface RefusedChange {
  variantId: number;
  sku: string;
  stock: number;
  reserved: number;
  delta: number;
  seen: number | null;
}

/** Explains why a change is not booked. */
export function explainRefused({ sku, stock, reserved, delta, seen }: RefusedChange): string {
  if (seen !== null && seen !== stock) {
    return `No change: ${sku} has ${stock} on hand now, not ${seen}. Check the stock history, then try again.`;
  }
  const left = stock + delta;
  const rest = left < 0 ? `only ${stock} ${stock === 1 ? "is" : "are"} on hand` : `${left} would be left`;
  if (reserved === 0) return `${sku}: ${rest}.`;
  const are = reserved === 1 ? "1 item is" : `${reserved} items are`;
  return `${sku}: ${rest}, but ${are} reserved for orders. Cancel or change an order first.`;
}
