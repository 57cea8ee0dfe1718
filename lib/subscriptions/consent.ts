import { formatPaise, type Paise } from "@/lib/money";
import { formatDay } from "@/lib/orders/when";
import { describePlan, formatInterval, formatTeeCount } from "./describe-plan";
import type { Rhythm, SubscriptionTerms } from "./subscription";

/** Changed with the text below: the accepted version is stored with it. */
export const consentVersion = 2;

/** The duration of the mandate at the gateway. */
export const mandateYears = 10;

export interface ConsentFacts {
  shopName: string;
  plan: Rhythm;
  amountPaise: Paise;
  terms: SubscriptionTerms;
  /** ISO; null: the first charge is today. */
  startsAt: string | null;
}

export interface ConsentPoint {
  title: string;
  text: string;
}

/** The consent text for subscribers: how much, when, the limit, and how to stop. */
export function consentPoints({
  shopName,
  plan,
  amountPaise,
  terms,
  startsAt,
}: ConsentFacts): ConsentPoint[] {
  const amount = formatPaise(amountPaise);
  return [
    {
      title: "How much",
      text: `${shopName} charges ${amount} ${formatInterval(plan.months)}, GST and delivery included, and sends ${formatTeeCount(plan.tees)} for each charge. The price stays the same for as long as you stay subscribed.`,
    },
    { title: "When", text: describeChargeDates(plan, startsAt) },
    {
      title: "The mandate",
      text: `Your bank or UPI app asks you to allow these charges, for ${mandateYears} years at most. It may name a higher limit: ${shopName} never takes more than ${amount} at a time.`,
    },
    {
      title: "Before each charge",
      text: `${formatPeriod(terms.noticeDays, "day")} before it, we email you what's in the parcel. Until ${formatPeriod(terms.cutoffHours, "hour")} before it, you can swap tees, skip it or pause.`,
    },
    {
      title: "How to cancel",
      text: `Any time, with immediate effect: in your account under Subscription, or in your bank's or UPI app. ${stoppingRule}`,
    },
  ];
}

/** What happens to a charge around the moment of a cancellation. */
export const stoppingRule =
  "A charge taken after you cancel is refunded in full, automatically; one taken before still ships its parcel.";

function describeChargeDates({ months }: Rhythm, startsAt: string | null): string {
  const next = months === 1 ? "a month" : `${months} months`;
  return startsAt === null
    ? `The first charge is today, when you agree. Each next one is ${next} later, about the same day of the month. Your account always shows the date.`
    : `The first charge is on ${formatDay(startsAt)}, and each next one ${next} later. Your current plan continues until then and ends then: you never pay twice. To check the account, your bank may take a few rupees now; they're refunded automatically.`;
}

export function formatPeriod(count: number, unit: "day" | "hour"): string {
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}

/** The same as one text, for storage. */
export function consentText(facts: ConsentFacts): string {
  const points = consentPoints(facts).map(({ title, text }) => `${title}: ${text}`);
  return [`${describePlan(facts.plan)}, ${formatPaise(facts.amountPaise)}.`, ...points].join("\n");
}
