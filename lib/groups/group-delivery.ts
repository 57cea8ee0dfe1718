import { describeDeliveryFee, describeFreeDelivery } from "@/lib/settings/describe-terms";
import type { ShopTerms } from "@/lib/settings/shop-terms";

/** "Delivery ₹49 for each order. Free from ₹999."; null while the shop's terms are unknown. */
export function describeGroupDelivery(terms: ShopTerms | null): string | null {
  if (!terms) return null;
  const free = describeFreeDelivery(terms);
  return [`${describeDeliveryFee(terms)} for each order.`, free && `${free}.`].filter(Boolean).join(" ");
}
