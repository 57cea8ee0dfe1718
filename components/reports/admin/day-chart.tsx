"use client";

import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { ReportRange } from "@/lib/reports/range";
import { type ColumnKind, type DayValue, fillDays } from "@/lib/reports/report";

// The chart's library is as large as the rest of the page: it comes when the chart is in view.
const DayBars = lazy(async () => ({ default: (await import("./day-bars")).DayBars }));

interface DayChartProps {
  range: Pick<ReportRange, "days">;
  days: readonly DayValue[];
  kind: ColumnKind;
  /** Its days are moments of one day. */
  isByTime?: boolean;
}

/** One figure by day as bars, for those who see them: the page says it in words and tables too. */
export function DayChart({ range, days, kind, isByTime = false }: DayChartProps) {
  const all = range.days ? fillDays(range.days, days) : days;
  const box = useRef<HTMLDivElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      setIsSeen(true);
      observer.disconnect();
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} hidden={all.length < 2} aria-hidden="true" className="mt-6 h-56 overflow-hidden">
      {isSeen ? (
        <Suspense>
          <DayBars days={all} kind={kind} isByTime={isByTime} />
        </Suspense>
      ) : null}
    </div>
  );
}
