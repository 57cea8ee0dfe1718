import { Price } from "@/components/ui/price";
import { minQuoteTees } from "@/lib/contact/quote";
import { formatPaise } from "@/lib/money";
import { formatSingle, type lowestPrice, type priceSizes } from "@/lib/pricing/price-sizes";
import { QuoteLink } from "../quote-link";

interface ProofTotalProps {
  versionId: string;
  price: ReturnType<typeof priceSizes>;
  /** The price of one item, where no list of sizes shows it. */
  each?: ReturnType<typeof lowestPrice>;
}

/** The price of all items, and the quantity discount. */
export function ProofTotal({ versionId, price, each }: ProofTotalProps) {
  const isReduced = price.totalPaise < price.listTotalPaise;
  const percentOff = Math.round((1 - price.totalPaise / price.listTotalPaise) * 100);
  return (
    <div>
      {each ? (
        <div className="flex items-baseline justify-between gap-4">
          <span>{each.isFrom ? "Each tee, from" : "Each tee"}</span>
          <Price now={formatPaise(each.unit.unitPaise)} was={formatSingle(each.unit)} />
        </div>
      ) : null}
      <div className="flex items-baseline justify-between gap-4 text-lg">
        <span>
          {price.quantity} {price.quantity === 1 ? "item" : "items"}
        </span>
        <Price
          now={formatPaise(price.totalPaise)}
          was={isReduced ? formatPaise(price.listTotalPaise) : undefined}
          note={isReduced ? `${percentOff}% off` : undefined}
          size="lg"
        />
      </div>
      <p className="text-muted-foreground text-sm" aria-live="polite">
        <span className="mr-1">{describeQuantityDiscount(price)} Delivery is added in the cart.</span>
        {price.quantity < minQuoteTees ? null : <QuoteLink versionId={versionId} />}
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
