import type { Proof } from "@/lib/designer/shop";
import { type GroupOrder, groupPriceOf } from "@/lib/groups/group-order";
import { formatPaise } from "@/lib/money";
import { formatMoment } from "@/lib/orders/when";

interface GroupFactsProps {
  group: GroupOrder;
  proof: Pick<Proof, "blank" | "prints" | "prices" | "discountPercent">;
  isOpen: boolean;
}

/** Price, deadline and parcel of a group order. */
export function GroupFacts({ group, proof, isOpen }: GroupFactsProps) {
  const { blank, prints, prices, discountPercent } = proof;
  const [first] = blank?.sizes ?? [];
  const price =
    isOpen && first
      ? groupPriceOf(prices, { blankPaise: first.listPaise, prints, discountPercent }, group.paid)
      : null;
  return (
    <section aria-label="About this group order" className="grid gap-3">
      {price ? (
        <>
          <p translate="no" className="font-semibold text-2xl tabular-nums">
            {formatPaise(price.unitPaise)} <span className="font-normal text-base">each</span>
          </p>
          {price.next ? (
            <p>
              {`${price.next.more} more paid ${price.next.more === 1 ? "tee" : "tees"}: `}
              <strong translate="no">{formatPaise(price.next.unitPaise)}</strong> each for everyone. We refund
              the difference when the group closes.
            </p>
          ) : (
            <p>This is the lowest price. We refund those who paid more when the group closes.</p>
          )}
        </>
      ) : null}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        <dt className="text-muted-foreground">Paid</dt>
        <dd>{group.paid === 1 ? "1 tee" : `${group.paid} tees`}</dd>
        <dt className="text-muted-foreground">{isOpen ? "Closes" : "Closed"}</dt>
        <dd>{formatMoment(group.closedAt ?? group.closesAt)} IST</dd>
        <dt className="text-muted-foreground">Delivery</dt>
        <dd>
          {group.isOneParcel
            ? `One parcel to the organiser${group.city ? ` in ${group.city}` : ""}, free`
            : "To each address"}
        </dd>
      </dl>
    </section>
  );
}
