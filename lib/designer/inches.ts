import { mmPerInch } from "./printing/print-areas";

/**
 * A length for shoppers, in inches: with one decimal, below an inch with two. Pass Math.floor for a
 * maximum, and Math.ceil for a minimum.
 */
export function inches(mm: number, round: (value: number) => number = Math.round): string {
  const length = mm / mmPerInch;
  const steps = Math.abs(length) < 1 ? 100 : 10;
  // A product such as 7.62 / 25.4 * 100 differs slightly from 30, which floor and ceil must not see.
  return String(round(Number((length * steps).toFixed(6))) / steps);
}
