"use client";

import { QuantityStepper } from "@/components/cart/quantity-stepper";
import { MAX_QUANTITY } from "@/lib/cart/cart";
import { type ProofSize, tellArea } from "@/lib/designer/shop";
import { formatPaise, type Paise } from "@/lib/money";

interface ProofSizesProps {
  sizes: readonly (ProofSize & { count: number })[];
  units: ReadonlyMap<string, Paise>;
  onCount: (size: string, count: number) => void;
}

/** One row for each size: what a piece costs, and how many. */
export function ProofSizes({ sizes, units, onCount }: ProofSizesProps) {
  return (
    <section aria-labelledby="proof-sizes">
      <h2 id="proof-sizes" className="font-semibold text-lg">
        Sizes
      </h2>
      <ul className="mt-2 divide-y border-y">
        {sizes.map(({ size, free, largest, count }) => {
          const most = Math.min(MAX_QUANTITY, free);
          const set = (wanted: number) => {
            if (Number.isInteger(wanted)) onCount(size, Math.max(0, Math.min(most, wanted)));
          };
          return (
            <li
              key={size}
              className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5"
            >
              <span className="flex items-baseline gap-3">
                <span className="min-w-12 font-semibold">{size}</span>
                {largest || free <= 0 ? null : (
                  <span className="text-muted-foreground tabular-nums">{priceOf(units, size)}</span>
                )}
              </span>
              {largest ? (
                <span className="text-muted-foreground text-sm">
                  Your print is too large: {size} takes up to {tellArea(largest)}
                </span>
              ) : free <= 0 ? (
                <span className="text-muted-foreground text-sm">Sold out</span>
              ) : (
                <span className="flex items-center gap-3">
                  {count >= most && free <= MAX_QUANTITY ? (
                    <span className="text-sm text-warning">Only {free} left</span>
                  ) : null}
                  <QuantityStepper
                    name={`size ${size}`}
                    quantity={count}
                    onWish={set}
                    onStep={(step) => set(count + step)}
                  />
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function priceOf(units: ReadonlyMap<string, Paise>, size: string): string {
  const unit = units.get(size);
  return unit === undefined ? "" : formatPaise(unit);
}
