import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { RangeLinks, VisitFigures } from "@/components/analytics/admin/visit-figures";
import { Funnel, KeyTable, VitalsTable } from "@/components/analytics/admin/visit-tables";
import { DayChart } from "@/components/reports/admin/day-chart";
import { adminPaths } from "@/lib/admin-paths";
import { formatCountry } from "@/lib/analytics/format-country";
import { formatLabel } from "@/lib/analytics/format-label";
import { first } from "@/lib/query";
import { getAnalyticsPage } from "@/server/analytics/queries";

export const instant = false;

export const metadata: Metadata = { title: "Analytics" };

export default async function AnalyticsPage({ searchParams }: PageProps<"/admin/analytics">) {
  const { range, dashboard } = await getAnalyticsPage(first((await searchParams).range) ?? undefined);
  const { visits, products, searches } = dashboard;
  return (
    <>
      <PageHeading title="Analytics">
        Anonymous visits. Bots, staff and visitors who declined tracking aren't included.
      </PageHeading>
      <RangeLinks range={range} />
      <VisitFigures dashboard={dashboard} />
      <DayChart
        range={{ days: null }}
        days={dashboard.series.map(({ at, visits: value }) => ({ day: at, value }))}
        kind="count"
        isByTime={range === "1h" || range === "24h"}
      />
      {dashboard.views === 0 ? (
        <p className="mt-8 max-w-prose">No visits in this period. Figures update once a minute.</p>
      ) : null}
      <Funnel
        rows={visits.visit}
        groups={{
          Device: {
            rows: visits.device.map((row) => ({ ...row, key: formatLabel(row.key) })),
            from: "Visit",
          },
          Size: { rows: visits.size, from: "Cart" },
          Pincode: { rows: visits.pincode, from: "Checkout" },
        }}
      />
      <div className="mt-10 grid gap-x-10 gap-y-10 lg:grid-cols-2">
        <KeyTable title="Sources" head={["Source", "Visits", "Orders"]} rows={visits.source.map(ofFunnel)} />
        <KeyTable
          title="Landing pages"
          head={["Page", "Visits", "Orders"]}
          rows={visits.landing.map(ofFunnel)}
        />
        <KeyTable
          title="Products"
          head={["Product", "Viewed", "Bought"]}
          rows={products.map(({ id, name, seen, bought }) => ({
            key: name,
            href: adminPaths.product(id),
            values: [seen, bought],
          }))}
        />
        <KeyTable
          title="Searches"
          head={["Search", "Searches", "No results"]}
          rows={searches.map(({ key, count, empty }) => ({ key, values: [count, empty] }))}
        />
        <KeyTable
          title="Pages"
          head={["Page", "Views"]}
          rows={dashboard.pages.map(({ key, count }) => ({ key, values: [count] }))}
        />
        <KeyTable
          title="Countries"
          head={["Country", "Visits", "Orders"]}
          rows={visits.country.map((row) => ofFunnel({ ...row, key: formatCountry(row.key) }))}
        />
        <KeyTable title="States" head={["State", "Visits", "Orders"]} rows={visits.region.map(ofFunnel)} />
      </div>
      <VitalsTable rows={dashboard.vitals} />
      <KeyTable
        className="mt-10 max-w-xl"
        title="Events"
        head={["Event", "Count"]}
        rows={dashboard.events.map(({ key, count }) => ({ key: formatLabel(key), values: [count] }))}
      />
    </>
  );
}

function ofFunnel({ key, funnel }: { key: string; funnel: readonly number[] }) {
  return { key, values: [funnel[0] ?? 0, funnel[5] ?? 0] };
}
