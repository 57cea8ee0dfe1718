import type { Vital } from "./event";

/** Values are stored in classes of this width, so that hours add up to days; LCP and INP in milliseconds. `good` and `poor` are Google's thresholds. */
const scale: Record<Vital, { width: number; good: number; poor: number }> = {
  LCP: { width: 100, good: 2500, poor: 4000 },
  INP: { width: 20, good: 200, poor: 500 },
  CLS: { width: 0.01, good: 0.1, poor: 0.25 },
};
const maxClasses = 1000;

export function bucketOf(vital: Vital, value: number): number {
  return Math.min(maxClasses, Math.ceil(value / scale[vital].width - 1e-9));
}

const decimals = (digits: number) =>
  new Intl.NumberFormat("en-IN", { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** The upper end of a class, with its rating. */
export function describeVital(vital: Vital, bucket: number): { text: string; is: "good" | "fair" | "poor" } {
  const { width, good, poor } = scale[vital];
  const value = bucket * width;
  const text =
    vital === "CLS"
      ? decimals(2).format(value)
      : vital === "LCP"
        ? `${decimals(1).format(value / 1000)} s`
        : `${value} ms`;
  return { text, is: value <= good + 1e-9 ? "good" : value <= poor + 1e-9 ? "fair" : "poor" };
}
