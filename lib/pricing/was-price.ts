import { formatPaise, type Paise } from "@/lib/money";

/** A price that may be struck through beside a lower one. */
interface WasPrice {
  paise: Paise;
  isMrp: boolean;
  /** Whole percent, rounded down. */
  percentOff: number;
}

/**
 * The lowest price of the last 30 days if the present one is below it, otherwise the MRP; null when neither is
 * higher. `recentPaise` is null for an item that had no other price.
 */
export function wasPrice(
  unitPaise: Paise,
  { recentPaise, mrpPaise }: { recentPaise: Paise | null; mrpPaise: Paise },
): WasPrice | null {
  const isMrp = recentPaise === null || recentPaise <= unitPaise;
  const paise = isMrp ? mrpPaise : recentPaise;
  if (paise <= unitPaise) return null;
  return { paise, isMrp, percentOff: Math.floor(((paise - unitPaise) * 100) / paise) };
}

/** "MRP ₹599", or "₹549" for a former price. */
export const formatWas = ({ paise, isMrp }: WasPrice) => `${isMrp ? "MRP " : ""}${formatPaise(paise)}`;
