import { cutoffHour } from "@/lib/addresses/arrival";
import { formatDays } from "@/lib/addresses/pincode-messages";
import type { Brand } from "@/lib/brand";
import { describeOfficer, describeRegistration } from "@/lib/business";
import { unpaidMinutes } from "@/lib/checkout/unpaid-minutes";
import { type Category, categories, namesOf, type Services } from "@/lib/consent/services";
import { formatPaise } from "@/lib/money";
import { exchangeShippingTexts } from "@/lib/orders/exchanges";
import { describeRtoPolicy } from "@/lib/orders/returns";
import { retainedDays } from "@/lib/privacy/personal-tables";
import { cookieDays } from "@/lib/security/cookie-days";
import {
  describeDeliveryFee,
  describeFreeDelivery,
  formatCodFee,
  formatDuration,
} from "@/lib/settings/describe-terms";
import type { ShopTerms } from "@/lib/settings/shop-terms";
import type { FactName } from "./fact-names";

const inCart = "what your cart shows";
const nowhere = "The product page and your cart show it.";

const formatYears = (rule: string) => `${retainedDays(rule) / 365} years`;

function cashTerms({ codFeePaise, codUpToPaise }: ShopTerms): string {
  const upTo = codUpToPaise === null ? "" : ` It's available for orders up to ${formatPaise(codUpToPaise)}.`;
  return `It costs ${formatCodFee(codFeePaise)}.${upTo}`;
}

function formatCodLimit({ codUpToPaise }: ShopTerms): string {
  return codUpToPaise === null ? "any amount" : formatPaise(codUpToPaise);
}

function arrival({ standard, zones }: ShopTerms): string {
  const longest = Math.max(standard.maxDays, ...zones.map(({ maxDays }) => maxDays));
  const far = longest > standard.maxDays ? ` Remote areas take up to ${longest} days.` : "";
  return `Most parcels arrive ${formatDays(standard.minDays, standard.maxDays)} after you order.${far}`;
}

const purposes: Record<Category, string> = {
  analytics: "Visitor statistics",
  ads: "Ad measurement",
  chat: "Chat",
};

/** Describes the services that the settings enable. */
function describeServices(services: Services | null): string {
  const on = categories.filter((category) => services?.[category]);
  if (!services || on.length === 0) return "This shop uses none right now.";
  return on.map((category) => `${purposes[category]}: ${namesOf(services, category)}.`).join(" ");
}

/** The values of placeholders; without terms, fees and days are replaced by a pointer to where they are. */
export function shopFacts(
  brand: Brand,
  terms: ShopTerms | null,
  services: Services | null,
): Record<FactName, string> {
  return {
    shop_name: brand.shopName,
    email: brand.companyEmail,
    delivery_fee: terms ? describeDeliveryFee(terms) : `Delivery: ${inCart}`,
    free_delivery: (terms && describeFreeDelivery(terms)) ?? "Free delivery is shown in your cart",
    cod_fee: terms ? formatCodFee(terms.codFeePaise) : inCart,
    cod_limit: terms ? formatCodLimit(terms) : "the total shown at checkout",
    return_days: terms ? formatDuration(terms.returnDays) : "the days in our Refund Policy",
    packing_days: terms ? formatDuration(terms.packingDays, "working day") : "a few working days",
    company_name: brand.companyName,
    company_address: brand.companyAddress,
    registration: describeRegistration(brand)
      .map((fact) => `${fact}.`)
      .join(" "),
    grievance_officer:
      describeOfficer(brand.business) ?? `our customer care: ${brand.companyPhone}, ${brand.companyEmail}`,
    tagline: brand.tagline,
    phone: brand.companyPhone,
    return_window:
      terms && terms.returnDays > 0
        ? `within ${formatDuration(terms.returnDays)} of delivery`
        : "for a while",
    exchange_sent: terms ? exchangeShippingTexts[terms.shipsOn] : "",
    rto_policy: terms ? describeRtoPolicy(terms.rtoDeduction) : "",
    unpaid_minutes: `${unpaidMinutes} minutes`,
    cash_terms: terms ? cashTerms(terms) : nowhere,
    packing_time: terms
      ? `We print and pack within ${formatDuration(terms.packingDays, "working day")}. Orders after ${cutoffHour - 12} pm are processed from the next day.`
      : "The product page shows how long delivery to your pincode takes.",
    arrival: terms ? arrival(terms) : "",
    browser_days: formatDuration(cookieDays.browser),
    session_days: formatDuration(cookieDays.session),
    device_days: formatDuration(cookieDays.device),
    referral_days: formatDuration(cookieDays.referral),
    popup_days: formatDuration(cookieDays.popup),
    subscriber_days: formatDuration(cookieDays.subscriber),
    subscriber_years: formatYears("user_leads"),
    outside_services: describeServices(services),
    consent_days: formatDuration(cookieDays.consent),
    message_years: formatYears("contact_messages"),
  };
}
