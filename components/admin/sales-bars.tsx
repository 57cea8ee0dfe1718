"use client";

import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { asPaise, formatPaise } from "@/lib/money";
import type { DaySales } from "@/lib/orders/sales";
import { formatShortDay } from "@/lib/orders/when";

const ink = "var(--muted-foreground)";

export function SalesBars({ days }: { days: readonly DaySales[] }) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={[...days]} margin={{ top: 4, right: 0, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--border)" />
        <XAxis
          dataKey="day"
          tickFormatter={(day: string) => formatShortDay(day).replace(/ \d{4}$/, "")}
          tickLine={false}
          axisLine={false}
          minTickGap={32}
          tick={{ fill: ink, fontSize: 12 }}
        />
        <YAxis
          tickFormatter={(paise: number) => formatPaise(asPaise(paise))}
          tickLine={false}
          axisLine={false}
          width={72}
          tick={{ fill: ink, fontSize: 12 }}
        />
        <Tooltip
          cursor={{ fill: "var(--muted)" }}
          content={({ payload }) => <DayTip day={payload?.[0]?.payload} />}
        />
        <Bar dataKey="totalPaise" fill="var(--brand)" radius={[2, 2, 0, 0]} isAnimationActive={false} />
      </BarChart>
    </ResponsiveContainer>
  );
}

function DayTip({ day }: { day: DaySales | undefined }) {
  if (!day) return null;
  return (
    <div className="rounded-sm border bg-popover px-3 py-2 text-popover-foreground shadow-float">
      <p className="font-semibold">{formatShortDay(day.day)}</p>
      <p className="tabular-nums">
        {formatPaise(day.totalPaise)} · {day.orders === 1 ? "1 order" : `${day.orders} orders`}
      </p>
    </div>
  );
}
