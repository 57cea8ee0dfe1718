import { formatPaise, type Paise } from "@/lib/money";
import { formatDay } from "@/lib/orders/when";
import type { Letter } from "./letter";

export interface LeadNews {
  code: string;
  percent: number;
  maxDiscountPaise: Paise | null;
  /** ISO; null: it does not end. */
  endsAt: string | null;
}

/** The code of somebody who left an address. `url`: where the shop begins. */
export function writeLeadLetter(news: LeadNews, shopName: string, url: string): Letter {
  const { code, percent, maxDiscountPaise, endsAt } = news;
  const cap = maxDiscountPaise === null ? "" : `, up to ${formatPaise(maxDiscountPaise)}`;
  // The last moment of a day is the first one of the next.
  const lastDay = endsAt && formatDay(new Date(Date.parse(endsAt) - 1000).toISOString());
  return {
    subject: `Your code for ${percent}% off at ${shopName}`,
    preview: `${code}: ${percent}% off your first order${cap}.`,
    kicker: "Welcome",
    heading: `${percent}% off your first order`,
    blocks: [
      { kind: "facts", heading: "Your code", lines: [code] },
      `Type it in the cart or at the checkout. It takes ${percent}% off your first order${cap}, once, and only for an order with this email address.`,
      lastDay !== null && `It works until ${lastDay}.`,
      { kind: "button", label: `Shop at ${shopName}`, url },
      "Somebody typed this address into our shop. If it was not you, ignore this mail, or unsubscribe below.",
    ],
  };
}
