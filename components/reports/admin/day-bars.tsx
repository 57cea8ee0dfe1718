"use client";

import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { formatClock, formatShortDay } from "@/lib/orders/when";
import { type ColumnKind, type DayValue, showFigure } from "@/lib/reports/report";

const ink = "var(--muted-foreground)";

interface DayBarsProps {
  days: readonly DayValue[];
  kind: ColumnKind;
  isByTime: boolean;
}

export function DayBars({ days, kind, isByTime }: DayBarsProps) {
  const tell = isByTime ? formatClock : formatShortDay;
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={[...days]} margin={{ top: 4, right: 0, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--border)" />
        <XAxis
          dataKey="day"
          tickFormatter={(day: string) => tell(day).replace(/ \d{4}$/, "")}
          tickLine={false}
          axisLine={false}
          minTickGap={32}
          tick={{ fill: ink, fontSize: 12 }}
        />
        <YAxis
          tickFormatter={(value: number) => showFigure(kind, value)}
          tickLine={false}
          axisLine={false}
          width={80}
          tick={{ fill: ink, fontSize: 12 }}
        />
        <Tooltip
          cursor={{ fill: "var(--muted)" }}
          content={({ payload }) => <Tip one={payload?.[0]?.payload} kind={kind} tell={tell} />}
        />
        <Bar dataKey="value" fill="var(--brand)" radius={[2, 2, 0, 0]} isAnimationActive={false} />
      </BarChart>
    </ResponsiveContainer>
  );
}

interface TipProps {
  one: DayValue | undefined;
  kind: ColumnKind;
  tell: (day: string) => string;
}

function Tip({ one, kind, tell }: TipProps) {
  if (!one) return null;
  return (
    <div className="rounded-sm border bg-popover px-3 py-2 text-popover-foreground shadow-float">
      <p className="font-semibold">{tell(one.day)}</p>
      <p className="tabular-nums">{showFigure(kind, one.value)}</p>
    </div>
  );
}
