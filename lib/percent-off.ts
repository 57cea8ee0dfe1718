import { asPaise, type Paise } from "./paise";

/**
 * The price after `percent` off, per item: half a paisa rounds up, never below 0 and never above the price.
 * Percent counts to two decimals; an invalid number takes nothing off.
 */
export function applyPercentOff(amount: Paise, percent: number): Paise {
  const basisPoints = Number.isFinite(percent) ? Math.round(Math.min(Math.max(percent, 0), 100) * 100) : 0;
  const remaining = 10_000 - basisPoints;
  // Split, so that no product exceeds the safe integers.
  const whole = Math.floor(amount / 10_000) * remaining;
  return asPaise(whole + Math.floor(((amount % 10_000) * remaining + 5_000) / 10_000));
}
