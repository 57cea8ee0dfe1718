import type { Brand } from "@/lib/brand";
import { formatPaise } from "@/lib/money";
import type { ShopTerms } from "./shop-terms";
import { tellCodFee, tellDays, tellFee, tellFree } from "./tell-terms";

/** What `{{name}}` in a text of staff can stand for, with what each is. */
export const shopFactNames = {
  shop_name: "The shop's name",
  email: "The shop's mail address",
  delivery_fee: "Delivery ₹49",
  free_delivery: "Free from ₹999",
  cod_fee: "What cash on delivery costs: ₹40 more",
  cod_limit: "Up to what total cash on delivery is possible",
  return_days: "7 days",
  packing_days: "3 working days",
} as const;

type FactName = keyof typeof shopFactNames;

/** The values of placeholders, in words; without terms those of fees and days say where to look. */
export function shopFacts(brand: Brand, terms: ShopTerms | null): Record<FactName, string> {
  const inCart = "what your cart shows";
  return {
    shop_name: brand.shopName,
    email: brand.companyEmail,
    delivery_fee: terms ? tellFee(terms) : `Delivery: ${inCart}`,
    free_delivery: (terms && tellFree(terms)) ?? "Free when your cart says so",
    cod_fee: terms ? tellCodFee(terms.codFeePaise) : inCart,
    cod_limit: terms?.codUpToPaise == null ? "any amount" : formatPaise(terms.codUpToPaise),
    return_days: tellDays(terms?.returnDays ?? 0),
    packing_days: tellDays(terms?.packingDays ?? 3, "working day"),
  };
}
