import {
  applyCoupon,
  type Coupon,
  type CouponLine,
  type CouponProblem,
  type CouponSaving,
  type CustomerProblem,
} from "@/lib/coupons/coupon";
import { addPaise, asPaise, multiplyPaise, type Paise } from "@/lib/money";
import { discountPrice } from "./discount";
import { type Gst, gstOf, gstPercentOf, splitGst } from "./gst";
import { type PricingRules, shippingRateOf } from "./rules";

export interface ItemToPrice {
  productId: number;
  categoryIds: readonly number[];
  hsn: string;
  listPaise: Paise;
  quantity: number;
}

/** A coupon with the database's objection to its use, if any. */
export interface OfferedCoupon {
  coupon: Coupon;
  problem: CustomerProblem | null;
}

/** The known facts of the order apart from its items. */
export interface PricingContext {
  /** Of the pincode; null: the standard rate. */
  zone: string | null;
  /** The delivery state; null counts as the shop's own, which changes no total. */
  state: string | null;
  method: "online" | "cod" | null;
  /** YYYY-MM-DD, Indian time: the day for the GST rates. */
  on: string;
  /** The typed code; null: none. */
  code: string | null;
  /** The code's coupon, if it exists, and the automatic ones. */
  offers: readonly OfferedCoupon[];
  /** One parcel for a group order. */
  isDeliveryFree?: boolean;
}

type PricedItem<T extends ItemToPrice = ItemToPrice> = T & {
  unitPaise: Paise;
  linePaise: Paise;
  /** The coupon's share of this line. */
  couponPaise: Paise;
  gst: Gst;
};

export interface UsedCoupon {
  id: number;
  code: string;
  description: string;
  isAutomatic: boolean;
  updatedAt: string;
  /** Off items and delivery together. */
  savedPaise: Paise;
}

/** A public coupon that is not in use: what it would save, or what is missing. */
export interface OpenOffer {
  coupon: Coupon;
  savedPaise: Paise | null;
  problem: CouponProblem | null;
}

export interface Totals {
  /** At list prices. */
  subtotalPaise: Paise;
  /** The shop-wide discount. */
  discountPaise: Paise;
  couponPaise: Paise;
  shippingPaise: Paise;
  codFeePaise: Paise;
  totalPaise: Paise;
  /** Included in the total. */
  gstPaise: Paise;
  /** The amount missing for free shipping; null when it is reached or not offered. */
  toFreeShippingPaise: Paise | null;
}

export interface PricedItems<T extends ItemToPrice = ItemToPrice> extends Totals {
  items: PricedItem<T>[];
  /** The GST in shipping and COD fee: the highest rate of the accompanying items. */
  charges: Gst;
  coupon: UsedCoupon | null;
  /** Why the typed code does not work. */
  codeProblem: CouponProblem | null;
  /** Best first. */
  openOffers: OpenOffer[];
}

const nothing = asPaise(0);

/**
 * The only calculator of a basket's price, in this order: shop-wide discount per item, coupon on the items, delivery by
 * the price after both, COD fee, and the GST included in all of it.
 */
export function priceItems<T extends ItemToPrice>(
  items: readonly T[],
  rules: PricingRules,
  context: PricingContext,
): PricedItems<T> {
  const lines = items.map((item) => {
    const { unitPaise } = discountPrice(item.listPaise, rules.discountPercent);
    return { ...item, unitPaise, linePaise: multiplyPaise(unitPaise, item.quantity) };
  });
  const choice = chooseCoupon(lines, rules, context);
  const isInterstate = context.state !== null && context.state !== rules.shopState;
  const priced = lines.map((line, index): PricedItem<T> => {
    const couponPaise = choice.saving?.shares[index] ?? nothing;
    const netPaise = asPaise(line.linePaise - couponPaise);
    const unitPaise = netPaise / line.quantity;
    const percent = gstPercentOf(rules.gstRates, { hsn: line.hsn, unitPaise, on: context.on });
    return { ...line, couponPaise, gst: splitGst(netPaise, percent, isInterstate) };
  });

  const subtotalPaise = addPaise(...lines.map((line) => multiplyPaise(line.listPaise, line.quantity)));
  const goodsPaise = addPaise(...lines.map((line) => line.linePaise));
  const couponPaise = addPaise(...priced.map((line) => line.couponPaise));
  const netPaise = asPaise(goodsPaise - couponPaise);
  const delivery = deliver(netPaise, lines.length, rules, context.zone);
  const shippingPaise = choice.saving?.isShippingFree || context.isDeliveryFree ? nothing : delivery.feePaise;
  const codFeePaise = context.method === "cod" && lines.length > 0 ? rules.codFeePaise : nothing;
  const chargesPercent = Math.max(0, ...priced.map((line) => line.gst.gstPercent));
  const charges = splitGst(addPaise(shippingPaise, codFeePaise), chargesPercent, isInterstate);
  return {
    items: priced,
    subtotalPaise,
    discountPaise: asPaise(subtotalPaise - goodsPaise),
    couponPaise,
    shippingPaise,
    codFeePaise,
    totalPaise: addPaise(netPaise, shippingPaise, codFeePaise),
    gstPaise: addPaise(gstOf(charges), ...priced.map((line) => gstOf(line.gst))),
    toFreeShippingPaise: shippingPaise === 0 ? null : delivery.missingPaise,
    charges,
    coupon: choice.coupon,
    codeProblem: choice.codeProblem,
    openOffers: choice.openOffers,
  };
}

function deliver(netPaise: Paise, lines: number, rules: PricingRules, zone: string | null) {
  const { feePaise, freeOverPaise } = shippingRateOf(rules, zone);
  if (lines === 0 || (freeOverPaise !== null && netPaise >= freeOverPaise)) {
    return { feePaise: nothing, missingPaise: null };
  }
  return { feePaise, missingPaise: freeOverPaise === null ? null : asPaise(freeOverPaise - netPaise) };
}

interface CouponChoice {
  coupon: UsedCoupon | null;
  saving: CouponSaving | null;
  codeProblem: CouponProblem | null;
  openOffers: OpenOffer[];
}

/** The offer that saves most; the typed code wins a tie. */
function chooseCoupon(
  lines: readonly CouponLine[],
  rules: PricingRules,
  { code, offers, method, zone }: PricingContext,
): CouponChoice {
  const tried = offers.map(({ coupon, problem }) => ({
    coupon,
    outcome: problem ? { kind: problem } : applyCoupon(coupon, lines, method),
  }));
  const typed = tried.find(({ coupon }) => coupon.code === code);
  const working = tried.flatMap(({ coupon, outcome }) =>
    isProblem(outcome) ? [] : [{ coupon, saving: outcome, savedPaise: savedBy(outcome, lines, rules, zone) }],
  );
  const usable = working.filter(({ coupon }) => coupon.code === code || coupon.isAutomatic);
  const best = usable
    .filter(({ savedPaise }) => savedPaise > 0)
    .toSorted(
      (a, b) =>
        b.savedPaise - a.savedPaise || Number(b.coupon.code === code) - Number(a.coupon.code === code),
    )[0];
  return {
    coupon: best ? toUsed(best.coupon, best.savedPaise) : null,
    saving: best?.saving ?? null,
    codeProblem: code === null ? null : findCodeProblem(typed?.outcome, usable, code),
    openOffers: listOpenOffers(tried, working, [code, best?.coupon.code], best?.savedPaise ?? nothing),
  };
}

/** The shopper can remove these by adding to the cart or choosing another payment method. */
const conditions: readonly CouponProblem["kind"][] = ["below_minimum", "too_few_items", "prepaid_only"];

function listOpenOffers(
  tried: readonly { coupon: Coupon; outcome: CouponSaving | CouponProblem }[],
  working: readonly { coupon: Coupon; savedPaise: Paise }[],
  /** The typed code has its own message. */
  shown: readonly (string | null | undefined)[],
  /** By the coupon in use. One that saves less isn't offered. */
  savedPaise: Paise,
): OpenOffer[] {
  const isOpen = ({ coupon }: { coupon: Coupon }) => coupon.isPublic && !shown.includes(coupon.code);
  const saving = working
    .filter((offer) => isOpen(offer) && offer.savedPaise > savedPaise)
    .toSorted((a, b) => b.savedPaise - a.savedPaise)
    .map(({ coupon, savedPaise }) => ({ coupon, savedPaise, problem: null }));
  const missing = tried
    .filter(isOpen)
    .flatMap(({ coupon, outcome }) =>
      isProblem(outcome) && conditions.includes(outcome.kind)
        ? [{ coupon, savedPaise: null, problem: outcome }]
        : [],
    );
  return [...saving, ...missing];
}

function findCodeProblem(
  outcome: CouponSaving | CouponProblem | undefined,
  usable: readonly { coupon: Coupon; savedPaise: Paise }[],
  code: string,
): CouponProblem | null {
  if (!outcome) return { kind: "unknown" };
  if (isProblem(outcome)) return outcome;
  const savedPaise = usable.find(({ coupon }) => coupon.code === code)?.savedPaise ?? nothing;
  return savedPaise > 0 ? null : { kind: "nothing_off" };
}

/** The value of an offer: items, and the delivery price without it less the delivery price with it. */
function savedBy(
  saving: CouponSaving,
  lines: readonly CouponLine[],
  rules: PricingRules,
  zone: string | null,
): Paise {
  const goodsPaise = addPaise(...lines.map((line) => line.linePaise));
  const before = deliver(goodsPaise, lines.length, rules, zone).feePaise;
  const after = deliver(asPaise(goodsPaise - saving.discountPaise), lines.length, rules, zone).feePaise;
  return asPaise(saving.discountPaise + before - (saving.isShippingFree ? 0 : after));
}

function toUsed(coupon: Coupon, savedPaise: Paise): UsedCoupon {
  const { id, code, description, isAutomatic, updatedAt } = coupon;
  return { id, code, description, isAutomatic, updatedAt, savedPaise };
}

function isProblem(outcome: CouponSaving | CouponProblem): outcome is CouponProblem {
  return "kind" in outcome;
}
