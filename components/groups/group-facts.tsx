import type { Proof } from "@/lib/designer/shop";
import { describeGroupDelivery } from "@/lib/groups/group-delivery";
import { formatFinalPrice, type GroupOrder, groupPriceOf } from "@/lib/groups/group-order";
import { formatPaise, type Paise } from "@/lib/money";
import { formatMoment } from "@/lib/orders/when";
import type { ShopTerms } from "@/lib/settings/shop-terms";
import { GroupPrices } from "./group-prices";

interface GroupFactsProps {
  group: GroupOrder;
  proof: Pick<Proof, "blank" | "prints" | "prices" | "discountPercent">;
  terms: ShopTerms | null;
  isOpen: boolean;
  /** For the organiser: all differences that we refund. */
  refundPaise?: Paise;
}

/** Price, deadline and delivery of a group order. */
export function GroupFacts({
  group,
  proof: { blank, ...proof },
  terms,
  isOpen,
  refundPaise,
}: GroupFactsProps) {
  const [first] = blank?.sizes ?? [];
  const tee = isOpen && first ? { ...proof, blankPaise: first.listPaise } : null;
  const price = tee && groupPriceOf(tee, group.paid);
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
      {group.finalPrice ? (
        <p className="font-semibold text-2xl tabular-nums">
          <span translate="no">{formatFinalPrice(group.finalPrice)}</span>{" "}
          <span className="font-normal text-base">each, the final price</span>
        </p>
      ) : null}
      {group.closedAt !== null && group.finalPrice === null ? (
        <p>Cancelled: fewer than 2 tees were paid. We refund everything.</p>
      ) : null}
      {refundPaise ? (
        <p>
          We refund <strong translate="no">{formatPaise(refundPaise)}</strong> in all to those who paid more.
        </p>
      ) : null}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        <dt className="text-muted-foreground">{isOpen ? "Paid" : "Paid at the close"}</dt>
        <dd>{group.paid === 1 ? "1 tee" : `${group.paid} tees`}</dd>
        <dt className="text-muted-foreground">{isOpen ? "Closes" : "Closed"}</dt>
        <dd>{formatMoment(group.closedAt ?? group.closesAt)} IST</dd>
        <dt className="text-muted-foreground">Delivery</dt>
        <dd>
          {group.isOneParcel
            ? `One parcel to the organiser${group.city ? ` in ${group.city}` : ""}, free`
            : ["To each person's own address.", describeGroupDelivery(terms)].filter(Boolean).join(" ")}
        </dd>
      </dl>
      {tee ? (
        <details>
          <summary className="link min-h-11 cursor-pointer content-center">All prices</summary>
          <GroupPrices of={tee} />
        </details>
      ) : null}
    </section>
  );
}
