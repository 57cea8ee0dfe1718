import { daysWith, formatArrival } from "@/lib/addresses/arrival";
import type { DeliveryOffer } from "@/lib/addresses/pincode";
import { formatCityAndState } from "@/lib/addresses/pincode-messages";
import { formatPaise } from "@/lib/money";
import { formatCodFee, formatDeliveryRate, formatDuration } from "@/lib/settings/describe-terms";

/** Delivery date and cost for a pincode, and which payments and returns are possible. */
export function DeliveryFacts({
  offer,
  hasCustomDesign,
  groupWaitDays,
}: {
  offer: DeliveryOffer;
  hasCustomDesign: boolean;
  /** Until the group order of the tee closes; null: it is of none. */
  groupWaitDays: number | null;
}) {
  const days = daysWith(offer, hasCustomDesign, groupWaitDays ?? 0);
  return (
    <>
      <p>
        <strong>
          {capitalise(formatArrival(new Date(), days))} to {offer.pincode}
        </strong>
        , {formatCityAndState(offer)}
      </p>
      <ul className="mt-1 grid gap-1">
        <li>Delivery: {formatDeliveryRate(offer)}</li>
        <li>
          {groupWaitDays === null ? describeCodOffer(offer) : "Payment: online, as all group order tees"}
        </li>
        <li>
          {hasCustomDesign
            ? "Returns: a custom tee only if it's faulty"
            : offer.returnDays > 0
              ? `Returns: free pickup here for ${formatDuration(offer.returnDays)} after delivery`
              : "Returns: faulty items only, collected by our courier"}
        </li>
      </ul>
    </>
  );
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function describeCodOffer({ isCodAvailable, codFeePaise, codUpToPaise }: DeliveryOffer): string {
  if (codUpToPaise === 0) return "Cash on delivery: not available right now, please pay online";
  if (!isCodAvailable) return "Cash on delivery: not available at this pincode";
  const upTo = codUpToPaise === null ? "" : `, for orders up to ${formatPaise(codUpToPaise)}`;
  return `Cash on delivery: available, costs ${formatCodFee(codFeePaise)}${upTo}`;
}
