import { formatPaise } from "@/lib/money";
import type { ThresholdComparison } from "@/lib/pricing/compare-threshold";

/** One price, with its GST for either meaning of the threshold. */
export function ThresholdExample({
  comparison: { abovePaise, pricePaise, included, excluded },
}: {
  comparison: ThresholdComparison;
}) {
  return (
    <dl className="mt-3 grid max-w-lg grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 border-t pt-3 tabular-nums">
      <dt className="col-span-2 text-muted-foreground">One item for {formatPaise(pricePaise)}:</dt>
      {[
        { name: `${formatPaise(abovePaise)} with GST`, outcome: included },
        { name: `${formatPaise(abovePaise)} without GST`, outcome: excluded },
      ].map(({ name, outcome }) => (
        <div key={name} className="contents">
          <dt>{name}</dt>
          <dd>
            {outcome.percent}%, {formatPaise(outcome.taxPaise)} GST
          </dd>
        </div>
      ))}
    </dl>
  );
}
