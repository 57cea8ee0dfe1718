import Link from "next/link";
import { formatPaise } from "@/lib/money";
import { officePaths } from "@/lib/office-paths";
import type { DaySales, SalesSpan } from "@/lib/orders/sales";
import { SalesChart } from "./sales-chart";

interface SalesFiguresProps {
  spans: readonly SalesSpan[];
  days: readonly DaySales[];
}

export function SalesFigures({ spans, days }: SalesFiguresProps) {
  return (
    <section aria-labelledby="sales-heading" className="mt-10">
      <h2 id="sales-heading" className="font-semibold text-lg">
        Sales
      </h2>
      <p className="text-muted-foreground">
        Orders that are paid or confirmed, with delivery and tax, without cancelled ones and those that came
        back undelivered.
      </p>
      <dl className="mt-3 grid gap-x-10 gap-y-4 sm:grid-cols-3">
        {spans.map((span) => (
          <div key={span.label}>
            <dt className="text-muted-foreground">{span.label}</dt>
            <dd className="display text-3xl tabular-nums">{formatPaise(span.totalPaise)}</dd>
            <dd>
              <Link
                href={`${officePaths.orders}?q=${encodeURIComponent(span.q)}`}
                prefetch={false}
                className="link inline-flex min-h-11 items-center pointer-fine:min-h-6"
              >
                {span.orders === 1 ? "1 order" : `${span.orders} orders`}
              </Link>
              {span.beforePaise === null ? null : (
                <span className="text-muted-foreground"> · {compare(span)}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <SalesChart days={days} />
    </section>
  );
}

function compare({ label, totalPaise, beforePaise }: SalesSpan): string {
  const before = `the ${label} before`;
  if (!beforePaise) return `nothing in ${before}`;
  const percent = Math.round(((totalPaise - beforePaise) / beforePaise) * 100);
  if (percent === 0) return `as much as in ${before}`;
  return `${Math.abs(percent)} % ${percent > 0 ? "more" : "less"} than in ${before}`;
}
