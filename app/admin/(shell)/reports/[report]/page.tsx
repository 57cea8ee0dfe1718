import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageHeading } from "@/components/admin/page-heading";
import { DayChart } from "@/components/reports/admin/day-chart";
import { Headline } from "@/components/reports/admin/headline";
import { RangeChoices } from "@/components/reports/admin/range-choices";
import { ProfitLines, ReportTable, type TableLine } from "@/components/reports/admin/report-table";
import { adminPaths } from "@/lib/admin-paths";
import { formatShortDay } from "@/lib/orders/when";
import { gstr1Parts } from "@/lib/reports/gstr1";
import { summedColumns } from "@/lib/reports/report";
import { findReport, reportList, salesOfDay, salesOfRange } from "@/lib/reports/report-list";
import { withQuery } from "@/lib/with-query";
import { getReportPage } from "@/server/reports/queries";

export const instant = false;

export async function generateMetadata({ params }: PageProps<"/admin/reports/[report]">): Promise<Metadata> {
  const slug = findReport((await params).report);
  return { title: slug ? reportList[slug].title : "Reports" };
}

export default async function ReportPage({ params, searchParams }: PageProps<"/admin/reports/[report]">) {
  const page = await getReportPage((await params).report, await searchParams);
  if (!page) notFound();
  const { slug, range, report, before, costs, lines } = page;
  const { title, about, columns, charted, rowLabel, nameOf, linkOf, subtotalOf, totalLabel } =
    reportList[slug];
  const path = adminPaths.report(slug);
  const column = columns[charted];
  const rows: TableLine[] = rowLabel
    ? report.rows.map((row) => ({
        name: nameOf?.(row) ?? row.label,
        href: linkOf?.(row, range) ?? null,
        sums: row.sums,
        subtotal: subtotalOf?.(row) ?? null,
      }))
    : report.days.map(({ day, sums }) => ({
        name: formatShortDay(day),
        href: salesOfDay(day),
        sums,
        subtotal: null,
      }));
  return (
    <>
      <PageHeading
        title={title}
        actions={
          <>
            <CsvLink query={{ report: slug, ...range.query }}>CSV</CsvLink>
            {slug === "tax"
              ? gstr1Parts.map((part) => (
                  <CsvLink key={part} query={{ report: slug, part, ...range.query }}>
                    {part}
                  </CsvLink>
                ))
              : null}
          </>
        }
      >
        {about}
      </PageHeading>
      <RangeChoices path={path} range={range} />
      {rows.length === 0 ? (
        <p className="mt-8 text-muted-foreground">No data for this period. Choose a longer one.</p>
      ) : (
        <>
          <Headline columns={summedColumns(columns)} now={report.total} before={before.total} />
          {lines ? <ProfitLines path={path} range={range} costs={costs} lines={lines} /> : null}
          {column && report.days.length > 0 && slug !== "profit" ? (
            <DayChart
              range={range}
              days={report.days.map(({ day, sums }) => ({ day, value: column.of(sums) }))}
              kind={column.kind}
            />
          ) : null}
          <ReportTable
            heading={rowLabel ?? "Day"}
            columns={columns}
            lines={rows}
            total={report.total}
            totalLabel={totalLabel ?? "Total"}
            totalHref={slug === "sales" ? salesOfRange(range) : null}
          />
          {report.count > report.rows.length ? (
            <p className="mt-3 text-muted-foreground">
              Showing the largest {report.rows.length} of {report.count}. The CSV file has all rows.
            </p>
          ) : null}
        </>
      )}
    </>
  );
}

function CsvLink({ query, children }: { query: Record<string, string>; children: string }) {
  return (
    <a
      href={withQuery(adminPaths.api.reportsCsv, query)}
      download
      className="inline-flex min-h-9 items-center rounded-sm border px-3 hover:border-foreground pointer-coarse:min-h-11"
    >
      {children}
    </a>
  );
}
