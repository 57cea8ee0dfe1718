import { asPaise, formatPaise, type Paise } from "@/lib/money";

type LeadTrigger = "delay" | "scroll" | "exit";

/** The popup's code for subscribers, and its trigger. */
export interface LeadOffer {
  trigger: LeadTrigger;
  delayMs: number;
  scrollPercent: number;
  /** In per cent of all browsers. */
  controlGroup: number;
  percentOff: number;
  maxDiscountPaise: Paise | null;
}

export function formatOfferHeadline({ percentOff }: Pick<LeadOffer, "percentOff">): string {
  return `${percentOff}% off your first order`;
}

/** "Up to ₹300 off." */
export function formatDiscountCap({ maxDiscountPaise }: Pick<LeadOffer, "maxDiscountPaise">): string {
  return maxDiscountPaise === null ? "" : `Up to ${formatPaise(asPaise(maxDiscountPaise))} off.`;
}
