import Link from "next/link";
import { cn } from "@/components/ui/cn";
import { adminPaths } from "@/lib/admin-paths";
import { type Dashboard, type DashboardRange, dashboardRanges } from "@/lib/analytics/dashboard";
import { compareFigures, formatFigure } from "@/lib/reports/report";
import { withQuery } from "@/lib/with-query";

/** The main figures. */
export function VisitFigures({ dashboard }: { dashboard: Dashboard }) {
  const funnel = dashboard.visits.visit[0]?.funnel ?? [0, 0, 0, 0, 0, 0];
  const [visits = 0, orders = 0] = [funnel[0], funnel[5]];
  const figures = [
    { label: "In the shop now", value: formatFigure("count", dashboard.live), note: "in the last 5 minutes" },
    {
      label: "Visits",
      value: formatFigure("count", visits),
      note: compareFigures(visits, dashboard.visits_before),
    },
    { label: "Page views", value: formatFigure("count", dashboard.views), note: null },
    {
      label: "Conversion rate",
      value: visits === 0 ? "–" : formatFigure("percent", (100 * orders) / visits),
      note: `${formatFigure("count", orders)} ${orders === 1 ? "order" : "orders"}`,
    },
  ];
  return (
    <dl className="mt-6 grid grid-cols-2 gap-x-10 gap-y-4 lg:grid-cols-4">
      {figures.map(({ label, value, note }) => (
        <div key={label}>
          <dt className="text-muted-foreground">{label}</dt>
          <dd className="display text-3xl tabular-nums">{value}</dd>
          {note ? <dd className="text-muted-foreground">{note}</dd> : null}
        </div>
      ))}
    </dl>
  );
}

const names: Record<DashboardRange, string> = {
  "1h": "1 hour",
  "24h": "24 hours",
  "7d": "7 days",
  "30d": "30 days",
};

export function RangeLinks({ range }: { range: DashboardRange }) {
  return (
    <nav aria-label="Period" className="mt-6 flex flex-wrap gap-1">
      {dashboardRanges.map((one) => (
        <Link
          key={one}
          href={withQuery(adminPaths.analytics, { range: one })}
          prefetch={false}
          aria-current={one === range ? "page" : undefined}
          className={cn(
            "inline-flex min-h-9 items-center rounded-sm border px-3 pointer-coarse:min-h-11",
            one === range ? "border-foreground bg-accent font-semibold" : "hover:border-foreground",
          )}
        >
          {names[one]}
        </Link>
      ))}
    </nav>
  );
}
