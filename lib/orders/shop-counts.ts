export interface OrderCounts {
  /** Placed since midnight in India, whatever became of them */
  today: number;
  toPack: number;
  unpaid: number;
}

/** What the back office shows first; null for what the viewer's role does not include. */
export interface ShopCounts {
  orders: OrderCounts | null;
  /** Published, and with `lowStock` pieces or fewer of all sizes and colours together */
  productsLow: number | null;
}

export const lowStock = 10;

const indiaAheadMs = 330 * 60 * 1000;
const dayMs = 24 * 3600 * 1000;

/** The last midnight in India, which has no daylight saving time. */
export function startOfDayInIndia(now: Date): Date {
  const shifted = now.getTime() + indiaAheadMs;
  return new Date(shifted - (shifted % dayMs) - indiaAheadMs);
}
