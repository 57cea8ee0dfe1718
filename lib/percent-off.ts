import { asPaise, type Paise } from "./paise";

/**
 * The price after `percent` off, per item: half a paisa rounds up, never below 0 and never above the price.
 * Percent counts to two decimals; an invalid number takes nothing off.
 */
export function applyPercentOff(amount: Paise, percent: number): Paise {
  const basisPoints = Number.isFinite(percent) ? Math.round(Math.min(Math.max(percent, 0), 100) * 100) : 0;
  const kept = 10_000 - basisPoints;
  // Split, so that no product exceeds the safe integers.
  const whole = Math.floor(amount / 10_000) * kept;
  return asPaise(whole + Math.floor(((amount % 10_000) * kept + 5_000) / 10_000));
}
