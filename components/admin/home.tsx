import Link from "next/link";
import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { sayCount } from "@/lib/lists/definition";
import type { Need } from "@/lib/orders/needs";
import { type DaySales, toSpans } from "@/lib/orders/sales";
import { SalesFigures } from "./sales-figures";

interface HomeProps {
  firstName: string;
  needs: readonly Need[];
  /** Null for those who may not see them. */
  sales: readonly DaySales[] | null;
  /** Between the heading and the numbers */
  children: ReactNode;
}

/** What needs attention today, the urgent first and large, and what was sold; each number leads to the rows behind it. */
export function Home({ firstName, needs, sales, children }: HomeProps) {
  const waiting = needs.filter(({ count }) => count > 0);
  const urgent = waiting.filter(({ isUrgent }) => isUrgent);
  const routine = waiting.filter(({ isUrgent }) => !isUrgent);
  return (
    <>
      <h1 className="display wrap-anywhere text-3xl">{firstName ? `Welcome, ${firstName}` : "Welcome"}</h1>
      {children}
      <section aria-labelledby="needs-heading" className="mt-6">
        <h2 id="needs-heading" className="font-semibold text-lg">
          Needs attention
        </h2>
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
        {waiting.length === 0 ? <p className="mt-2 text-muted-foreground">You&rsquo;re up to date.</p> : null}
      </section>
      {sales ? <SalesFigures spans={toSpans(sales)} days={sales.slice(-30)} /> : null}
    </>
  );
}

function NeedLink({ need: { label, note, path, q, count, isUrgent } }: { need: Need }) {
  return (
    <Link
      href={q ? `${path}?q=${encodeURIComponent(q)}` : path}
      prefetch={false}
      className={cn("flex h-full items-baseline gap-4 hover:bg-muted", isUrgent ? "px-4 py-3" : "px-2 py-2")}
    >
      <span
        className={cn(
          "display min-w-12 shrink-0 tabular-nums",
          isUrgent ? "text-3xl text-destructive" : "text-right text-xl",
        )}
      >
        {sayCount(count)}
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">{label}</span>
        <span className="block text-muted-foreground">{note}</span>
      </span>
    </Link>
  );
}
