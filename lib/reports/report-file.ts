import { byteOrderMark, escapeFigure, writeCsv } from "@/lib/products/csv";
import { type GstDocument, type Gstr1Part, writeGstr1 } from "./gstr1";
import { formatCsvFigure, type Report } from "./report";
import { type ReportSlug, reportList } from "./report-list";

/** A report as the text of a CSV file, with its heading. */
export function writeReportFile(slug: ReportSlug, report: Report): string {
  const { columns, rowLabel, nameOf } = reportList[slug];
  const rows = rowLabel
    ? report.rows.map((row) => ({ name: nameOf?.(row) ?? row.label, sums: row.sums }))
    : report.days.map(({ day, sums }) => ({ name: day, sums }));
  return textOf([
    [rowLabel ?? "Day", ...columns.map(({ label }) => label)],
    ...rows.map(({ name, sums }) => [
      name,
      ...columns.map(({ kind, of }) => formatCsvFigure(kind, of(sums))),
    ]),
  ]);
}

/** A section of GSTR-1 as the text of a CSV file, from the report `tax` and the documents of the same period. */
export function writeGstr1File(part: Gstr1Part, tax: Report, documents: readonly GstDocument[]): string {
  return textOf(writeGstr1(part, tax.rows, documents));
}

function textOf(cells: string[][]): string {
  return byteOrderMark + writeCsv(cells, escapeFigure);
}
