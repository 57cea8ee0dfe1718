import { mmPerInch } from "./print-areas";

/**
 * A length as a shopper reads it, in inches: with one decimal, below an inch with two. What something may measure at most is
 * rounded down by Math.floor, what it has to measure up by Math.ceil.
 */
export function inches(mm: number, round: (value: number) => number = Math.round): string {
  const length = mm / mmPerInch;
  const steps = Math.abs(length) < 1 ? 100 : 10;
  // A product such as 7.62 / 25.4 * 100 is a hair beside 30, which floor and ceil must not see.
  return String(round(Number((length * steps).toFixed(6))) / steps);
}
