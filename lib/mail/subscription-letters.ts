import { renditionUrl } from "@/lib/catalog/image-loader";
import { formatPaise, type Paise } from "@/lib/money";
import type { Order } from "@/lib/orders/order";
import { formatDay, formatLimit } from "@/lib/orders/when";
import { chargeDayAfter } from "@/lib/subscriptions/charge-days";
import type { SubscriptionMethod } from "@/lib/subscriptions/subscription";
import { tellRhythm, tellTees } from "@/lib/subscriptions/tell-plan";
import type { Block, Letter } from "./letter";
import { oneLine } from "./one-line";
import { addressOf } from "./order-blocks";

export const subscriptionTopics = [
  "subscription_started",
  "subscription_reminder",
  "subscription_pending",
  "subscription_halted",
  "subscription_back",
  "subscription_paused",
  "subscription_resumed",
  "subscription_ended",
  "subscription_asked",
  "subscription_refunded",
  "subscription_address",
  "subscription_payment",
] as const;
export type SubscriptionTopic = (typeof subscriptionTopics)[number];

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
    why: "subscription_ended" | "nothing_left" | "by_staff" | null;
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

const say = (text: string): Block => ({ kind: "paragraph", text });

function parcelOf({ picks }: SubscriptionNews, productUrl: Links["productUrl"]): Block[] {
  if (picks.length === 0) return [];
  const items = picks.map(({ slug, name, size, colorName, imageUrl }) => ({
    title: name,
    detail: `${colorName}, size ${size}`,
    amount: "",
    imageUrl: imageUrl && renditionUrl(imageUrl, 320),
    url: productUrl(slug),
  }));
  return [{ kind: "goods", items }];
}

const anyTime =
  "Before a charge is near you can skip it or pause on its page, and you can cancel at any time. After a cancellation nothing more is charged.";

type Part = Omit<Letter, "kicker" | "preview" | "blocks"> & { text: string; more?: Block[]; label: string };

/** Every mail leads to the page of the subscription. */
export function writeSubscriptionLetter(
  topic: SubscriptionTopic,
  news: SubscriptionNews,
  { url, productUrl }: Links,
): Letter {
  const { text, more = [], label, ...part } = partOf(topic, news, productUrl);
  return {
    ...part,
    preview: text,
    kicker: `Subscription ${news.number}`,
    blocks: [say(text), ...more, { kind: "button", label, url }],
  };
}

function partOf(topic: SubscriptionTopic, news: SubscriptionNews, productUrl: Links["productUrl"]): Part {
  switch (topic) {
    case "subscription_started":
      return tellStart(news);
    case "subscription_reminder":
      return remind(news, productUrl);
    case "subscription_pending":
    case "subscription_halted":
      return tellFailure(topic, news);
    case "subscription_back":
    case "subscription_resumed":
      return {
        subject: "Your subscription goes on",
        heading: "It goes on",
        text: `Your subscription ${news.number} works again.${tellNextCharge(news)}`,
        label: "See your subscription",
      };
    case "subscription_paused":
      return tellPause(news);
    case "subscription_ended":
      return tellEnd(news);
    case "subscription_asked":
    case "subscription_refunded":
      return tellCharge(topic, news);
    case "subscription_address":
    case "subscription_payment":
      return tellChange(topic, news);
  }
}

function tellNextCharge({ chargeAt, amountPaise }: SubscriptionNews): string {
  return chargeAt === null
    ? ""
    : ` The next charge is ${formatPaise(amountPaise)} on ${formatDay(chargeAt)}.`;
}

function tellStart(news: SubscriptionNews): Part {
  const { number, plan, tees, months, amountPaise, size } = news;
  return {
    subject: `Your subscription ${number} has begun`,
    heading: "Welcome",
    text: `You get ${tellTees(tees)} in size ${size} ${tellRhythm(months)}.${tellNextCharge(news)}`,
    more: [
      {
        kind: "facts",
        heading: "What you agreed to",
        lines: [
          plan,
          `${formatPaise(amountPaise)} ${tellRhythm(months)}, GST and delivery included`,
          "We write to you before each charge.",
        ],
      },
      say(anyTime),
    ],
    label: "See your subscription",
  };
}

function remind(news: SubscriptionNews, productUrl: Links["productUrl"]): Part {
  const { amountPaise, chargeAt, cutoffAt, tees } = news;
  const day = chargeAt === null ? "" : ` on ${formatDay(chargeAt)}`;
  return {
    subject: `Your next ${tees === 1 ? "T-shirt" : "T-shirts"}: ${formatPaise(amountPaise)} will be charged${day}`,
    heading: "Your next parcel",
    text: `We will charge ${formatPaise(amountPaise)}${day}, as you agreed. This is what we have picked for you.`,
    more: [
      ...parcelOf(news, productUrl),
      ...(cutoffAt === null
        ? []
        : [say(`Swap a T-shirt, change its size or skip this parcel until ${formatLimit(cutoffAt)}.`)]),
      say(anyTime),
    ],
    label: "Change or skip",
  };
}

function tellFailure(topic: "subscription_pending" | "subscription_halted", news: SubscriptionNews): Part {
  const amount = formatPaise(news.amountPaise);
  if (topic === "subscription_pending") {
    return {
      subject: "Your bank has not paid for your next parcel",
      heading: "The payment failed",
      text: `Your bank refused ${amount} for your subscription ${news.number}. It is asked again tomorrow. Nothing is lost: you can also pay another way now.`,
      label: "Pay another way",
    };
  }
  const by = news.endsBy === null ? "" : ` until ${formatDay(news.endsBy)}`;
  return {
    subject: "Your subscription waits for a payment",
    heading: "It waits for you",
    text: `Your bank refused ${amount} again and again, so nothing is charged or sent any more. Choose another way to pay${by}, and it goes on. What was missed is not charged.`,
    more: news.endsBy === null ? [] : [say("After that day we end it. You owe us nothing.")],
    label: "Pay another way",
  };
}

function tellPause(news: SubscriptionNews): Part {
  const { number, isPausedByBank, resumesAt, chargeAt, startedAt, months } = news;
  const next = resumesAt && chargeDayAfter({ chargeAt, startedAt, plan: { months } }, resumesAt);
  const until = isPausedByBank
    ? "It was paused in the app of your bank: let it go on there when you like."
    : resumesAt === null
      ? "It goes on when you say so."
      : `It goes on by itself on ${formatDay(resumesAt)}; ${next ? `the next charge is on ${formatDay(next)}` : "the charge after that day is the next one"}.`;
  return {
    subject: "Your subscription is paused",
    heading: "A break",
    text: `Nothing is charged for your subscription ${number} now. ${until}`,
    label: "See your subscription",
  };
}

function tellEnd({ number, followedBy, cancelReason }: SubscriptionNews): Part {
  const why =
    followedBy !== null
      ? `Your new plan, subscription ${followedBy}, takes its place.`
      : cancelReason === "Unpaid"
        ? "It stayed unpaid. You owe us nothing."
        : "Nothing more is charged. Parcels that were paid still come.";
  return {
    subject: `Your subscription ${number} has ended`,
    heading: followedBy === null ? "It was good to have you" : "Your plan has changed",
    text: `Subscription ${number} has ended. ${why}`,
    label: followedBy === null ? "See your subscription" : "See your subscriptions",
  };
}

function tellCharge(topic: "subscription_asked" | "subscription_refunded", news: SubscriptionNews): Part {
  const amount = formatPaise(news.charge?.amountPaise ?? news.amountPaise);
  if (topic === "subscription_asked") {
    const chooseBy = news.charge?.chooseBy ? ` until ${formatDay(news.charge.chooseBy)}` : "";
    return {
      subject: "Please choose your T-shirts: nothing fits your wishes now",
      heading: "What would you like?",
      text: `Your ${amount} are here, but nothing in size ${news.size} that you have not had is left now. Choose${chooseBy} among what there is, or your money goes back.`,
      label: "Choose",
    };
  }
  const why =
    news.charge?.why === "subscription_ended"
      ? "Your bank was charged after you had cancelled."
      : news.charge?.why === "nothing_left"
        ? "We had nothing left that fits."
        : "We send it back for you.";
  return {
    subject: `${amount} go back to you`,
    heading: "Your money goes back",
    text: `${why} All of ${amount} goes back the way it came, in about a week. You need to do nothing.`,
    label: "See your subscription",
  };
}

const methods: Record<SubscriptionMethod, string> = {
  upi: "UPI AutoPay",
  card: "card",
  emandate: "e-mandate",
};

const notYou =
  "If that was you, there is nothing to do. If it was not, set a new password for your account, then change it back.";

function tellChange(topic: "subscription_address" | "subscription_payment", news: SubscriptionNews): Part {
  const { number, destination, method, isByStaff } = news;
  if (topic === "subscription_payment") {
    return {
      subject: `The way you pay for subscription ${number} has changed`,
      heading: "You pay another way",
      text: `Your subscription ${number} is paid ${method ? `by ${methods[method]}` : "another way"} from now on.`,
      more: [say(notYou)],
      label: "See your subscription",
    };
  }
  return {
    subject: `Parcels of subscription ${number} go to another address`,
    heading: "Another address",
    text: isByStaff
      ? `Our team has changed where the parcels of your subscription ${number} go.`
      : `It was changed where the parcels of your subscription ${number} go.`,
    more: [
      plainAddressOf(destination),
      say(isByStaff ? "If that is not right, please write to us." : notYou),
    ],
    label: "See your subscription",
  };
}

function plainAddressOf(destination: SubscriptionNews["destination"]): Block {
  const block = addressOf(destination);
  return block.kind === "facts" ? { ...block, lines: block.lines.map(oneLine) } : block;
}
