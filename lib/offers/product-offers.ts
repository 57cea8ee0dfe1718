import { applyCoupon, type Coupon } from "@/lib/coupons/coupon";
import { describeTerms } from "@/lib/coupons/explain";
import { asPaise, type Paise } from "@/lib/money";
import { formatLimit } from "@/lib/orders/when";
import { describeOffer } from "./describe-offer";

/** A running coupon that everyone may use. */
export interface PublicOffer extends Coupon {
  /** ISO */
  endsAt: string | null;
}

export interface ProductOffer {
  code: string;
  text: string;
  terms: string;
}

interface OfferedProduct {
  id: number;
  categories: readonly { id: number }[];
}

const maxOffers = 3;

/** The offers for a product: first those that one item already gets, by what they save, then by the least order. */
export function listProductOffers(
  offers: readonly PublicOffer[],
  product: OfferedProduct,
  unitPaise: Paise,
): ProductOffer[] {
  const line = {
    productId: product.id,
    categoryIds: product.categories.map(({ id }) => id),
    unitPaise,
    linePaise: unitPaise,
    quantity: 1,
  };
  return offers
    .map((offer) => ({ offer, outcome: applyCoupon(offer, [line], null) }))
    .filter(({ outcome }) => !("kind" in outcome && outcome.kind === "not_for_these"))
    .map(({ offer, outcome }) => ({ offer, savedPaise: "kind" in outcome ? -1 : outcome.discountPaise }))
    .toSorted((a, b) => b.savedPaise - a.savedPaise || a.offer.minGoodsPaise - b.offer.minGoodsPaise)
    .slice(0, maxOffers)
    .map(({ offer }) => ({
      code: offer.code,
      text: describeOffer({ ...offer, minGoodsPaise: asPaise(0) }),
      terms:
        `${describeTerms(offer)}${offer.endsAt === null ? "" : ` Until ${formatLimit(offer.endsAt)}.`}`.trim(),
    }));
}
