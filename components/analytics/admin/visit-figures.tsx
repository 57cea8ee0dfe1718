import type { Dashboard } from "@/lib/analytics/dashboard";
import { compareFigures, showFigure } from "@/lib/reports/report";

/** The few figures above all others. */
export function VisitFigures({ dashboard }: { dashboard: Dashboard }) {
  const funnel = dashboard.visits.visit[0]?.funnel ?? [0, 0, 0, 0, 0, 0];
  const [visits = 0, orders = 0] = [funnel[0], funnel[5]];
  const figures = [
    { label: "In the shop now", value: showFigure("count", dashboard.live), note: "in the last 5 minutes" },
    {
      label: "Visits",
      value: showFigure("count", visits),
      note: compareFigures(visits, dashboard.visits_before),
    },
    { label: "Page views", value: showFigure("count", dashboard.views), note: null },
    {
      label: "Visits that ordered",
      value: showFigure("count", orders),
      note: visits === 0 ? null : `${showFigure("percent", (100 * orders) / visits)} of visits`,
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
