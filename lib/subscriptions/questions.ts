import { formatPeriod, stoppingRule } from "./consent";
import type { SubscriptionTerms } from "./subscription";

export interface SubscriptionQuestion {
  question: string;
  answer: string;
}

/** Questions before subscribing. */
export function subscriptionQuestions(
  terms: SubscriptionTerms,
  shopName: string,
): readonly SubscriptionQuestion[] {
  const { noticeDays, cutoffHours, graceDays, choiceDays } = terms;
  const notice = formatPeriod(noticeDays, "day");
  const cutoff = formatPeriod(cutoffHours, "hour");
  return [
    {
      question: "Do I choose the tees?",
      answer: `If you like. We pick by your size, cut and tastes, never a design from your last twelve parcels. ${notice} before each charge, we email you what we picked. Until ${cutoff} before it, you can swap any of them in your account.`,
    },
    {
      question: "How do I pay?",
      answer: `By UPI AutoPay (your UPI app, or a QR code on a computer), card or your bank's e-mandate, through Razorpay. You approve the charges once, when you sign up; your card and bank details never reach ${shopName}.`,
    },
    {
      question: "When am I charged?",
      answer: `When you sign up, and then about the same day of each month, or of each third month, as your plan says. Your account always shows the next date, and ${notice} before it we email you.`,
    },
    {
      question: "Can the price go up?",
      answer:
        "Not for you. You keep the price from the day you signed up, GST and delivery included, for as long as you stay subscribed.",
    },
    {
      question: "Can I skip a month, or pause?",
      answer: `Yes. Until ${cutoff} before a charge, you can skip it, pause for up to three charges, or pause until you resume. You aren't charged while paused.`,
    },
    {
      question: "How do I cancel?",
      answer: `In your account under Subscription, in two taps, any time, no reason needed. You can also cancel in your bank's or UPI app. ${stoppingRule}`,
    },
    {
      question: "What if a payment fails?",
      answer: `Your bank retries over the next days. If that fails too, we don't charge or ship anything until you change your payment method; after ${formatPeriod(graceDays, "day")} the subscription ends. We'll email you each time.`,
    },
    {
      question: "What if nothing is left in my size?",
      answer: `We'll ask you. You have ${formatPeriod(choiceDays, "day")} to choose something else, in another size if you like; otherwise we refund that charge in full.`,
    },
    {
      question: "Can I return or exchange a tee?",
      answer: "Yes. Each parcel is an order like any other, with an invoice and the same return terms.",
    },
  ];
}
