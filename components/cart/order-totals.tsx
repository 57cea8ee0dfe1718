import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { formatPaise, type Paise } from "@/lib/money";
import { subtotalLabel } from "@/lib/pricing/subtotal-label";

interface OrderTotalsProps {
  subtotalPaise: Paise;
  discountPaise: Paise;
  couponPaise: Paise;
  shippingPaise: Paise;
  codFeePaise: Paise;
  gstPaise: Paise;
  itemCount: number;
  /** The sums belong to an older cart and are being refreshed. */
  isStale?: boolean;
}

/** All parts of the total; the total itself is a separate row, because it may be placed elsewhere. */
export function OrderTotals({
  subtotalPaise,
  discountPaise,
  couponPaise,
  shippingPaise,
  codFeePaise,
  gstPaise,
  itemCount,
  isStale = false,
}: OrderTotalsProps) {
  return (
    <dl className={cn("room grid gap-2 tabular-nums transition-opacity", isStale && "opacity-50")}>
      <Row name={subtotalLabel(itemCount, discountPaise)}>{formatPaise(subtotalPaise)}</Row>
      {discountPaise > 0 ? (
        <Row name="Discount" className="text-success">
          {`−${formatPaise(discountPaise)}`}
        </Row>
      ) : null}
      {couponPaise > 0 ? (
        <Row name="Coupon" className="text-success">
          {`−${formatPaise(couponPaise)}`}
        </Row>
      ) : null}
      {itemCount > 0 ? (
        <Row name="Delivery">{shippingPaise === 0 ? "Free" : formatPaise(shippingPaise)}</Row>
      ) : null}
      {codFeePaise > 0 ? <Row name="Cash on delivery fee">{formatPaise(codFeePaise)}</Row> : null}
      {gstPaise > 0 ? (
        <Row name="GST, included above" className="text-muted-foreground text-sm">
          {formatPaise(gstPaise)}
        </Row>
      ) : null}
    </dl>
  );
}

interface RowProps {
  name: string;
  className?: string;
  children: ReactNode;
}

function Row({ name, className, children }: RowProps) {
  return (
    <div className={cn("flex tight:flex-wrap justify-between gap-x-4", className)}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
