import Link from "next/link";
import type { ReactNode } from "react";
import { Section } from "@/components/admin/section";
import { Alert } from "@/components/ui/alert";
import { cn } from "@/components/ui/cn";
import { adminPaths } from "@/lib/admin-paths";
import { formatCappedCount } from "@/lib/lists/definition";
import { formatPaise } from "@/lib/money";
import type { Need } from "@/lib/orders/needs";
import { type DaySales, type SalesSpan, toSalesSpans } from "@/lib/orders/sales";
import { paths } from "@/lib/paths";
import { SalesChart } from "./sales-chart";

interface HomeProps {
  firstName: string;
  needs: readonly Need[];
  /** Null for roles that may not see sales. */
  sales: readonly DaySales[] | null;
  /** Between the heading and the numbers */
  children: ReactNode;
}

/** What needs attention today, urgent first and large, and the sales; each number links to its rows. */
export function Home({ firstName, needs, sales, children }: HomeProps) {
  const waiting = needs.filter(({ count }) => count > 0);
  const urgent = waiting.filter(({ isUrgent }) => isUrgent);
  const routine = waiting.filter(({ isUrgent }) => !isUrgent);
  return (
    <>
      <h1 className="display wrap-anywhere text-3xl">{firstName ? `Welcome, ${firstName}` : "Welcome"}</h1>
      {children}
      <Section id="needs-heading" title="Needs attention" className="mt-6">
        {urgent.length > 0 ? (
          <ul className="mt-3 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
            {urgent.map((need) => (
              <li key={need.label} className="border border-destructive">
                <NeedLink need={need} />
              </li>
            ))}
          </ul>
        ) : null}
        {routine.length > 0 ? (
          <ul className="mt-3 grid gap-x-8 border-t sm:grid-cols-2">
            {routine.map((need) => (
              <li key={need.label} className="border-b">
                <NeedLink need={need} />
              </li>
            ))}
          </ul>
        ) : null}
        {waiting.length === 0 ? <p className="mt-2 text-muted-foreground">You're up to date.</p> : null}
      </Section>
      {sales ? <SalesFigures spans={toSalesSpans(sales)} days={sales.slice(-30)} /> : null}
    </>
  );
}

function NeedLink({ need: { label, note, path, q, count, isUrgent } }: { need: Need }) {
  return (
    <Link
      href={q ? `${path}?q=${encodeURIComponent(q)}` : path}
      prefetch={false}
      className={cn(
        "flex h-full gap-4 hover:bg-muted",
        isUrgent ? "items-start px-4 py-3" : "items-baseline px-2 py-2",
      )}
    >
      <span
        className={cn(
          "display min-w-12 shrink-0 tabular-nums",
          isUrgent ? "text-3xl text-destructive leading-none" : "text-right text-xl",
        )}
      >
        {formatCappedCount(count)}
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">{label}</span>
        <span className="block text-muted-foreground">{note}</span>
      </span>
    </Link>
  );
}

interface SalesFiguresProps {
  spans: readonly SalesSpan[];
  days: readonly DaySales[];
}

function SalesFigures({ spans, days }: SalesFiguresProps) {
  return (
    <Section id="sales-heading" title="Sales" className="mt-10">
      <p className="text-muted-foreground">
        Paid and confirmed orders, including delivery and tax, without cancelled orders and RTO.
      </p>
      <dl className="mt-3 grid gap-x-10 gap-y-4 sm:grid-cols-3">
        {spans.map((span) => (
          <div key={span.label}>
            <dt className="text-muted-foreground">{span.label}</dt>
            <dd className="display text-3xl tabular-nums">{formatPaise(span.totalPaise)}</dd>
            <dd>
              <Link
                href={`${adminPaths.orders}?q=${encodeURIComponent(span.q)}`}
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
    </Section>
  );
}

function compare({ label, totalPaise, beforePaise }: SalesSpan): string {
  const before = `the previous ${label}`;
  if (!beforePaise) return `nothing in ${before}`;
  const percent = Math.round(((totalPaise - beforePaise) / beforePaise) * 100);
  if (percent === 0) return `same as in ${before}`;
  return `${Math.abs(percent)}% ${percent > 0 ? "more" : "less"} than in ${before}`;
}

/** For staff without an authenticator app, where the shop does not require one. */
export function FactorNotice() {
  return (
    <Alert variant="warning" title="Protect the admin" className="mt-6 max-w-2xl">
      It's only protected by your password.{" "}
      <Link href={paths.adminAccount} prefetch={false} className="link font-semibold">
        Set up an authenticator app
      </Link>
    </Alert>
  );
}
