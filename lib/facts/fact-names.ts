/** The values for `{{name}}` in any staff text (posts, pages and sections), with descriptions. */
export const factNames = {
  shop_name: "Shop name",
  tagline: "Tagline",
  email: "Email address",
  phone: "Phone number",
  company_name: "Company",
  company_address: "Company address",
  registration: "CIN or LLPIN, GSTIN and registered office",
  grievance_officer: "Grievance officer, with phone and email",
  delivery_fee: "Delivery fee",
  free_delivery: "Minimum order for free delivery",
  cod_fee: "COD fee",
  cod_limit: "Maximum COD order",
  cash_terms: "COD fee and maximum, in sentences",
  return_days: "Return window in days",
  return_window: "Return window, from delivery",
  exchange_sent: "When exchanges ship",
  rto_policy: "Refund after RTO",
  packing_days: "Days to print and pack",
  packing_time: "Days to print and pack, in a sentence",
  arrival: "Delivery time",
  unpaid_minutes: "Minutes to pay for an order",
  browser_days: "Lifetime of the browser cookie",
  session_days: "Lifetime of a session",
  device_days: "Lifetime of the known-browser cookie",
  referral_days: "Lifetime of the referral cookie",
  popup_days: "Lifetime of the popup cookie",
  subscriber_days: "Lifetime of the subscriber cookie",
  subscriber_years: "How long subscribers are stored",
  outside_services: "Third-party services in use",
  consent_days: "Lifetime of the consent cookie",
  message_years: "How long contact messages are stored",
} as const;

export type FactName = keyof typeof factNames;

/** A fact in a form's list, with its current value. */
export interface ListedFact {
  name: string;
  about: string;
  value: string;
}

export function listFacts(values: Readonly<Record<FactName, string>>): ListedFact[] {
  return Object.entries(factNames).map(([name, about]) => ({
    name,
    about,
    value: values[name as FactName],
  }));
}
