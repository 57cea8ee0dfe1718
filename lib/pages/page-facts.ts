import { formatDays } from "@/lib/addresses/pincode";
import type { Brand } from "@/lib/brand";
import { unpaidMinutes } from "@/lib/checkout/unpaid-minutes";
import { keptYears } from "@/lib/contact/message";
import { formatPaise } from "@/lib/money";
import { sentWhen } from "@/lib/orders/exchanges";
import { describeRtoPolicy } from "@/lib/orders/returns";
import { cookieDays } from "@/lib/security/cookie-days";
import { shopFactNames, shopFacts } from "@/lib/settings/shop-facts";
import type { ShopTerms } from "@/lib/settings/shop-terms";
import { tellCodFee, tellDays } from "@/lib/settings/tell-terms";

/** What `{{name}}` in a text of a page can stand for, with what each is. */
export const pageFactNames = {
  ...shopFactNames,
  company_name: "The company",
  company_address: "Its address",
  tagline: "The shop's tagline",
  phone: "The shop's phone number",
  return_window: "within 7 days of delivery",
  exchange_sent: "When the new pieces of an exchange are sent",
  rto_policy: "What goes back when nobody takes a parcel",
  unpaid_minutes: "How long an unpaid order waits: 20 minutes",
  cash_terms: "What cash on delivery costs, and up to which amount",
  packing_time: "When we print and pack",
  arrival: "When most parcels arrive",
  browser_days: "How long the cookie of a browser stays",
  session_days: "How long somebody stays signed in",
  device_days: "How long a known browser is remembered",
  message_years: "How long a message to the shop is kept",
} as const;

type FactName = keyof typeof pageFactNames;

const nowhere = "The product’s page and your cart tell you.";

function cashTerms({ codFeePaise, codUpToPaise }: ShopTerms): string {
  const upTo = codUpToPaise === null ? "" : ` It is for orders up to ${formatPaise(codUpToPaise)}.`;
  return `It costs ${tellCodFee(codFeePaise)}.${upTo}`;
}

function arrival({ standard, zones }: ShopTerms): string {
  const longest = Math.max(standard.maxDays, ...zones.map(({ maxDays }) => maxDays));
  const far = longest > standard.maxDays ? ` Remote places take up to ${longest} days.` : "";
  return `Most parcels arrive ${formatDays(standard.minDays, standard.maxDays)} after the order.${far}`;
}

/** The values of placeholders in pages, in words; without terms they say where to look. */
export function pageFacts(brand: Brand, terms: ShopTerms | null): Record<FactName, string> {
  return {
    ...shopFacts(brand, terms),
    company_name: brand.companyName,
    company_address: brand.companyAddress,
    tagline: brand.tagline,
    phone: brand.companyPhone,
    return_window:
      terms && terms.returnDays > 0 ? `within ${tellDays(terms.returnDays)} of delivery` : "for a while",
    exchange_sent: terms ? sentWhen[terms.shipsOn] : "",
    rto_policy: terms ? describeRtoPolicy(terms.rtoKeeps) : "",
    unpaid_minutes: `${unpaidMinutes} minutes`,
    cash_terms: terms ? cashTerms(terms) : nowhere,
    packing_time: terms
      ? `We print and pack within ${tellDays(terms.packingDays, "working day")}.`
      : "The product’s page shows how long delivery to your pincode takes.",
    arrival: terms ? arrival(terms) : "",
    browser_days: tellDays(cookieDays.browser),
    session_days: tellDays(cookieDays.session),
    device_days: tellDays(cookieDays.device),
    message_years: `${keptYears} years`,
  };
}
