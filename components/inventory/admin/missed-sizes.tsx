import Link from "next/link";
import { nameOfVariant, type StockVariant } from "@/lib/inventory/stock-variant";
import { officePaths } from "@/lib/office-paths";
import { LevelBadge } from "./level-badge";

interface MissedSizesProps {
  missed: readonly { variant: StockVariant; people: number }[];
  days: number;
}

/** The sold-out sizes that most people chose. */
export function MissedSizes({ missed, days }: MissedSizesProps) {
  return (
    <section aria-labelledby="missed-heading" className="mt-10 max-w-3xl">
      <h2 id="missed-heading" className="font-semibold text-lg">
        Asked for while sold out
      </h2>
      <p className="mt-1 text-muted-foreground">
        People who pressed a sold-out size in the last {days} days, each counted once a day for each variant.
        The shop keeps the number and nothing about the people.
      </p>
      {missed.length > 0 ? (
        <ol aria-label="Asked for while sold out" className="mt-3 border-t">
          {missed.map(({ variant, people }) => (
            <li key={variant.id} className="flex items-center gap-4 border-b">
              <span className="w-12 shrink-0 text-right font-semibold tabular-nums">{people}</span>
              <Link
                href={officePaths.variant(variant.id)}
                prefetch={false}
                className="flex min-h-11 min-w-0 flex-1 items-center py-1 hover:underline pointer-fine:min-h-9"
              >
                {nameOfVariant(variant)}
              </Link>
              <LevelBadge variant={variant} />
            </li>
          ))}
        </ol>
      ) : (
        <p className="mt-3 text-muted-foreground">Nobody, so far.</p>
      )}
    </section>
  );
}
