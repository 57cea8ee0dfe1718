import { adviceFor, type SizeLine } from "@/lib/inventory/size-curve";

interface SizeCurveProps {
  lines: readonly SizeLine[];
  days: number;
}

const count = new Intl.NumberFormat("en-IN");
const share = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const number = "px-2 text-right tabular-nums";

/** Each size's share of the sales over its share of the stock. */
export function SizeCurve({ lines, days }: SizeCurveProps) {
  if (lines.length === 0) return <p className="mt-8 text-muted-foreground">Nothing of this is on sale.</p>;
  const widest = Math.max(1, ...lines.flatMap(({ soldShare, hadShare }) => [soldShare ?? 0, hadShare ?? 0]));
  return (
    <section aria-labelledby="curve-heading" className="mt-8">
      <h2 id="curve-heading" className="font-semibold text-lg">
        The last {days} days
      </h2>
      <p className="mt-1 flex flex-wrap gap-x-5 text-muted-foreground" aria-hidden="true">
        <span className="flex items-center gap-2">
          <span className="h-2.5 w-5 bg-brand" /> of what was sold
        </span>
        <span className="flex items-center gap-2">
          <span className="h-2.5 w-5 border border-foreground/60" /> of what was there
        </span>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
      <section aria-label="Sizes" tabIndex={0} className="relative mt-3 scrolls-sideways">
        <table className="w-full min-w-[52rem] border-t">
          <thead>
            <tr className="border-b text-left text-muted-foreground [&>th]:h-9 [&>th]:font-normal">
              <th scope="col" className="sticky left-0 z-10 w-14 bg-background sm:w-20">
                Size
              </th>
              <th scope="col">Share</th>
              <th scope="col" className="w-20 px-2 text-right">
                Sold
              </th>
              <th scope="col" className="w-24 px-2 text-right">
                Was there
              </th>
              <th scope="col" className="w-20 px-2 text-right">
                Sold %
              </th>
              <th scope="col" className="w-20 px-2 text-right">
                Free now
              </th>
              <th scope="col" className="w-28 px-2 text-right">
                Sold out now
              </th>
              <th scope="col" className="w-24 px-2 text-right">
                Missed
              </th>
              <th scope="col" className="w-24 px-2 text-right">
                Waiting
              </th>
              <th scope="col" className="w-64 pl-4">
                <span className="sr-only">What it says</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.size} className="border-b [&>td]:h-11">
                <th scope="row" className="sticky left-0 z-10 bg-background text-left font-semibold">
                  {line.size}
                </th>
                <td className="pr-4">
                  <Bars line={line} widest={widest} />
                </td>
                <td className={number}>{count.format(line.sold)}</td>
                <td className={number}>{count.format(line.had)}</td>
                <td className={number}>
                  {line.sellThrough === null ? "–" : `${share.format(line.sellThrough)}%`}
                </td>
                <td className={number}>{count.format(line.free)}</td>
                <td className={number}>
                  {line.soldOut} of {line.variants}
                </td>
                <td className={number}>{line.missed}</td>
                <td className={number}>{line.waiting}</td>
                <td className="pl-4 text-muted-foreground">{adviceFor(line)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function Bars({ line: { soldShare, hadShare }, widest }: { line: SizeLine; widest: number }) {
  return (
    <span className="grid gap-1">
      <span className="sr-only">
        {soldShare ?? 0}% of what was sold, {hadShare ?? 0}% of what was there
      </span>
      <span
        aria-hidden="true"
        className="h-2.5 bg-brand"
        style={{ width: `${(100 * (soldShare ?? 0)) / widest}%` }}
      />
      <span
        aria-hidden="true"
        className="h-2.5 border border-foreground/60"
        style={{ width: `${(100 * (hadShare ?? 0)) / widest}%` }}
      />
    </span>
  );
}
