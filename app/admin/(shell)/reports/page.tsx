import type { Metadata } from "next";
import Link from "next/link";
import { PageHeading } from "@/components/admin/page-heading";
import { DayChart } from "@/components/reports/admin/day-chart";
import { Headline } from "@/components/reports/admin/headline";
import { RangeChoices } from "@/components/reports/admin/range-choices";
import { adminPaths } from "@/lib/admin-paths";
import { at } from "@/lib/reports/report";
import { reportList, reportSlugs, salesOfRange } from "@/lib/reports/report-list";
import { withQuery } from "@/lib/with-query";
import { getReportsPage } from "@/server/reports/queries";

export const instant = false;

export const metadata: Metadata = { title: "Reports" };

export default async function ReportsPage({ searchParams }: PageProps<"/admin/reports">) {
  const { range, now, before, seesMoney } = await getReportsPage(await searchParams);
  const headline = [5, 0, 1, 3].flatMap((place) => reportList.sales.columns[place] ?? []);
  return (
    <>
      <PageHeading title="Reports">
        Every figure adds up to its orders, documents and payments. Days are in IST.
      </PageHeading>
      <RangeChoices path={adminPaths.reports} range={range} />
      <Headline columns={headline} now={now.total} before={before.total} href={salesOfRange(range)} />
      {now.days.length > 0 ? (
        <DayChart
          range={range}
          days={now.days.map(({ day, sums }) => ({ day, value: at(5)(sums) }))}
          kind="money"
        />
      ) : null}
      <ul className="mt-8 grid gap-x-10 border-t sm:grid-cols-2">
        {reportSlugs
          .filter((slug) => seesMoney || !reportList[slug].needsMoney)
          .map((slug) => (
            <li key={slug} className="border-b py-3">
              <Link
                href={withQuery(adminPaths.report(slug), range.query)}
                prefetch={false}
                className="link inline-flex min-h-11 items-center font-semibold pointer-fine:min-h-6"
              >
                {reportList[slug].title}
              </Link>
              <p className="text-muted-foreground">{reportList[slug].about}</p>
            </li>
          ))}
      </ul>
    </>
  );
}
