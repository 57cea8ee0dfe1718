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

/** What needs a hand today and what was sold, each number with the rows behind it. */
export function Home({ firstName, needs, sales, children }: HomeProps) {
  const waiting = needs.filter(({ count }) => count > 0);
  return (
    <>
      <h1 className="display wrap-anywhere text-3xl">{firstName ? `Welcome, ${firstName}` : "Welcome"}</h1>
      {children}
      <section aria-labelledby="needs-heading" className="mt-6">
        <h2 id="needs-heading" className="font-semibold text-lg">
          Needs a hand
        </h2>
        {waiting.length > 0 ? (
          <ul className="mt-3 grid pt-px pl-px sm:grid-cols-2 xl:grid-cols-4">
            {waiting.map((need) => (
              <li key={need.label} className="-mt-px -ml-px border">
                <NeedLink need={need} />
              </li>
            ))}
          </ul>
        ) : (
          <p className="mt-2 text-muted-foreground">Nothing waits for you.</p>
        )}
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
      className="flex h-full items-baseline gap-4 px-4 py-3 hover:bg-muted"
    >
      <span className={cn("display min-w-14 shrink-0 text-3xl tabular-nums", isUrgent && "text-destructive")}>
        {sayCount(count)}
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">{label}</span>
        <span className="block text-muted-foreground">{note}</span>
      </span>
    </Link>
  );
}
