import { sayRows } from "@/lib/lists/definition";
import { formatPaise } from "@/lib/money";
import { refusalReasons } from "@/lib/submissions/reasons";
import type { SubmissionReport } from "@/lib/submissions/submission-report";
import { tellTime } from "@/lib/submissions/waiting";

interface QueueReportProps {
  report: SubmissionReport;
  days: number;
  promisedHours: number;
}

/** How the review has gone, and why designs were refused. */
export function QueueReport({ report, days, promisedHours }: QueueReportProps) {
  const { decided, byRule, approved, medianMinutes, slowMinutes, reasons, ai } = report;
  const figures = [
    { label: "Decided", value: String(decided), note: `${byRule} by rule` },
    {
      label: "Approved",
      value: decided === 0 ? "–" : `${Math.round((approved * 100) / decided)} %`,
      note: `${report.changesRequested} to change, ${report.rejected} refused`,
    },
    {
      label: "Usual wait for a person",
      value: medianMinutes === null ? "–" : tellTime(medianMinutes),
      note: `${promisedHours} hours are promised`,
    },
    {
      label: "The slowest tenth",
      value: slowMinutes === null ? "–" : tellTime(slowMinutes),
      note: "waited this long or longer",
    },
  ];
  return (
    <section aria-labelledby="review-report" className="mt-6 border-y py-4">
      <h2 id="review-report" className="font-semibold">
        Last {days} days
      </h2>
      <dl className="mt-2 grid grid-cols-2 gap-x-8 gap-y-4 lg:grid-cols-4">
        {figures.map(({ label, value, note }) => (
          <div key={label}>
            <dt className="text-muted-foreground">{label}</dt>
            <dd className="display text-2xl tabular-nums">{value}</dd>
            <dd className="text-muted-foreground">{note}</dd>
          </div>
        ))}
      </dl>
      {ai.pictures > 0 ? (
        <p className="mt-3 text-muted-foreground">
          AI art: {sayRows(ai.pictures, "pictures")} drawn; the service cost {formatPaise(ai.spentPaise)},
          with tries that failed.{" "}
          {ai.orders === 0
            ? "No order shows any of it yet."
            : `It is on ${sayRows(ai.orders, "orders")}, ${formatPaise(ai.worthPaise)} in all.`}
        </p>
      ) : null}
      {reasons.length > 0 ? (
        <p className="mt-3 text-muted-foreground">{`Why not: ${reasons.map(({ reason, count }) => `${refusalReasons[reason].label} ${count} ×`).join(", ")}`}</p>
      ) : null}
    </section>
  );
}
