import { formatPaise, type Paise } from "@/lib/money";
import { formatDay } from "@/lib/orders/when";
import type { EmailContent } from "./email-content";

export interface LeadCoupon {
  code: string;
  percent: number;
  maxDiscountPaise: Paise | null;
  /** ISO; null: no end. */
  endsAt: string | null;
}

/** A lead's coupon code. `url`: the shop's home page. */
export function writeLeadEmail(lead: LeadCoupon, shopName: string, url: string): EmailContent {
  const { code, percent, maxDiscountPaise, endsAt } = lead;
  const cap = maxDiscountPaise === null ? "" : `, up to ${formatPaise(maxDiscountPaise)}`;
  // The stored end is the first moment of the next day.
  const lastDay = endsAt && formatDay(new Date(Date.parse(endsAt) - 1000).toISOString());
  return {
    subject: `Your code for ${percent}% off at ${shopName}`,
    preview: `${code}: ${percent}% off your first order${cap}.`,
    kicker: "Welcome",
    heading: `${percent}% off your first order`,
    blocks: [
      { kind: "facts", heading: "Your code", lines: [code] },
      `Enter it in your cart or at checkout for ${percent}% off your first order${cap}. It works once, only for orders with this email address.`,
      lastDay !== null && `It's valid until ${lastDay}.`,
      { kind: "button", label: `Shop at ${shopName}`, url },
      "Someone entered this address in our shop. If it wasn't you, ignore this email or unsubscribe below.",
    ],
  };
}
