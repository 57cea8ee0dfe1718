import { indianStates } from "@/lib/addresses/states";
import { formatPaise, toPaise } from "@/lib/money";
import { fits, keysOf, oneOf, type TextRule } from "./field";

const daysOrHours = { pattern: /^[0-9]{1,2}$/, least: 1, most: 99 };

const kinds = {
  percent: {
    pattern: /^[0-9]{1,3}(\.[0-9]{1,2})?$/,
    most: 90,
    problem: "Type a percentage from 0 to 90, such as 10 or 12.5",
    must: "a percentage from 0 to 90 without a sign, such as 10 or 12.5",
  },
  rupees: {
    pattern: /^[0-9]{1,6}(\.[0-9]{1,2})?$/,
    problem: "Type rupees as a plain number, such as 49",
  },
  count: { pattern: /^[0-9]{1,3}$/, problem: "Type a whole number, such as 2" },
  days: { ...daysOrHours, problem: "Type days, from 1 to 99" },
  hours: { ...daysOrHours, problem: "Type hours, from 1 to 99" },
  minutes: { pattern: /^[0-9]{2}$/, least: 30, most: 60, problem: "Type whole minutes, from 30 to 60" },
  state: {
    pattern: oneOf(indianStates),
    problem: "Choose a state of India",
    must: "a state of India, such as Tamil Nadu",
  },
} satisfies Record<string, TextRule>;

export interface SettingDefinition {
  label: string;
  help: string;
  kind: keyof typeof kinds | "choice";
  /** What counts while the setting has no row. */
  usual: string;
  /** The switch's label, for a setting that can be switched off. */
  switch?: string;
  choices?: Readonly<Record<string, string>>;
  /** The choices, as the database says them after "must be". */
  must?: string;
}

/** What the screen shows, by headings, in order. */
export const settingGroups = {
  Prices: {
    global_discount: {
      label: "Discount on everything",
      help: "In per cent. Every price in the shop shows it, with the list price struck through.",
      kind: "percent",
      usual: "0",
      switch: "The discount is on",
    },
  },
  Delivery: {
    shipping_fee: {
      label: "Delivery fee",
      help: "For one order, wherever no delivery zone says otherwise. 0 is free for everybody.",
      kind: "rupees",
      usual: "0",
    },
    free_shipping_over: {
      label: "Free delivery from",
      help: "Orders whose goods cost at least this much are delivered free.",
      kind: "rupees",
      usual: "999",
      switch: "Large orders are delivered free",
    },
    packing_days: {
      label: "Days to print and pack",
      help: "Working days. Pages and mails promise it.",
      kind: "days",
      usual: "2",
    },
    delivery_days_from: {
      label: "Fewest days to the door",
      help: "From the order, where no zone or pincode says otherwise.",
      kind: "days",
      usual: "2",
    },
    delivery_days_to: {
      label: "Most days to the door",
      help: "Shown as the latest day.",
      kind: "days",
      usual: "6",
    },
  },
  "Cash on delivery": {
    cod_up_to: {
      label: "Largest order for cash",
      help: "Orders above it are paid online. 0 switches cash on delivery off.",
      kind: "rupees",
      usual: "5000",
      switch: "Orders for cash have a limit",
    },
    cod_fee: {
      label: "Fee for cash on delivery",
      help: "Added to the order. 0 is no fee.",
      kind: "rupees",
      usual: "0",
    },
    cod_open_orders: {
      label: "Open cash orders of one phone",
      help: "Further orders of that phone are paid online until one has arrived.",
      kind: "count",
      usual: "2",
      switch: "Open cash orders have a limit",
    },
    cod_refusals: {
      label: "Refused parcels",
      help: "After so many parcels that came back, a phone pays online.",
      kind: "count",
      usual: "2",
      switch: "Phones that refuse parcels pay online",
    },
    cod_hold_minutes: {
      label: "Minutes to confirm by code",
      help: "30 to 60. So long the pieces of a cash order wait for the code to its phone.",
      kind: "minutes",
      usual: "45",
    },
  },
  "Returns and exchanges": {
    return_days: {
      label: "Return window in days",
      help: "From delivery. The policy page, the product pages and the mails say the same.",
      kind: "days",
      usual: "7",
      switch: "Pieces may come back",
    },
    exchange_ships_on: {
      label: "The new piece of an exchange is made",
      help: "The earlier, the faster for the buyer, and the riskier for the shop.",
      kind: "choice",
      usual: "received",
      choices: {
        received: "when the old piece is back",
        picked_up: "when the courier has the old piece",
        requested: "at once",
      },
      must: "received, picked_up or requested",
    },
    rto_keeps: {
      label: "When nobody takes a parcel that is paid, the shop keeps",
      help: "The rest goes back to the buyer by itself.",
      kind: "choice",
      usual: "delivery",
      choices: {
        nothing: "nothing",
        delivery: "the delivery fee",
        both_ways: "the delivery fee both ways",
      },
      must: "delivery, nothing or both_ways",
    },
  },
  Reviews: {
    review_invite_days: {
      label: "Days until buyers are asked",
      help: "From delivery. One mail for each order asks what they think of its pieces; they can stop such mails.",
      kind: "days",
      usual: "5",
      switch: "Buyers are asked for reviews",
    },
  },
  "Designs of shoppers": {
    art_passes_by_rule: {
      label: "Plain designs go straight to the printer",
      help: "Text and the shop's own drawings, without a fault. A person looks at all uploads and AI art.",
      kind: "choice",
      usual: "no",
      choices: { yes: "yes", no: "no, a person looks at each" },
      must: "yes or no",
    },
    art_review_hours: {
      label: "Hours to look at a design",
      help: "Orders and submissions promise it.",
      kind: "hours",
      usual: "24",
    },
  },
  "Mails that people ask for": {
    restock_mails_per_piece: {
      label: "Mails for each piece that is back",
      help: "So many of those who wait hear of it first, in the order of asking.",
      kind: "count",
      usual: "3",
    },
    restock_batch_hours: {
      label: "Hours until the next ones hear of it",
      help: "While pieces are left.",
      kind: "hours",
      usual: "4",
    },
    basket_reminder_hours: {
      label: "Hours after which a left cart is mailed",
      help: "Once, to those who ticked the box at the checkout, unless they order.",
      kind: "hours",
      usual: "4",
      switch: "Left carts are mailed",
    },
    price_drop_percent: {
      label: "A wish costs less by",
      help: "In per cent. Its owner gets one mail a day at most, with all of them.",
      kind: "percent",
      usual: "10",
      switch: "Owners of wishlists hear of lower prices",
    },
  },
  Subscriptions: {
    subscription_notice_days: {
      label: "Days before a charge that its subscriber is told",
      help: "The mail names the tees, so that they can still be swapped.",
      kind: "days",
      usual: "3",
    },
    subscription_cutoff_hours: {
      label: "Hours before a charge when changes close",
      help: "Swaps, sizes, the address, skipping and pausing. Cancelling is always possible.",
      kind: "hours",
      usual: "24",
    },
    subscription_grace_days: {
      label: "Days until a subscription that can't be charged ends",
      help: "From when the bank's tries are over. Its mails say so.",
      kind: "days",
      usual: "14",
    },
  },
  "Unmatched money": {
    two_person_above: {
      label: "Two people agree above",
      help: "For steps with money that fits no order. 0: always two. Only an owner changes it.",
      kind: "rupees",
      usual: "5000",
    },
  },
  Tax: {
    shop_state: {
      label: "State of the GST registration",
      help: "Buyers there pay CGST and SGST, all others IGST.",
      kind: "state",
      usual: "Tamil Nadu",
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

/** What a setting must be; the database has it from here. */
export function ruleOf({ kind, choices = {}, must }: SettingDefinition): TextRule {
  if (kind !== "choice") return kinds[kind];
  return { pattern: oneOf(keysOf(choices)), problem: "Choose one of the list", must };
}

/** What is wrong with a value, in words for its field. */
export function findSettingProblem(key: SettingKey, value: string): string | null {
  const rule = ruleOf(settingDefinitions[key]);
  return fits(rule, value) ? null : rule.problem;
}

/** A setting as its form has it. */
export interface SettingValue {
  value: string;
  isEnabled: boolean;
}

/** A setting in a reader's words: "₹49", "7", "off". */
export function tellSetting(key: SettingKey, { value, isEnabled }: SettingValue): string {
  const { kind, choices } = settingDefinitions[key];
  if (!isEnabled) return "off";
  if (kind === "rupees") return formatPaise(toPaise(Number(value)));
  if (kind === "percent") return `${value} %`;
  return choices?.[value] ?? value;
}
