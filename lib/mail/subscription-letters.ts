import { formatPaise, type Paise } from "@/lib/money";
import type { Order } from "@/lib/orders/order";
import { formatDay, formatLimit } from "@/lib/orders/when";
import { chargeDayAfter } from "@/lib/subscriptions/charge-days";
import type { ChargeReason, SubscriptionMethod } from "@/lib/subscriptions/subscription";
import { tellRhythm, tellTees } from "@/lib/subscriptions/tell-plan";
import type { Block, Letter } from "./letter";
import { addressOf } from "./order-blocks";

/** What a mail or an SMS about a subscription says. Moments in ISO. */
export interface SubscriptionNews {
  number: string;
  plan: string;
  tees: number;
  months: number;
  amountPaise: Paise;
  size: string;
  /** The next charge; null: none is planned. */
  chargeAt: string | null;
  startedAt: string | null;
  /** Until when the parcel of the next charge can be changed. */
  cutoffAt: string | null;
  resumesAt: string | null;
  /** Paused in the app of a bank, where alone it can go on. */
  isPausedByBank: boolean;
  /** Halted: when the shop ends it. */
  endsBy: string | null;
  cancelReason: string;
  /** The number of the subscription that took its place. */
  followedBy: string | null;
  /** The charge that the mail is about. */
  charge: {
    amountPaise: Paise;
    why: ChargeReason | null;
    /** Asked: until when its parcel can be chosen. */
    chooseBy: string | null;
  } | null;
  /** Where parcels go. */
  destination: Pick<Order, "name" | "phone" | "address">;
  method: SubscriptionMethod | null;
  /** What the mail is about was done by staff. */
  isByStaff: boolean;
  picks: { slug: string; name: string; size: string; colorName: string; imageUrl: string | null }[];
}

interface Links {
  /** Where its owner changes it. */
  url: string;
  productUrl: (slug: string) => string;
}

function picksOf({ picks }: SubscriptionNews, productUrl: Links["productUrl"]): Block | null {
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
  "Before a charge is near you can skip it or pause on its page, and you can cancel at any time. After a cancellation nothing more is charged.";
const notYou =
  "If that was you, there is nothing to do. If it was not, set a new password for your account, then change it back.";

const methods: Record<SubscriptionMethod, string> = {
  upi: "UPI AutoPay",
  card: "card",
  emandate: "e-mandate",
};

function nextCharge({ chargeAt, amountPaise }: SubscriptionNews): string {
  if (chargeAt === null) return "";
  return ` The next charge is ${formatPaise(amountPaise)} on ${formatDay(chargeAt)}.`;
}

function endOfPause({ isPausedByBank, resumesAt, chargeAt, startedAt, months }: SubscriptionNews): string {
  if (isPausedByBank) return "It was paused in the app of your bank: let it go on there when you like.";
  if (resumesAt === null) return "It goes on when you say so.";
  const next = chargeDayAfter({ chargeAt, startedAt, plan: { months } }, resumesAt);
  return `It goes on by itself on ${formatDay(resumesAt)}; ${next ? `the next charge is on ${formatDay(next)}` : "the charge after that day is the next one"}.`;
}

function whyEnded({ followedBy, cancelReason }: SubscriptionNews): string {
  if (followedBy !== null) return `Your new plan, subscription ${followedBy}, takes its place.`;
  return cancelReason === "Unpaid"
    ? "It stayed unpaid. You owe us nothing."
    : "Nothing more is charged. Parcels that were paid still come.";
}

const whyRefunded = {
  subscription_ended: "Your bank was charged after you had cancelled.",
  nothing_left: "We had nothing left that fits.",
  by_staff: "We send it back for you.",
};

/** `label`: of the button to the page of the subscription, in place of "See your subscription". */
type Content = Omit<Letter, "kicker" | "preview"> & { label?: string };

const resumed = (news: SubscriptionNews): Content => ({
  subject: "Your subscription goes on",
  heading: "It goes on",
  blocks: [`Your subscription ${news.number} works again.${nextCharge(news)}`],
});

const letters = {
  subscription_started: (news) => ({
    subject: `Your subscription ${news.number} has begun`,
    heading: "Welcome",
    blocks: [
      `You get ${tellTees(news.tees)} in size ${news.size} ${tellRhythm(news.months)}.${nextCharge(news)}`,
      {
        kind: "facts",
        heading: "What you agreed to",
        lines: [
          news.plan,
          `${formatPaise(news.amountPaise)} ${tellRhythm(news.months)}, GST and delivery included`,
          "We write to you before each charge.",
        ],
      },
      anyTime,
    ],
  }),
  subscription_reminder: (news, productUrl) => {
    const amount = formatPaise(news.amountPaise);
    const day = news.chargeAt === null ? "" : ` on ${formatDay(news.chargeAt)}`;
    return {
      subject: `Your next ${news.tees === 1 ? "T-shirt" : "T-shirts"}: ${amount} will be charged${day}`,
      heading: "Your next parcel",
      blocks: [
        `We will charge ${amount}${day}, as you agreed. This is what we have picked for you.`,
        picksOf(news, productUrl),
        news.cutoffAt !== null &&
          `Swap a T-shirt, change its size or skip this parcel until ${formatLimit(news.cutoffAt)}.`,
        anyTime,
      ],
      label: "Change or skip",
    };
  },
  subscription_pending: ({ amountPaise, number }) => ({
    subject: "Your bank has not paid for your next parcel",
    heading: "The payment failed",
    blocks: [
      `Your bank refused ${formatPaise(amountPaise)} for your subscription ${number}. It is asked again tomorrow. Nothing is lost: you can also pay another way now.`,
    ],
    label: "Pay another way",
  }),
  subscription_halted: ({ amountPaise, endsBy }) => ({
    subject: "Your subscription waits for a payment",
    heading: "It waits for you",
    blocks: [
      `Your bank refused ${formatPaise(amountPaise)} again and again, so nothing is charged or sent any more. Choose another way to pay${endsBy === null ? "" : ` until ${formatDay(endsBy)}`}, and it goes on. What was missed is not charged.`,
      endsBy !== null && "After that day we end it. You owe us nothing.",
    ],
    label: "Pay another way",
  }),
  subscription_back: resumed,
  subscription_paused: (news) => ({
    subject: "Your subscription is paused",
    heading: "A break",
    blocks: [`Nothing is charged for your subscription ${news.number} now. ${endOfPause(news)}`],
  }),
  subscription_resumed: resumed,
  subscription_ended: (news) => ({
    subject: `Your subscription ${news.number} has ended`,
    heading: news.followedBy === null ? "It was good to have you" : "Your plan has changed",
    blocks: [`Subscription ${news.number} has ended. ${whyEnded(news)}`],
    label: news.followedBy === null ? "See your subscription" : "See your subscriptions",
  }),
  subscription_asked: ({ charge, amountPaise, size }) => ({
    subject: "Please choose your T-shirts: nothing fits your wishes now",
    heading: "What would you like?",
    blocks: [
      `Your ${formatPaise(charge?.amountPaise ?? amountPaise)} are here, but nothing in size ${size} that you have not had is left now. Choose${charge?.chooseBy ? ` until ${formatDay(charge.chooseBy)}` : ""} among what there is, or your money goes back.`,
    ],
    label: "Choose",
  }),
  subscription_refunded: ({ charge, amountPaise }) => {
    const amount = formatPaise(charge?.amountPaise ?? amountPaise);
    return {
      subject: `${amount} go back to you`,
      heading: "Your money goes back",
      blocks: [
        `${whyRefunded[charge?.why ?? "by_staff"]} All of ${amount} goes back the way it came, in about a week. You need to do nothing.`,
      ],
    };
  },
  subscription_address: ({ number, isByStaff, destination }) => ({
    subject: `Parcels of subscription ${number} go to another address`,
    heading: "Another address",
    blocks: [
      isByStaff
        ? `Our team has changed where the parcels of your subscription ${number} go.`
        : `It was changed where the parcels of your subscription ${number} go.`,
      addressOf(destination),
      isByStaff ? "If that is not right, please write to us." : notYou,
    ],
  }),
  subscription_payment: ({ number, method }) => ({
    subject: `The way you pay for subscription ${number} has changed`,
    heading: "You pay another way",
    blocks: [
      `Your subscription ${number} is paid ${method ? `by ${methods[method]}` : "another way"} from now on.`,
      notYou,
    ],
  }),
} satisfies Record<string, (news: SubscriptionNews, productUrl: Links["productUrl"]) => Content>;

export type SubscriptionTopic = keyof typeof letters;
export const subscriptionTopics = Object.keys(letters) as SubscriptionTopic[];

/** Every email leads to the page of the subscription. */
export function writeSubscriptionLetter(
  topic: SubscriptionTopic,
  news: SubscriptionNews,
  { url, productUrl }: Links,
): Letter {
  const { label = "See your subscription", blocks, ...content }: Content = letters[topic](news, productUrl);
  return {
    ...content,
    kicker: `Subscription ${news.number}`,
    blocks: [...blocks, { kind: "button", label, url }],
  };
}
