import { cn } from "@/components/ui/cn";
import type { Dashboard } from "@/lib/analytics/dashboard";
import { vitals } from "@/lib/analytics/event";
import { describeVital } from "@/lib/analytics/web-vitals";

const words = { good: "good", fair: "needs work", poor: "poor" };

/** What three quarters of visitors get at most, by page. */
export function VitalsTable({ rows }: { rows: Dashboard["vitals"] }) {
  const routes = [...new Set(rows.map(({ route }) => route))];
  return (
    <section aria-labelledby="vitals" className="mt-10">
      <h2 id="vitals" className="font-semibold text-xl">
        How fast pages are for visitors
      </h2>
      <p className="mt-1 text-muted-foreground">
        Three quarters of visitors have it at least as good: LCP is when the page is there, INP how soon it
        answers a press, CLS how much it jumps.
      </p>
      {routes.length === 0 ? (
        <p className="mt-2 text-muted-foreground">None in this time.</p>
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
