import { QuantityStepper } from "@/components/cart/quantity-stepper";
import { Price } from "@/components/ui/price";
import { MAX_QUANTITY } from "@/lib/cart/cart";
import { formatArea, type ProofSize } from "@/lib/designer/shop";
import { formatPaise } from "@/lib/money";
import type { DiscountedPrice } from "@/lib/pricing/discount";
import { formatSingle } from "@/lib/pricing/price-sizes";
import { QuoteLink } from "../quote-link";

interface ProofSizesProps {
  versionId: string;
  sizes: readonly (ProofSize & { count: number })[];
  units: ReadonlyMap<string, DiscountedPrice>;
  onCount: (size: string, count: number) => void;
  /** The element with the error for the missing size; null once one is chosen. */
  problemId: string | null;
}

/** One row per size: unit price and quantity. */
export function ProofSizes({ versionId, sizes, units, onCount, problemId }: ProofSizesProps) {
  const firstFree = sizes.find(({ largest, free }) => !largest && free > 0)?.size;
  return (
    <section aria-labelledby="proof-sizes">
      <h2 id="proof-sizes" className="font-semibold text-lg">
        Sizes
      </h2>
      <ul className="mt-2 divide-y border-y">
        {sizes.map(({ size, free, largest, count }) => {
          const max = Math.min(MAX_QUANTITY, free);
          const set = (wanted: number) => {
            if (Number.isInteger(wanted)) onCount(size, Math.max(0, Math.min(max, wanted)));
          };
          return (
            <li
              key={size}
              className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5"
            >
              <div className="flex min-w-0 flex-1 basis-32 items-baseline gap-3">
                <span className="min-w-10 font-semibold">{size}</span>
                {largest || free <= 0 ? null : <UnitPrice unit={units.get(size)} />}
              </div>
              {largest ? (
                <span className="text-muted-foreground text-sm">
                  Print too large: {size} fits up to {formatArea(largest)}
                </span>
              ) : free <= 0 ? (
                <span className="text-muted-foreground text-sm">Sold out</span>
              ) : (
                <>
                  <span className="ml-auto flex">
                    <QuantityStepper
                      name={`size ${size}`}
                      quantity={count}
                      onQuantityChange={set}
                      onStep={(step) => set(count + step)}
                      problemId={size === firstFree ? problemId : null}
                    />
                  </span>
                  <span aria-live="polite" className="basis-full text-right text-sm empty:-mt-1">
                    {count < max ? null : (
                      <>
                        <span className="mr-1 text-warning">
                          {free <= MAX_QUANTITY ? `Only ${free} left.` : `Maximum ${MAX_QUANTITY}.`}
                        </span>
                        <QuoteLink versionId={versionId} />
                      </>
                    )}
                  </span>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function UnitPrice({ unit }: { unit: DiscountedPrice | undefined }) {
  if (!unit) return null;
  return <Price now={formatPaise(unit.unitPaise)} was={formatSingle(unit)} />;
}
