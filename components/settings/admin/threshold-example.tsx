import { formatPaise } from "@/lib/money";
import type { ThresholdComparison } from "@/lib/pricing/compare-threshold";

/** One price, with its GST for either meaning of the threshold. */
export function ThresholdExample({
  comparison: { abovePaise, pricePaise, included, excluded },
}: {
  comparison: ThresholdComparison;
}) {
  return (
    <div className="mt-3 max-w-lg border-t pt-3 tabular-nums">
      <p className="text-muted-foreground">One item for {formatPaise(pricePaise)}:</p>
      <dl className="mt-1 grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1">
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
    </div>
  );
}
