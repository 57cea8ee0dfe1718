import { asPaise, type Paise } from "@/lib/money";

/** The sales of a day in India, "2026-11-20", without cancelled, returned (RTO) and unpaid orders. */
export interface DaySales {
  day: string;
  orders: number;
  totalPaise: Paise;
}

export interface SalesSpan {
  label: string;
  /** The search that finds these orders. */
  q: string;
  orders: number;
  totalPaise: Paise;
  /** The same number of days before; null where unknown, and for today, which is not over. */
  beforePaise: Paise | null;
}

/** The search for sold orders, without exchanges, which cost nothing. The reports use it too. */
export const soldOrdersSearch =
  "status:print,printing,packed,shipped,delivered,completed,return,returned -payment:none";

const sumOf = (days: readonly DaySales[]) =>
  asPaise(days.reduce((sum, { totalPaise }) => sum + totalPaise, 0));

/** Today, the last 7 and the last 30 days, with the days before each for comparison. `days` ends today. */
export function toSalesSpans(days: readonly DaySales[]): SalesSpan[] {
  return [
    { label: "Today", count: 1 },
    { label: "7 days", count: 7 },
    { label: "30 days", count: 30 },
  ].map(({ label, count }) => {
    const own = days.slice(-count);
    const before = days.slice(-2 * count, -count);
    return {
      label,
      q: `${soldOrdersSearch} created:${own[0]?.day ?? ""}..`,
      orders: own.reduce((sum, { orders }) => sum + orders, 0),
      totalPaise: sumOf(own),
      beforePaise: count > 1 && before.length === count ? sumOf(before) : null,
    };
  });
}
