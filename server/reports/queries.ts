import "server-only";
import { adminPaths } from "@/lib/admin-paths";
import type { Gstr1Part } from "@/lib/reports/gstr1";
import { computeProfit, readCosts } from "@/lib/reports/profit";
import { readRange } from "@/lib/reports/range";
import { writeGstr1File, writeReportFile } from "@/lib/reports/report-file";
import { findReport, type ReportSlug, reportList } from "@/lib/reports/report-list";
import { now } from "@/server/clock";
import { AppError } from "@/server/errors";
import { hasAnyPermission } from "@/server/session/admin-access";
import { requireAdminAccess } from "@/server/session/viewer";
import { listGstDocuments, readReport } from "./repository";

type Params = Record<string, string | string[] | undefined>;

const maxShown = 200;
const maxWritten = 100_000;

/** The index: sales, and the reports that the viewer may open. */
export async function getReportsPage(params: Params) {
  await requireAdminAccess(adminPaths.reports, "reports.read");
  const range = readRange(params, now());
  const [current, before, seesMoney] = await Promise.all([
    readReport("sales", { ...range, by: "m4", limit: 1 }),
    readReport("sales", { starts: range.beforeStarts, ends: range.starts, by: "m4", limit: 1 }),
    hasAnyPermission("money.read"),
  ]);
  return { range, now: current, before, seesMoney };
}

/** A report next to the previous range; null when there is none of this name. Money needs its permission. */
export async function getReportPage(name: string, params: Params) {
  const slug = findReport(name);
  if (!slug) {
    await requireAdminAccess(adminPaths.reports, "reports.read");
    return null;
  }
  const { source, by, needsMoney } = reportList[slug];
  await requireAdminAccess(adminPaths.report(slug), "reports.read");
  if (needsMoney) await requireAdminAccess(adminPaths.report(slug), "money.read");
  const range = readRange(params, now());
  const [report, before, profit] = await Promise.all([
    // Its subtotals need all rows, of which there are few.
    readReport(source, { ...range, by, limit: slug === "tax" ? maxWritten : maxShown }),
    readReport(source, { starts: range.beforeStarts, ends: range.starts, by, limit: 1 }),
    slug === "profit" ? readReport("payments", { ...range, by: "m1", limit: 1 }) : null,
  ]);
  const costs = readCosts(params);
  const lines = profit ? computeProfit(report.rows, profit.total, costs) : null;
  return { slug, range, report, before, costs, lines };
}

/** The text of a report's file. */
export async function readReportFile(slug: ReportSlug, params: Params): Promise<string> {
  const { source, by, needsMoney } = reportList[slug];
  if (!(await hasAnyPermission("reports.read")) || (needsMoney && !(await hasAnyPermission("money.read")))) {
    throw new AppError("forbidden");
  }
  const range = readRange(params, now());
  return writeReportFile(slug, await readReport(source, { ...range, by, limit: maxWritten }));
}

/** The text of the file of a section of GSTR-1. */
export async function readGstr1File(part: Gstr1Part, params: Params): Promise<string> {
  const range = readRange(params, now());
  const [tax, documents] = await Promise.all([
    readReport("tax", { ...range, by: "m1", limit: maxWritten }),
    listGstDocuments(range.starts, range.ends),
  ]);
  return writeGstr1File(part, tax, documents);
}
