"use client";

import { LazyDayBars } from "@/components/admin/lazy-day-bars";
import { formatClock, formatShortDay } from "@/lib/orders/when";
import type { ReportRange } from "@/lib/reports/range";
import { type ColumnKind, type DayValue, fillDays, formatFigure } from "@/lib/reports/report";

interface DayChartProps {
  range: Pick<ReportRange, "days">;
  days: readonly DayValue[];
  kind: ColumnKind;
  /** The points are times of one day. */
  isByTime?: boolean;
}

/** One figure of a report by day. */
export function DayChart({ range, days, kind, isByTime = false }: DayChartProps) {
  const all = range.days ? fillDays(range.days, days) : days;
  return (
    <LazyDayBars
      days={all.map(({ day, value }) => ({ day, value, tip: formatFigure(kind, value) }))}
      formatDay={isByTime ? formatClock : formatShortDay}
      formatValue={(value) => formatFigure(kind, value)}
      axisWidth={80}
    />
  );
}
