/** The values for `{{name}}` in any staff text (posts, pages and sections), with descriptions. */
export const factNames = {
  shop_name: "The shop's name",
  tagline: "Its tagline",
  email: "Its mail address",
  phone: "Its phone number",
  company_name: "The company",
  company_address: "The company's address",
  delivery_fee: "What delivery costs",
  free_delivery: "From which sum on it is free",
  cod_fee: "What cash on delivery costs more",
  cod_limit: "Up to what total cash on delivery is possible",
  cash_terms: "Both in sentences",
  return_days: "Days in which items come back",
  return_window: "The same, counted from delivery",
  exchange_sent: "When the new items of an exchange are sent",
  rto_policy: "What is refunded for a parcel that comes back",
  packing_days: "Days to print and pack",
  packing_time: "The same in a sentence",
  arrival: "When most parcels arrive",
  unpaid_minutes: "How long an unpaid order waits",
  browser_days: "How long the cookie of a browser stays",
  session_days: "How long a session lasts",
  device_days: "How long a known browser is remembered",
  referral_days: "How long a friend's link is remembered",
  popup_days: "How long a browser belongs to those that see the popup, or to those that don't",
  subscriber_days: "How long a subscriber's browser is remembered",
  subscriber_years: "How long an address is kept that never orders",
  outside_services: "Which outside services are on, and why",
  consent_days: "How long the answer to the privacy question counts",
  message_years: "How long a message to the shop is kept",
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
