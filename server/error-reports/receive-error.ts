import "server-only";
import { createHash } from "node:crypto";
import { isIgnored, scriptsIn } from "@/lib/error-reports/ignored";
import type { ErrorReport } from "@/lib/error-reports/report-schema";
import { summarizeReport } from "@/lib/error-reports/summarize-report";
import { log } from "@/server/log";
import { recordError } from "./repository";

/** A browser's error report: redacted from here on, and reported to staff within the database's limits. */
export async function receiveError(report: ErrorReport): Promise<void> {
  if (isIgnored({ message: report.message, scripts: scriptsIn(report.stack) })) return;
  const { type, message, page, sameAs } = summarizeReport(report);
  const fingerprint = createHash("sha256").update(sameAs).digest("hex").slice(0, 32);
  const isNotified = await recordError({ type, fingerprint, message, page });
  if (isNotified) log.warn({ type, fingerprint, message, page, digest: report.digest }, "browser: an error");
}
