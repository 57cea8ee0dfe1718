import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";

const ink = "var(--muted-foreground)";

export interface DayBarsProps {
  /** `tip` is the tooltip. */
  days: readonly { day: string; value: number; tip: string }[];
  formatDay: (day: string) => string;
  formatValue: (value: number) => string;
  /** Pixels */
  axisWidth: number;
}

export function DayBars({ days, formatDay, formatValue, axisWidth }: DayBarsProps) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={[...days]} margin={{ top: 4, right: 0, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--border)" />
        <XAxis
          dataKey="day"
          tickFormatter={(day: string) => formatDay(day).replace(/ \d{4}$/, "")}
          tickLine={false}
          axisLine={false}
          minTickGap={32}
          tick={{ fill: ink, fontSize: 12 }}
        />
        <YAxis
          tickFormatter={formatValue}
          tickLine={false}
          axisLine={false}
          width={axisWidth}
          tick={{ fill: ink, fontSize: 12 }}
        />
        <Tooltip
          cursor={{ fill: "var(--muted)" }}
          content={({ payload }) => <Tip of={payload?.[0]?.payload} formatDay={formatDay} />}
        />
        <Bar dataKey="value" fill="var(--brand)" radius={[2, 2, 0, 0]} isAnimationActive={false} />
      </BarChart>
    </ResponsiveContainer>
  );
}

interface TipProps extends Pick<DayBarsProps, "formatDay"> {
  of: DayBarsProps["days"][number] | undefined;
}

function Tip({ of, formatDay }: TipProps) {
  if (!of) return null;
  return (
    <div className="rounded-sm border bg-popover px-3 py-2 text-popover-foreground shadow-float">
      <p className="font-semibold">{formatDay(of.day)}</p>
      <p className="tabular-nums">{of.tip}</p>
    </div>
  );
}
