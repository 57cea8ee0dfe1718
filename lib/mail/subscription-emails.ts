import { formatPaise, type Paise } from "@/lib/money";
import type { Order } from "@/lib/orders/order";
import { formatDay, formatLimit } from "@/lib/orders/when";
import { chargeDayAfter } from "@/lib/subscriptions/charge-days";
import { formatInterval, formatTeeCount } from "@/lib/subscriptions/describe-plan";
import type { ChargeReason, SubscriptionMethod } from "@/lib/subscriptions/subscription";
import type { Block, EmailContent } from "./email-content";
import { addressBlock } from "./order-blocks";

/** The data of an email or SMS about a subscription. Times in ISO. */
export interface SubscriptionUpdate {
  number: string;
  plan: string;
  tees: number;
  months: number;
  amountPaise: Paise;
  size: string;
  /** The next charge; null: none is planned. */
  chargeAt: string | null;
  startedAt: string | null;
  /** The deadline for changing the next charge's delivery. */
  cutoffAt: string | null;
  resumesAt: string | null;
  /** The gateway's id, which the mandate names in a bank's or UPI app. */
  mandateReference: string | null;
  /** No charge after it. */
  mandateEndsAt: string | null;
  /** Paused in a bank's app, which alone can resume it. */
  isPausedByBank: boolean;
  /** Halted: when the shop ends it. */
  endsBy: string | null;
  cancelReason: string;
  /** The number of the subscription that replaced it. */
  followedBy: string | null;
  /** The charge that the email is about. */
  charge: {
    amountPaise: Paise;
    why: ChargeReason | null;
    /** Set when a choice is needed: the deadline for the delivery's contents. */
    chooseBy: string | null;
  } | null;
  /** The delivery address. */
  destination: Pick<Order, "name" | "phone" | "address">;
  method: SubscriptionMethod | null;
  /** Staff caused the event. */
  isByStaff: boolean;
  picks: { slug: string; name: string; size: string; colorName: string; imageUrl: string | null }[];
}

interface Links {
  /** Where its owner changes it. */
  url: string;
  productUrl: (slug: string) => string;
}

function picksOf({ picks }: SubscriptionUpdate, productUrl: Links["productUrl"]): Block | null {
  if (picks.length === 0) return null;
  const items = picks.map(({ slug, name, size, colorName, imageUrl }) => ({
    title: name,
    detail: `${colorName}, size ${size}`,
    amount: "",
    imageUrl,
    url: productUrl(slug),
  }));
  return { kind: "goods", items };
}

const anyTime =
  "You can skip or pause on its page until shortly before a charge, and cancel any time. You won't be charged after you cancel.";
const notYou =
  "If that was you, you don't need to do anything. If it wasn't, set a new password for your account, then change it back.";

const methods: Record<SubscriptionMethod, string> = {
  upi: "UPI AutoPay",
  card: "card",
  emandate: "bank e-mandate",
};

/** What the rules for recurring payments want in the notice before a charge. */
function mandateOf(update: SubscriptionUpdate): Block | null {
  const { mandateReference, mandateEndsAt, amountPaise, chargeAt, plan } = update;
  if (mandateReference === null) return null;
  const lines = [
    `Mandate reference: ${mandateReference}`,
    `For: ${plan}, ${formatPaise(amountPaise)}${chargeAt === null ? "" : ` on ${formatDay(chargeAt)}`}`,
    mandateEndsAt === null ? "" : `Mandate ends: ${formatDay(mandateEndsAt)}`,
  ];
  return { kind: "facts", heading: "Your payment mandate", lines: lines.filter((line) => line !== "") };
}

function nextCharge({ chargeAt, amountPaise }: SubscriptionUpdate): string {
  if (chargeAt === null) return "";
  return ` The next charge is ${formatPaise(amountPaise)} on ${formatDay(chargeAt)}.`;
}

function endOfPause({ isPausedByBank, resumesAt, chargeAt, startedAt, months }: SubscriptionUpdate): string {
  if (isPausedByBank) return "It was paused in your bank's app. You can resume it there any time.";
  if (resumesAt === null) return "Resume it whenever you like.";
  const next = chargeDayAfter({ chargeAt, startedAt, plan: { months } }, resumesAt);
  return `It resumes automatically on ${formatDay(resumesAt)}. ${next ? `The next charge is on ${formatDay(next)}` : "The next charge comes after that day"}.`;
}

function whyEnded({ followedBy, cancelReason }: SubscriptionUpdate): string {
  if (followedBy !== null) return `Your new plan, subscription ${followedBy}, replaces it.`;
  return cancelReason === "Unpaid"
    ? "The payment didn't go through. You don't owe us anything."
    : "You won't be charged again. We'll still send every parcel you've paid for.";
}

const whyRefunded = {
  subscription_ended: "You were charged after you cancelled.",
  nothing_left: "We have nothing left in your size.",
  by_staff: "Our team has issued a refund.",
};

/** `label`: the button to the subscription's page, in place of "View subscription". */
type Content = Omit<EmailContent, "kicker" | "preview"> & { label?: string };

const resumed = (update: SubscriptionUpdate): Content => ({
  subject: "Your subscription has resumed",
  heading: "You're back",
  blocks: [`Your subscription ${update.number} is active again.${nextCharge(update)}`],
});

const letters = {
  subscription_started: (update) => ({
    subject: `Your subscription ${update.number} has started`,
    heading: "Welcome",
    blocks: [
      `You'll get ${formatTeeCount(update.tees)} in size ${update.size} ${formatInterval(update.months)}.${nextCharge(update)}`,
      {
        kind: "facts",
        heading: "What you agreed to",
        lines: [
          update.plan,
          `${formatPaise(update.amountPaise)} ${formatInterval(update.months)}, GST and delivery included`,
          "We'll email you before each charge.",
        ],
      },
      anyTime,
    ],
  }),
  subscription_reminder: (update, productUrl) => {
    const amount = formatPaise(update.amountPaise);
    const day = update.chargeAt === null ? "" : ` on ${formatDay(update.chargeAt)}`;
    return {
      subject: `Your next ${update.tees === 1 ? "T-shirt" : "T-shirts"}: ${amount} will be charged${day}`,
      heading: "Your next parcel",
      blocks: [
        `We'll charge ${amount}${day}, as agreed. Here's what we've picked for you.`,
        picksOf(update, productUrl),
        mandateOf(update),
        update.cutoffAt !== null &&
          `Swap a T-shirt, change its size or skip this parcel until ${formatLimit(update.cutoffAt)}.`,
        anyTime,
      ],
      label: "Change or skip",
    };
  },
  subscription_pending: ({ amountPaise, number }) => ({
    subject: "Your subscription payment failed",
    heading: "The payment failed",
    blocks: [
      `Your bank declined ${formatPaise(amountPaise)} for your subscription ${number}. We'll try again tomorrow, or you can pay another way now.`,
    ],
    label: "Pay another way",
  }),
  subscription_halted: ({ amountPaise, endsBy }) => ({
    subject: "Your subscription is on hold: payment needed",
    heading: "Your subscription is on hold",
    blocks: [
      `Your bank declined ${formatPaise(amountPaise)} several times, so we've stopped charging you and sending parcels. Choose another way to pay${endsBy === null ? "" : ` by ${formatDay(endsBy)}`} to resume. You won't be charged for what you missed.`,
      endsBy !== null && "After that, we'll end it. You won't owe us anything.",
    ],
    label: "Pay another way",
  }),
  subscription_back: resumed,
  subscription_paused: (update) => ({
    subject: "Your subscription is paused",
    heading: "Enjoy your break",
    blocks: [
      `You won't be charged for subscription ${update.number} while it's paused. ${endOfPause(update)}`,
    ],
  }),
  subscription_resumed: resumed,
  subscription_ended: (update) => ({
    subject: `Your subscription ${update.number} has ended`,
    heading: update.followedBy === null ? "Thanks for being with us" : "Your plan has changed",
    blocks: [`Subscription ${update.number} has ended. ${whyEnded(update)}`],
    label: update.followedBy === null ? "View subscription" : "View subscriptions",
  }),
  subscription_asked: ({ charge, amountPaise, size }) => ({
    subject: "Choose the T-shirts for your next parcel",
    heading: "Choose your T-shirts",
    blocks: [
      `We've received your ${formatPaise(charge?.amountPaise ?? amountPaise)}, but there's nothing left in size ${size} that you haven't had yet. Choose from what's available${charge?.chooseBy ? ` by ${formatDay(charge.chooseBy)}` : ""}, or we'll refund you.`,
    ],
    label: "Choose",
  }),
  subscription_refunded: ({ charge, amountPaise }) => {
    const amount = formatPaise(charge?.amountPaise ?? amountPaise);
    return {
      subject: `Refund of ${amount}`,
      heading: "Your refund is on its way",
      blocks: [
        `${whyRefunded[charge?.why ?? "by_staff"]} You'll get the full ${amount} back on your original payment method in about a week. You don't need to do anything.`,
      ],
    };
  },
  subscription_address: ({ number, isByStaff, destination }) => ({
    subject: `Delivery address changed for subscription ${number}`,
    heading: "Your delivery address has changed",
    blocks: [
      isByStaff
        ? `Our team has changed the delivery address of your subscription ${number}.`
        : `The delivery address of your subscription ${number} was changed.`,
      addressBlock(destination),
      isByStaff ? "If that isn't right, please contact us." : notYou,
    ],
  }),
  subscription_payment: ({ number, method }) => ({
    subject: `Payment method changed for subscription ${number}`,
    heading: "Your payment method has changed",
    blocks: [
      `From now on, you'll pay for subscription ${number} ${method ? `by ${methods[method]}` : "another way"}.`,
      notYou,
    ],
  }),
} satisfies Record<string, (update: SubscriptionUpdate, productUrl: Links["productUrl"]) => Content>;

export type SubscriptionTopic = keyof typeof letters;
export const subscriptionTopics = Object.keys(letters) as SubscriptionTopic[];

/** Every email links to the subscription's page. */
export function writeSubscriptionEmail(
  topic: SubscriptionTopic,
  update: SubscriptionUpdate,
  { url, productUrl }: Links,
): EmailContent {
  const { label = "View subscription", blocks, ...content }: Content = letters[topic](update, productUrl);
  return {
    ...content,
    kicker: `Subscription ${update.number}`,
    blocks: [...blocks, { kind: "button", label, url }],
  };
}
