import type { Dashboard } from "@/lib/analytics/dashboard";
import { type FunnelStep, funnelSteps } from "@/lib/analytics/funnel";
import { showFigure } from "@/lib/reports/report";

type Rows = Dashboard["visits"]["visit"];

interface FunnelProps {
  rows: Rows;
  /** The same by what visitors have or chose, each under its name, from the step on at which it is known. */
  groups: Readonly<Record<string, { rows: Rows; from: FunnelStep }>>;
}

/** How far visits come, step by step. */
export function Funnel({ rows, groups }: FunnelProps) {
  const all = rows[0]?.funnel ?? [];
  const visits = all[0] ?? 0;
  if (visits === 0) return null;
  return (
    <section aria-labelledby="funnel" className="mt-10">
      <h2 id="funnel" className="font-semibold text-xl">
        How far visits come
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
                {showFigure("count", count)}{" "}
                <span className="text-muted-foreground">
                  · {showFigure("percent", (100 * count) / visits)}
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
    <section className="mt-6 scrolls-sideways" aria-label={`How far visits come, by ${name}`} tabIndex={0}>
      <table className={`w-full text-left ${first === 0 ? "min-w-[36rem]" : ""}`}>
        <caption className="sr-only">How far visits come, by {name.toLowerCase()}</caption>
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
                  {showFigure("count", funnel[first + index] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
