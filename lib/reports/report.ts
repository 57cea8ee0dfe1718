import { asPaise, formatPaise, toDecimalRupees } from "@/lib/money";

/** n, units, m1 to m5 of private.count_report(): counts, and money in whole paise. */
export type Sums = readonly number[];

export const zeroSums: Sums = [0, 0, 0, 0, 0, 0, 0];

export function addSums(one: Sums, other: Sums): Sums {
  return zeroSums.map((_, place) => at(place)(one) + at(place)(other));
}

export interface ReportRow {
  key: readonly string[];
  label: string;
  sums: Sums;
}

export interface Report {
  total: Sums;
  days: readonly { day: string; sums: Sums }[];
  rows: readonly ReportRow[];
  /** Of all rows, including omitted ones. */
  count: number;
}

/** One figure of a day in India. */
export interface DayValue {
  day: string;
  value: number;
}

export type ColumnKind = "count" | "money" | "percent";

export interface ReportColumn {
  label: string;
  kind: ColumnKind;
  of: (sums: Sums) => number;
  /** Its rows count different things, so their sum is meaningless. */
  hasNoTotal?: true;
}

/** The columns with a meaningful total. */
export function summedColumns(columns: readonly ReportColumn[]): ReportColumn[] {
  return columns.filter(({ hasNoTotal }) => !hasNoTotal);
}

/** Every day of a range, in order: a day without a row is 0, so that the chart's time axis is linear. */
export function fillDays(
  { first, last }: { first: string; last: string },
  known: readonly DayValue[],
): DayValue[] {
  const values = new Map(known.map(({ day, value }) => [day, value]));
  const days: DayValue[] = [];
  for (let time = Date.parse(first); time <= Date.parse(last); time += 24 * 3600 * 1000) {
    const day = new Date(time).toISOString().slice(0, 10);
    days.push({ day, value: values.get(day) ?? 0 });
  }
  return days;
}

/** The sum at an index; 0 if absent. */
export function at(place: number): (sums: Sums) => number {
  return (sums) => sums[place] ?? 0;
}

const count = new Intl.NumberFormat("en-IN");
const plain = new Intl.NumberFormat("en-US", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
});
const share = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 1 });

/** For a screen: "₹1,499", "12", "3.5%". */
export function formatFigure(kind: ColumnKind, value: number): string {
  if (kind === "money") return formatPaise(asPaise(value));
  return kind === "percent" ? `${share.format(value)}%` : count.format(value);
}

/** For a file: rupees with two decimals, plain numbers. */
export function formatCsvFigure(kind: ColumnKind, value: number): string {
  if (kind === "money") return toDecimalRupees(asPaise(value));
  return kind === "percent" ? plain.format(value) : String(value);
}

/** "12% more than before", or null when there was nothing to compare with. */
export function compareFigures(now: number, before: number): string {
  if (before === 0) return now === 0 ? "no change from zero" : "nothing before";
  const percent = Math.round(((now - before) / Math.abs(before)) * 100);
  if (percent === 0) return "same as before";
  if (percent > 900) return "more than ten times as much as before";
  return `${Math.abs(percent)}% ${percent > 0 ? "more" : "less"} than before`;
}
