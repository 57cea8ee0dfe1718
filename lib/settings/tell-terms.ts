import { formatPaise, type Paise } from "@/lib/money";
import type { DeliveryTerms, ShopTerms } from "./shop-terms";

/** Whether delivery costs the same everywhere. */
function isOneRate({ standard, zones }: ShopTerms): boolean {
  return zones.every(
    ({ feePaise, freeOverPaise }) =>
      feePaise === standard.feePaise && freeOverPaise === standard.freeOverPaise,
  );
}

/** "Delivery ₹49", or "Delivery from ₹49" where it depends on the pincode. */
export function tellFee(terms: ShopTerms): string {
  const fees = [terms.standard, ...terms.zones].map(({ feePaise }) => feePaise);
  const least = Math.min(...fees);
  const fee = formatPaise(fees.find((amount) => amount === least) ?? terms.standard.feePaise);
  return fees.every((amount) => amount === least) ? `Delivery ${fee}` : `Delivery from ${fee}`;
}

/** "Free from ₹999", with the places that it is true of; null where no order is delivered free. */
export function tellFree(terms: ShopTerms): string | null {
  const { freeOverPaise } = terms.standard;
  if (freeOverPaise === null) return null;
  const from = `Free from ${formatPaise(freeOverPaise)}`;
  return isOneRate(terms) ? from : `${from} in most of India`;
}

/** What one rate comes to: "₹99; free from ₹1,999". */
export function tellRate({
  feePaise,
  freeOverPaise,
}: Pick<DeliveryTerms, "feePaise" | "freeOverPaise">): string {
  if (feePaise === 0) return "free";
  const fee = formatPaise(feePaise);
  return freeOverPaise === null ? fee : `${fee}; free from ${formatPaise(freeOverPaise)}`;
}

/** "₹40 more", or "nothing more" */
export function tellCodFee(codFeePaise: Paise): string {
  return codFeePaise > 0 ? `${formatPaise(codFeePaise)} more` : "nothing more";
}

/** "1 day", "7 days", "2 working days" */
export function tellDays(days: number, unit = "day"): string {
  return days === 1 ? `1 ${unit}` : `${days} ${unit}s`;
}
