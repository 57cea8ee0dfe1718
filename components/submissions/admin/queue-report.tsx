import { Figures } from "@/components/admin/figures";
import { formatRowCount } from "@/lib/lists/definition";
import { formatPaise } from "@/lib/money";
import { refusalReasons } from "@/lib/submissions/reasons";
import type { SubmissionReport } from "@/lib/submissions/submission-report";
import { formatMinutes } from "@/lib/submissions/waiting";

interface QueueReportProps {
  report: SubmissionReport;
  days: number;
  promisedHours: number;
}

/** Review statistics, and reasons for refusals. */
export function QueueReport({ report, days, promisedHours }: QueueReportProps) {
  const { decided, byRule, approved, medianMinutes, slowMinutes, reasons, ai } = report;
  const figures = [
    { label: "Decisions", value: String(decided), note: `${byRule} automatic` },
    {
      label: "Approved",
      value: decided === 0 ? "–" : `${Math.round((approved * 100) / decided)}%`,
      note: `${report.changesRequested} changes requested, ${report.rejected} rejected`,
    },
    {
      label: "Median review time",
      value: medianMinutes === null ? "–" : formatMinutes(medianMinutes),
      note: `${promisedHours} hours promised`,
    },
    {
      label: "Slowest 10%",
      value: slowMinutes === null ? "–" : formatMinutes(slowMinutes),
      note: "took this long or longer",
    },
  ];
  return (
    <section aria-labelledby="review-report" className="mt-6 border-y py-4">
      <h2 id="review-report" className="font-semibold">
        Last {days} days
      </h2>
      <Figures figures={figures} />
      {ai.pictures > 0 ? (
        <p className="mt-3 text-muted-foreground">
          AI art: {formatRowCount(ai.pictures, "pictures")} generated; cost {formatPaise(ai.spentPaise)},
          including failed attempts.{" "}
          {ai.orders === 0
            ? "No orders use it yet."
            : `Used on ${formatRowCount(ai.orders, "orders")}, ${formatPaise(ai.worthPaise)} in total.`}
        </p>
      ) : null}
      {reasons.length > 0 ? (
        <p className="mt-3 text-muted-foreground">{`Reasons: ${reasons.map(({ reason, count }) => `${refusalReasons[reason].label} ${count} ×`).join(", ")}`}</p>
      ) : null}
    </section>
  );
}
