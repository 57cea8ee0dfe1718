"use client";

import { Button } from "@/components/ui/button";
import { usePageAction } from "@/components/ui/use-page-action";
import { formatPaise } from "@/lib/money";
import { formatShortDay } from "@/lib/orders/when";
import type { GstRate } from "@/lib/pricing/rules";
import { removeGstChangeAction } from "@/server/settings/admin-actions";

interface RateTableProps {
  rates: readonly GstRate[];
  /** YYYY-MM-DD in India */
  today: string;
  canWrite: boolean;
}

const cell = "border-b py-2 pr-4 text-left";

/** All rates, newest first. One that has not started can be deleted. */
export function RateTable({ rates, today, canWrite }: RateTableProps) {
  const { isWorking, failure, run } = usePageAction();
  return (
    <>
      {failure ? (
        <p role="alert" className="mt-3 font-medium text-destructive">
          {failure.message}
        </p>
      ) : null}
      <table aria-label="Tax rates" className="mt-3 w-full border-collapse">
        <thead>
          <tr>
            {["From", "Goods", "GST"].map((heading) => (
              <th key={heading} scope="col" className={`${cell} font-semibold`}>
                {heading}
              </th>
            ))}
            <th scope="col" className={cell}>
              <span className="sr-only">Remove</span>
            </th>
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {rates.map(({ hsnPrefix, startsOn, abovePaise, aboveIncludesTax, percent }) => (
            <tr key={`${startsOn} ${hsnPrefix} ${abovePaise}`}>
              <td className={cell}>{formatShortDay(startsOn)}</td>
              <td className={cell}>
                {hsnPrefix ? `HSN ${hsnPrefix}…` : "All others"}
                <span className="text-muted-foreground max-sm:block">
                  {abovePaise > 0
                    ? ` per item above ${formatPaise(abovePaise)} ${aboveIncludesTax ? "with" : "without"} GST`
                    : " at any price"}
                </span>
              </td>
              <td className={`${cell} whitespace-nowrap`}>{percent}%</td>
              <td className={`${cell} text-right`}>
                {canWrite && startsOn > today && abovePaise === 0 ? (
                  <Button
                    variant="ghost"
                    size="sm"
                    isPending={isWorking}
                    aria-label={`Remove the rate from ${formatShortDay(startsOn)}`}
                    onClick={() =>
                      run(() => removeGstChangeAction({ hsnPrefix, startsOn }), "Tax rate removed")
                    }
                  >
                    Remove
                  </Button>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
