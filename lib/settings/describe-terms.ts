import { formatDays } from "@/lib/addresses/pincode-messages";
import { formatPaise, type Paise } from "@/lib/money";
import type { DeliveryTerms } from "./delivery-terms";
import type { ShopTerms } from "./shop-terms";

/** Whether delivery costs the same everywhere. */
function isOneRate({ standard, zones }: ShopTerms): boolean {
  return zones.every(
    ({ feePaise, freeOverPaise }) =>
      feePaise === standard.feePaise && freeOverPaise === standard.freeOverPaise,
  );
}

/** "Delivery ₹49", or "Delivery from ₹49" where it depends on the pincode. */
export function describeDeliveryFee(terms: ShopTerms): string {
  const fees = [terms.standard, ...terms.zones].map(({ feePaise }) => feePaise);
  const least = Math.min(...fees);
  const fee = formatPaise(fees.find((amount) => amount === least) ?? terms.standard.feePaise);
  return fees.every((amount) => amount === least) ? `Delivery ${fee}` : `Delivery from ${fee}`;
}

/** "Free from ₹999", with the places where it applies; null where no order ships free. */
export function describeFreeDelivery(terms: ShopTerms): string | null {
  const { freeOverPaise } = terms.standard;
  if (freeOverPaise === null) return null;
  const from = `Free from ${formatPaise(freeOverPaise)}`;
  return isOneRate(terms) ? from : `${from} in most of India`;
}

/** One rate: "₹99; free from ₹1,999". */
export function formatDeliveryRate({
  feePaise,
  freeOverPaise,
}: Pick<DeliveryTerms, "feePaise" | "freeOverPaise">): string {
  if (feePaise === 0) return "free";
  const fee = formatPaise(feePaise);
  return freeOverPaise === null ? fee : `${fee}; free from ${formatPaise(freeOverPaise)}`;
}

export interface DeliveryRate {
  name: string;
  /** "₹49; free from ₹999" */
  rate: string;
  /** "2 to 6 days" */
  days: string;
  /** Empty: everywhere else */
  states: readonly string[];
}

/** Delivery price and time by zone; most places have the first one. */
export function listDeliveryRates({
  standard,
  zones,
}: Pick<ShopTerms, "standard" | "zones">): DeliveryRate[] {
  const toRate = (name: string, terms: DeliveryTerms, states: readonly string[]) => ({
    name,
    rate: formatDeliveryRate(terms),
    days: formatDays(terms.minDays, terms.maxDays),
    states,
  });
  return [
    toRate(zones.length > 0 ? "Most of India" : "All over India", standard, []),
    ...zones.map((zone) => toRate(zone.name, zone, zone.states)),
  ];
}

/** The COD rules, in sentences. */
export function describeCodRules({ codFeePaise, codUpToPaise, codReservationMinutes }: ShopTerms): string[] {
  return [
    `It costs ${formatCodFee(codFeePaise)}.`,
    ...(codUpToPaise === null ? [] : [`It's available for orders up to ${formatPaise(codUpToPaise)}.`]),
    `Unless you're logged in with a confirmed phone number, we text you a code. Enter it on the order's page to confirm the order; otherwise, it's cancelled automatically after ${codReservationMinutes} minutes.`,
    "If a parcel is refused at the door, it comes back to us. After repeated refusals, orders with that phone number must be paid online. The same applies while several COD orders with it are on their way.",
  ];
}

/** "₹40 extra", or "nothing extra" */
export function formatCodFee(codFeePaise: Paise): string {
  return codFeePaise > 0 ? `${formatPaise(codFeePaise)} extra` : "nothing extra";
}

/** "1 day", "7 days", "2 working days" */
export function formatDuration(days: number, unit = "day"): string {
  return days === 1 ? `1 ${unit}` : `${days} ${unit}s`;
}
