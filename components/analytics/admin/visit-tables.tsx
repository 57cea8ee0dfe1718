import Link from "next/link";
import { cn } from "@/components/ui/cn";
import type { Dashboard } from "@/lib/analytics/dashboard";
import { vitals } from "@/lib/analytics/event";
import { type FunnelStep, funnelSteps } from "@/lib/analytics/funnel";
import { describeVital } from "@/lib/analytics/web-vitals";
import { formatFigure } from "@/lib/reports/report";

type Rows = Dashboard["visits"]["visit"];

interface FunnelProps {
  rows: Rows;
  /** The funnel by segment, each under its name, from the step at which the segment is known. */
  groups: Readonly<Record<string, { rows: Rows; from: FunnelStep }>>;
}

/** Conversion funnel, step by step. */
export function Funnel({ rows, groups }: FunnelProps) {
  const all = rows[0]?.funnel ?? [];
  const visits = all[0] ?? 0;
  if (visits === 0) return null;
  return (
    <section aria-labelledby="funnel" className="mt-10">
      <h2 id="funnel" className="font-semibold text-xl">
        Conversion funnel
      </h2>
      <ol className="mt-4 grid gap-2">
        {funnelSteps.map((step, index) => {
          const count = all[index] ?? 0;
          return (
            <li key={step} className="grid grid-cols-[5.5rem_minmax(0,1fr)_7.5rem] items-center gap-3">
              <span>{step}</span>
              <span aria-hidden="true" className="h-5 rounded-sm bg-muted">
                <span
                  className="block h-full min-w-px rounded-sm bg-brand"
                  style={{ width: `${(100 * count) / visits}%` }}
                />
              </span>
              <span className="text-right tabular-nums">
                {formatFigure("count", count)}{" "}
                <span className="text-muted-foreground">
                  · {formatFigure("percent", (100 * count) / visits)}
                </span>
              </span>
            </li>
          );
        })}
      </ol>
      {Object.entries(groups)
        .filter(([, ofGroup]) => ofGroup.rows.length > 0)
        .map(([name, ofGroup]) => (
          <FunnelTable key={name} name={name} {...ofGroup} />
        ))}
    </section>
  );
}

function FunnelTable({ name, rows, from }: { name: string; rows: Rows; from: FunnelStep }) {
  const first = funnelSteps.indexOf(from);
  const steps = funnelSteps.slice(first);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className="mt-6 scrolls-sideways" aria-label={`Conversion funnel, by ${name}`} tabIndex={0}>
      <table className={`w-full text-left ${first === 0 ? "min-w-[36rem]" : ""}`}>
        <caption className="sr-only">Conversion funnel, by {name.toLowerCase()}</caption>
        <thead>
          <tr className="border-b">
            <th scope="col" className="py-2 pr-3 font-semibold">
              {name}
            </th>
            {steps.map((step) => (
              <th key={step} scope="col" className="py-2 pl-3 text-right font-semibold">
                {step}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, funnel }) => (
            <tr key={key} className="border-b">
              <th scope="row" className="py-2 pr-3 font-normal">
                {key}
              </th>
              {steps.map((step, index) => (
                <td key={step} className="py-2 pl-3 text-right tabular-nums">
                  {formatFigure("count", funnel[first + index] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface KeyTableProps {
  title: string;
  head: readonly string[];
  rows: readonly { key: string; href?: string; values: readonly number[] }[];
  className?: string;
}

/** The most frequent values, with their counts. */
export function KeyTable({ title, head, rows, className }: KeyTableProps) {
  const id = title.toLowerCase().replaceAll(" ", "-");
  return (
    <section aria-labelledby={id} className={cn("min-w-0", className)}>
      <h2 id={id} className="font-semibold text-xl">
        {title}
      </h2>
      {rows.length === 0 ? (
        <p className="mt-2 text-muted-foreground">No data for this period.</p>
      ) : (
        <table className="mt-2 w-full table-fixed text-left">
          <thead>
            <tr className="border-b align-bottom">
              {head.map((word, index) => (
                <th
                  key={word}
                  scope="col"
                  className={cn("py-2 font-semibold", index > 0 && "w-20 pl-2 text-right sm:w-28")}
                >
                  {word}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, href, values }) => (
              <tr key={key} className="border-b align-top">
                <th scope="row" className="break-words py-2 font-normal">
                  {href ? (
                    <Link href={href} prefetch={false} className="link">
                      {key}
                    </Link>
                  ) : (
                    key
                  )}
                </th>
                {values.map((value, index) => (
                  <td key={head[index + 1]} className="py-2 pl-2 text-right tabular-nums">
                    {formatFigure("count", value)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

const words = { good: "good", fair: "needs work", poor: "poor" };

/** The 75th percentile of visitors, by page. */
export function VitalsTable({ rows }: { rows: Dashboard["vitals"] }) {
  const routes = [...new Set(rows.map(({ route }) => route))];
  return (
    <section aria-labelledby="vitals" className="mt-10">
      <h2 id="vitals" className="font-semibold text-xl">
        Page speed
      </h2>
      <p className="mt-1 text-muted-foreground">
        75th percentile. LCP: time until the page appears; INP: response to a tap; CLS: layout shift.
      </p>
      {routes.length === 0 ? (
        <p className="mt-2 text-muted-foreground">No data for this period.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        <section className="mt-2 scrolls-sideways" aria-label="Speed by page" tabIndex={0}>
          <table className="w-full min-w-[30rem] text-left">
            <thead>
              <tr className="border-b">
                <th scope="col" className="py-2 font-semibold">
                  Page
                </th>
                {vitals.map((vital) => (
                  <th key={vital} scope="col" className="py-2 pl-3 text-right font-semibold">
                    {vital}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {routes.map((route) => (
                <tr key={route} className="border-b">
                  <th scope="row" className="py-2 font-normal">
                    {route.replace(/\[\w+\]/, "…")}
                  </th>
                  {vitals.map((vital) => (
                    <td key={vital} className="py-2 pl-3 text-right tabular-nums">
                      <Value row={rows.find((row) => row.route === route && row.vital === vital)} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}

function Value({ row }: { row: Dashboard["vitals"][number] | undefined }) {
  if (!row) return <span className="text-muted-foreground">–</span>;
  const { text, is } = describeVital(row.vital, row.bucket);
  return (
    <>
      <span>{`${text} `}</span>
      <span className={cn(is === "good" ? "text-muted-foreground" : "font-semibold text-destructive")}>
        {words[is]}
      </span>
    </>
  );
}
