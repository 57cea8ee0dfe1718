import type { Paise } from "@/lib/money";
import { describeDeliveryFee, describeFreeDelivery } from "@/lib/settings/describe-terms";
import type { ShopTerms } from "@/lib/settings/shop-terms";

/** "Delivery ₹49 for each order. Free from ₹999."; null while the shop's terms are unknown. */
export function describeGroupDelivery(terms: ShopTerms | null): string | null {
  if (!terms) return null;
  const free = describeFreeDelivery(terms);
  return [`${describeDeliveryFee(terms)} for each order.`, free && `${free}.`].filter(Boolean).join(" ");
}

/** Whether the checkout may add delivery to a tee of this price. */
export function mayCostDelivery(terms: ShopTerms | null, pricePaise: Paise): boolean {
  if (!terms) return true;
  return [terms.standard, ...terms.zones].some(
    ({ feePaise, freeOverPaise }) => feePaise > 0 && (freeOverPaise === null || pricePaise < freeOverPaise),
  );
}
