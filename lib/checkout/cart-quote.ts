import { daysWith } from "@/lib/addresses/arrival";
import type { DeliveryDays, PincodeInfo } from "@/lib/addresses/pincode";
import { lineKey, MAX_QUANTITY } from "@/lib/cart/cart";
import type { CartVariant, VariantsByKey } from "@/lib/cart/cart-variant";
import type { CartLineInput } from "@/lib/cart/schemas";
import { describeTerms, explainCouponProblem } from "@/lib/coupons/explain";
import { customPriceOf } from "@/lib/designer/printing/print-price";
import type { OpenGroup } from "@/lib/designer/shop";
import { addPaise, asPaise, type Paise } from "@/lib/money";
import { discountPrice } from "@/lib/pricing/discount";
import {
  type ItemToPrice,
  type OpenOffer,
  type PricedItems,
  type PricingContext,
  priceItems,
  type Totals,
  type UsedCoupon,
} from "@/lib/pricing/price-items";
import { type PricingRules, shippingRateOf } from "@/lib/pricing/rules";
import { type CodHistory, explainCodProblem, findCodProblem } from "./cod";
import type { OrderedCart } from "./ordered-cart";

const zero = asPaise(0);

/** ok · reduced: fewer are left than requested · sold_out · unavailable: no longer in the shop. */
type LineState = "ok" | "reduced" | "sold_out" | "unavailable";

/** The quote of a requested line. */
export interface QuoteLine {
  key: string;
  state: LineState;
  id: number;
  size: string;
  color: string;
  /** The print of a custom item. */
  design: {
    versionId: string;
    name: string;
    isOwn: boolean;
    /** Of an open group order: one at a time. */
    isGroup: boolean;
  } | null;
  wanted: number;
  /** Items in the totals: as many of the requested ones as can be bought. */
  quantity: number;
  available: number;
  title: string | null;
  slug: string | null;
  colorName: string | null;
  imageUrl: string | null;
  /** Maximum retail price; of a custom item the price of a single one, without the shop-wide discount. */
  mrpPaise: Paise;
  unitPaise: Paise;
  linePaise: Paise;
}

/** A cart's price and its problems, for the shopper. */
export interface CartQuote extends Totals {
  lines: QuoteLine[];
  freeShippingOverPaise: Paise | null;
  coupon: UsedCoupon | null;
  /** Why the entered code does not work. */
  codeProblem: string | null;
  /** Public coupons that the cart doesn't use, best first. */
  offers: QuoteOffer[];
  /** To the requested pincode. */
  delivery: QuoteDelivery | null;
  /** Why this order can't be paid on delivery, as far as known: most reasons need the pincode. */
  codProblem: string | null;
  /** Of a tee of a group order. */
  group: QuoteGroup | null;
  /** Every line can be bought as requested, and there is at least one. */
  canOrder: boolean;
  /** This basket was already ordered, possibly in another tab. */
  bought: OrderedCart | null;
}

interface QuoteGroup extends Pick<OpenGroup, "groupId" | "parcel" | "waitDays"> {
  /** Why it can't be ordered like this. */
  problem: string | null;
}

interface QuoteOffer {
  code: string;
  description: string;
  /** What it would save; null while something is missing. */
  savedPaise: Paise | null;
  /** What is missing, or what the cart can't show. */
  condition: string;
}

/** The known facts of a pincode; null for an unknown one. */
export interface QuoteDelivery {
  pincode: string;
  city: string | null;
  state: string | null;
  days: DeliveryDays | null;
  /** The COD fee. */
  codFeePaise: Paise;
}

/** The known facts of an order apart from its items. */
export interface QuoteContext extends Omit<PricingContext, "zone"> {
  pincode: string | null;
  place: PincodeInfo | null;
  codHistory: CodHistory;
}

/**
 * A cart's quote for the shopper, and the same with the tax of every line for placing the order. `reserved`: items by
 * variant that this basket's own unpaid order reserves; it may buy them.
 */
export function toCartQuote(
  cartLineInputs: readonly CartLineInput[],
  variants: VariantsByKey,
  rules: PricingRules,
  context: QuoteContext,
  reserved: ReadonlyMap<number, number> = new Map(),
): { quote: Omit<CartQuote, "bought">; priced: PricedItems<ItemToPrice & { key: string }> } {
  const quantities = countByDesign(cartLineInputs, variants);
  const taken = new Map<number, number>();
  const items = cartLineInputs.map((line) => {
    const variant = withPrints(variants.get(lineKey(line)), quantities, rules);
    if (!variant) return { line, variant, available: 0, quantity: 0 };
    // Several designs on one blank share its stock, in cart order.
    const used = taken.get(variant.variantId) ?? 0;
    const available = Math.max(0, variant.free + (reserved.get(variant.variantId) ?? 0) - used);
    const quantity = Math.min(line.quantity, available);
    taken.set(variant.variantId, used + quantity);
    return { line, variant, available, quantity };
  });
  const buyable = items.flatMap(({ line, variant, quantity }) =>
    variant && quantity > 0 ? [{ ...toItem(variant), key: lineKey(line), quantity }] : [],
  );
  const zone = context.place?.zone ?? null;
  const group = groupOf(items);
  const priced = priceItems(buyable, rules, { ...context, zone, isDeliveryFree: Boolean(group?.parcel) });
  const { items: pricedItems, charges: _charges, codeProblem, openOffers, ...totals } = priced;
  const pricedByKey = new Map(pricedItems.map((item) => [item.key, item]));
  const lines = items.map(({ line, variant, available, quantity }): QuoteLine => {
    const key = lineKey(line);
    return {
      key,
      state: stateOf(line.quantity, variant, available),
      id: line.id,
      size: line.size,
      color: line.color,
      design: designOf(variant),
      wanted: line.quantity,
      quantity,
      // As much as a shopper may know.
      available: Math.min(available, MAX_QUANTITY + 1),
      title: variant?.title ?? null,
      slug: variant?.slug ?? null,
      colorName: variant?.colorName ?? null,
      imageUrl: variant?.imageUrl ?? null,
      mrpPaise: variant?.mrpPaise ?? zero,
      unitPaise: variant ? discountPrice(variant.listPaise, rules.discountPercent).unitPaise : zero,
      linePaise: pricedByKey.get(key)?.linePaise ?? zero,
    };
  });
  const freeShippingOverPaise = shippingRateOf(rules, zone).freeOverPaise;
  const quote = {
    ...totals,
    lines,
    // Nothing can be added to a tee of a group to reach free delivery.
    freeShippingOverPaise: group ? null : freeShippingOverPaise,
    // With nothing to buy, no free delivery applies.
    toFreeShippingPaise: group
      ? null
      : buyable.length > 0
        ? totals.toFreeShippingPaise
        : freeShippingOverPaise,
    codeProblem: codeProblem && explainCouponProblem(context.code ?? "", codeProblem),
    // Nothing can be added to a tee of a group.
    offers: openOffers
      .filter(({ problem }) => !group || !problem)
      .slice(0, maxOffers)
      .map(toQuoteOffer),
    delivery: describeDelivery(lines, rules, { ...context, group }),
    codProblem: group ? "A group order tee is paid online." : explainNoCod(priced.totalPaise, rules, context),
    group,
    canOrder: !group?.problem && lines.length > 0 && lines.every((line) => line.state === "ok"),
  };
  return { quote, priced };
}

const goneTeeMessages = {
  open: null,
  paid: "A group order tee in your cart is already paid. Remove it from your cart.",
  closed: "This group order is closed. Remove its tee from your cart.",
  removed: "A tee in your cart was removed from its group order. Remove it from your cart.",
};

/** Tees of a group are ordered without other items, one each: their order waits for the group. */
function groupOf(
  items: readonly { line: CartLineInput; variant: CartVariant | undefined }[],
): QuoteGroup | null {
  const groups = items.map(({ variant }) => variant?.design?.group ?? null);
  const group = groups.find((one) => one !== null);
  if (!group) return null;
  const gone = groups.find((one) => one && one.tee !== "open");
  const isAlone = items.every(({ line }, nr) => line.quantity === 1 && groups[nr]?.groupId === group.groupId);
  const problem = gone
    ? goneTeeMessages[gone.tee]
    : isAlone
      ? null
      : "Tees of a group order are paid without other items, one of each. Remove the other items, or order them first.";
  const { groupId, parcel, waitDays } = group;
  return { groupId, parcel, waitDays, problem };
}

const maxOffers = 3;

function toQuoteOffer({ coupon, savedPaise, problem }: OpenOffer): QuoteOffer {
  const { code, description, isFirstOrderOnly, isPrepaidOnly } = coupon;
  const condition = problem
    ? explainCouponProblem(code, problem)
    : describeTerms({ minGoodsPaise: zero, minItems: 1, isFirstOrderOnly, isPrepaidOnly });
  return { code, description, savedPaise, condition };
}

/** The items of each design in the cart, in all its versions: those of a team differ by a name. */
function countByDesign(lines: readonly CartLineInput[], variants: VariantsByKey): Map<string, number> {
  const quantities = new Map<string, number>();
  for (const line of lines) {
    const id = variants.get(lineKey(line))?.design?.designId;
    if (id !== undefined) quantities.set(id, (quantities.get(id) ?? 0) + line.quantity);
  }
  return quantities;
}

/** A custom item also costs its prints, with the quantity discount across its design in the cart. */
function withPrints(
  variant: CartVariant | undefined,
  quantities: ReadonlyMap<string, number>,
  { prints }: PricingRules,
): CartVariant | undefined {
  if (!variant?.design) return variant;
  const { designId, prints: sides, group } = variant.design;
  const priceOf = (quantity: number) => customPriceOf(prints, variant.listPaise, sides, quantity).unitPaise;
  // Those of a group count with its paid ones.
  const quantity = (quantities.get(designId) ?? 0) + (group ? group.quantity - 1 : 0);
  return { ...variant, listPaise: priceOf(quantity), mrpPaise: priceOf(1) };
}

function explainNoCod(
  totalPaise: Paise,
  rules: PricingRules,
  { pincode, place, codHistory, method }: QuoteContext,
): string | null {
  if (pincode === null) return null;
  const codTotalPaise = method === "cod" ? totalPaise : addPaise(totalPaise, rules.codFeePaise);
  const problem = findCodProblem({ totalPaise: codTotalPaise, place, history: codHistory }, rules);
  return problem && explainCodProblem(problem, rules);
}

function describeDelivery(
  lines: readonly QuoteLine[],
  rules: PricingRules,
  { pincode, place, group }: QuoteContext & { group: QuoteGroup | null },
): QuoteDelivery | null {
  if (pincode === null) return null;
  return {
    pincode,
    city: place?.city || null,
    state: place?.states[0] ?? null,
    days:
      place &&
      daysWith(
        place,
        lines.some(({ design }) => design !== null),
        group?.waitDays,
      ),
    codFeePaise: rules.codFeePaise,
  };
}

function toItem({ productId, categoryIds, hsn, listPaise }: CartVariant): Omit<ItemToPrice, "quantity"> {
  return { productId, categoryIds, hsn, listPaise };
}

function designOf(variant: CartVariant | undefined): QuoteLine["design"] {
  if (!variant?.design) return null;
  const { versionId, name, isOwn, group } = variant.design;
  return { versionId, name, isOwn, isGroup: Boolean(group) };
}

function stateOf(wanted: number, variant: CartVariant | undefined, available: number): LineState {
  if (!variant) return "unavailable";
  if (available <= 0) return "sold_out";
  return available < wanted ? "reduced" : "ok";
}
