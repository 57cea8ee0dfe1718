import { formatPaise, toPaise } from "@/lib/money";
import { fits, keysOf, oneOf, type TextRule } from "./field";
import { settingKinds } from "./setting-kinds";

export interface SettingDefinition {
  label: string;
  help: string;
  kind: keyof typeof settingKinds | "choice";
  /** The value while the setting has no row. */
  defaultValue: string;
  /** The switch's label, for a setting that can be switched off. */
  switch?: string;
  choices?: Readonly<Record<string, string>>;
  /** Without a row the setting is off. */
  isOffByDefault?: true;
  /** The choices in the database's message after "must be". */
  must?: string;
}

/** The settings on the screen, by heading, in order. */
export const settingGroups = {
  Prices: {
    global_discount: {
      label: "Shop-wide discount",
      help: "In %. Shown on every price, with the list price struck through.",
      kind: "percent",
      defaultValue: "0",
      switch: "Enable the discount",
    },
  },
  Delivery: {
    shipping_fee: {
      label: "Delivery fee",
      help: "Per order, unless a delivery zone sets its own. 0 is free.",
      kind: "rupees",
      defaultValue: "0",
    },
    free_shipping_over: {
      label: "Free delivery from",
      help: "Minimum order for free delivery.",
      kind: "rupees",
      defaultValue: "999",
      switch: "Enable free delivery",
    },
    packing_days: {
      label: "Days to print and pack",
      help: "Working days, shown on pages and in emails.",
      kind: "days",
      defaultValue: "2",
    },
    delivery_days_from: {
      label: "Minimum delivery days",
      help: "From the order, unless a zone or pincode sets its own.",
      kind: "days",
      defaultValue: "2",
    },
    delivery_days_to: {
      label: "Maximum delivery days",
      help: "Shown as the latest delivery day.",
      kind: "days",
      defaultValue: "6",
    },
  },
  "Cash on delivery": {
    cod_up_to: {
      label: "Maximum COD order",
      help: "Larger orders must be paid online. 0 turns COD off.",
      kind: "rupees",
      defaultValue: "5000",
      switch: "Limit COD orders",
    },
    cod_fee: {
      label: "COD fee",
      help: "Added to the order. 0 means no fee.",
      kind: "rupees",
      defaultValue: "0",
    },
    cod_open_orders: {
      label: "Open COD orders per phone",
      help: "More orders from that phone must be paid online until one is delivered.",
      kind: "count",
      defaultValue: "2",
      switch: "Limit open COD orders",
    },
    cod_refusals: {
      label: "COD refusals",
      help: "After this many refused parcels, a phone must pay online.",
      kind: "count",
      defaultValue: "2",
      switch: "Limit COD refusals",
    },
    cod_reservation_minutes: {
      label: "Minutes to confirm by code",
      help: "30 to 60. A COD order's items are reserved this long for the phone code.",
      kind: "minutes",
      defaultValue: "45",
    },
  },
  "Returns and exchanges": {
    return_days: {
      label: "Return window in days",
      help: "From delivery. Shown on the policy page, product pages and in emails.",
      kind: "days",
      defaultValue: "7",
      switch: "Allow returns",
    },
    exchange_ships_on: {
      label: "Ship an exchange",
      help: "Earlier is faster for the customer and riskier for the shop.",
      kind: "choice",
      defaultValue: "received",
      choices: {
        received: "When the old item is received",
        picked_up: "When the old item is picked up",
        requested: "Immediately",
      },
      must: "received, picked_up or requested",
    },
    rto_deduction: {
      label: "RTO of a paid order: the shop keeps",
      help: "The rest is refunded automatically.",
      kind: "choice",
      defaultValue: "delivery",
      choices: {
        nothing: "Nothing",
        delivery: "The delivery fee",
        both_ways: "The delivery fee both ways",
      },
      must: "delivery, nothing or both_ways",
    },
  },
  Reviews: {
    review_invite_days: {
      label: "Days until review request",
      help: "From delivery. One email per order; customers can opt out.",
      kind: "days",
      defaultValue: "5",
      switch: "Request reviews",
    },
  },
  "Custom designs": {
    art_passes_by_rule: {
      label: "Approve simple designs automatically",
      help: "Only text and the shop's own artwork. Staff review all uploads and AI art.",
      kind: "choice",
      defaultValue: "no",
      choices: { yes: "Yes", no: "No, staff review each" },
      must: "yes or no",
    },
    art_review_hours: {
      label: "Hours to review a design",
      help: "Shown on orders and submissions.",
      kind: "hours",
      defaultValue: "24",
    },
  },
  "Alert emails": {
    restock_mails_per_variant: {
      label: "Emails per restocked item",
      help: "Sent to this many people first, in sign-up order.",
      kind: "count",
      defaultValue: "3",
    },
    restock_batch_hours: {
      label: "Hours until the next batch",
      help: "While stock lasts.",
      kind: "hours",
      defaultValue: "4",
    },
    basket_reminder_hours: {
      label: "Hours until abandoned cart email",
      help: "Sent once to customers who opted in at checkout and didn't order.",
      kind: "hours",
      defaultValue: "4",
      switch: "Send abandoned cart emails",
    },
    price_drop_percent: {
      label: "Price drop that triggers a wishlist email (%)",
      help: "At most one email a day, with all price drops.",
      kind: "percent",
      defaultValue: "10",
      switch: "Send wishlist price drop emails",
    },
  },
  Subscriptions: {
    subscription_notice_days: {
      label: "Days of notice before a charge",
      help: "The email lists the tees, so customers can still swap them.",
      kind: "days",
      defaultValue: "3",
    },
    subscription_cutoff_hours: {
      label: "Hours before a charge when changes close",
      help: "Swaps, sizes, address, skipping and pausing. Customers can always cancel.",
      kind: "hours",
      defaultValue: "24",
    },
    subscription_grace_days: {
      label: "Days until a past due subscription ends",
      help: "From the bank's last attempt. Stated in the emails.",
      kind: "days",
      defaultValue: "14",
    },
  },
  Reconciliation: {
    two_person_above: {
      label: "Two approvals required above",
      help: "For refunds and reconciliation. 0 means always. Only an owner can change it.",
      kind: "rupees",
      defaultValue: "5000",
    },
  },
  Tax: {
    shop_state: {
      label: "GST registration state",
      help: "Customers there pay CGST and SGST; all others pay IGST.",
      kind: "state",
      defaultValue: "Tamil Nadu",
    },
    e_invoices: {
      label: "Register e-invoices (IRN)",
      help: "For buyers with a GSTIN. Required from ₹5 crore turnover in any year; check with your adviser.",
      kind: "choice",
      defaultValue: "no",
      choices: { no: "No", yes: "Yes" },
      must: "yes or no",
    },
    eway_bill_over: {
      label: "E-way bill for invoices above",
      help: "Goods that leave your state. The rule is ₹50,000; check with your adviser.",
      kind: "rupees",
      defaultValue: "50000",
      switch: "Create e-way bills",
      isOffByDefault: true,
    },
    eway_transporter: {
      label: "Transporter ID of your courier",
      help: "15 characters. The courier adds its vehicle to the e-way bill.",
      kind: "transporter",
      defaultValue: "",
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, SettingDefinition>>>>;

type KeyOf<T> = T extends unknown ? keyof T : never;

export type SettingKey = KeyOf<(typeof settingGroups)[keyof typeof settingGroups]>;

export const settingDefinitions: Readonly<Record<SettingKey, SettingDefinition>> = Object.assign(
  {},
  ...Object.values(settingGroups),
);

export const settingKeys = keysOf(settingDefinitions);

/** The rule of a setting; the database's copy is generated from it. */
export function ruleOf({ kind, choices = {}, must }: SettingDefinition): TextRule {
  if (kind !== "choice") return settingKinds[kind];
  return { pattern: oneOf(keysOf(choices)), problem: "Choose from the list", must };
}

/** The error message of a value, for its field. */
export function findSettingProblem(key: SettingKey, value: string): string | null {
  const rule = ruleOf(settingDefinitions[key]);
  return fits(rule, value) ? null : rule.problem;
}

/** A setting for its form. */
export interface SettingValue {
  value: string;
  isEnabled: boolean;
}

/** A setting in a reader's words: "₹49", "7", "off". */
export function formatSetting(key: SettingKey, { value, isEnabled }: SettingValue): string {
  const { kind, choices } = settingDefinitions[key];
  if (!isEnabled) return "off";
  if (kind === "rupees") return formatPaise(toPaise(Number(value)));
  if (kind === "percent") return `${value}%`;
  return choices?.[value] ?? value;
}
