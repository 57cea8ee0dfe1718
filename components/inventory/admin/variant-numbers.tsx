import { freeOf, type StockVariant } from "@/lib/inventory/stock-variant";
import { LevelBadge } from "./level-badge";

/** On hand, reserved and free, large. */
export function VariantNumbers({ variant }: { variant: StockVariant }) {
  const numbers = [
    ["On hand", variant.stock],
    ["Reserved", variant.reserved],
    ["Free", freeOf(variant)],
  ] as const;
  return (
    <dl className="mt-6 flex flex-wrap items-end gap-x-10 gap-y-4">
      {numbers.map(([name, value]) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-muted-foreground">{name}</dt>
          <dd className="font-semibold text-3xl tabular-nums leading-none">{value}</dd>
        </div>
      ))}
      <div>
        <dt className="sr-only">State</dt>
        <dd>
          <LevelBadge variant={variant} />
        </dd>
      </div>
    </dl>
  );
}
