import { Price } from "@/components/ui/price";
import { formatPaise } from "@/lib/money";
import type { lowestPrice, priceSizes } from "@/lib/pricing/price-sizes";

interface ProofTotalProps {
  price: ReturnType<typeof priceSizes>;
  discountPercent: number;
  /** The price of one item, where no list of sizes shows it. */
  each?: ReturnType<typeof lowestPrice>;
}

/** The price of all items, and the quantity discount. */
export function ProofTotal({ price, discountPercent, each }: ProofTotalProps) {
  const isReduced = price.totalPaise < price.listTotalPaise;
  return (
    <div>
      {each ? (
        <div className="flex items-baseline justify-between gap-4">
          <span>{each.isFrom ? "Each tee, from" : "Each tee"}</span>
          <Price
            now={formatPaise(each.unit.unitPaise)}
            was={each.unit.percentOff > 0 ? `MRP ${formatPaise(each.unit.listPaise)}` : undefined}
          />
        </div>
      ) : null}
      <div className="flex items-baseline justify-between gap-4 text-lg">
        <span>
          {price.quantity} {price.quantity === 1 ? "item" : "items"}
        </span>
        <Price
          now={formatPaise(price.totalPaise)}
          was={isReduced ? `MRP ${formatPaise(price.listTotalPaise)}` : undefined}
          note={isReduced ? `${discountPercent}% off` : undefined}
          size="lg"
        />
      </div>
      <p className="text-muted-foreground text-sm" aria-live="polite">
        {describeQuantityDiscount(price)} Delivery is added in the cart.
      </p>
    </div>
  );
}

function describeQuantityDiscount({ percentOff, next, quantity }: ReturnType<typeof priceSizes>): string {
  const has = percentOff > 0 ? `${percentOff}% off for ${quantity} items. ` : "";
  return next
    ? `${has}Order ${next.quantity} or more of this design and each is ${next.percent}% off.`
    : has.trim();
}
