import Link from "next/link";
import { compareFigures, formatFigure, type ReportColumn, type Sums } from "@/lib/reports/report";

interface HeadlineProps {
  columns: readonly ReportColumn[];
  now: Sums;
  before: Sums;
  href?: string | null;
}

/** A few figures of a range compared with the previous range. */
export function Headline({ columns, now, before, href }: HeadlineProps) {
  return (
    <dl className="two-columns mt-6 gap-x-10 gap-y-4 lg:grid-cols-4">
      {columns.map(({ label, kind, of }) => (
        <div key={label}>
          <dt className="text-muted-foreground">{label}</dt>
          <dd className="display text-3xl tabular-nums">
            {href ? (
              <Link href={href} prefetch={false} className="hover:underline">
                {formatFigure(kind, of(now))}
              </Link>
            ) : (
              formatFigure(kind, of(now))
            )}
          </dd>
          {kind === "percent" ? null : (
            <dd className="text-muted-foreground">{compareFigures(of(now), of(before))}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}
