import { stoppingRule, tellCount } from "./consent";
import type { SubscriptionTerms } from "./subscription";

export interface SubscriptionQuestion {
  question: string;
  answer: string;
}

/** What people ask before they subscribe. */
export function subscriptionQuestions(
  terms: SubscriptionTerms,
  shopName: string,
): readonly SubscriptionQuestion[] {
  const { noticeDays, cutoffHours, graceDays, choiceDays } = terms;
  const notice = tellCount(noticeDays, "day");
  const cutoff = tellCount(cutoffHours, "hour");
  return [
    {
      question: "Do I choose the tees?",
      answer: `If you like. We pick by your size, cut and tastes, never a design that you have had in the last twelve parcels. ${notice} before each charge we mail you what we picked, and until ${cutoff} before it you can swap any of them in your account.`,
    },
    {
      question: "How do I pay?",
      answer: `By UPI AutoPay, card or your bank’s e-mandate, through Razorpay. You allow the charges once, when you sign up; your card and bank details never reach ${shopName}.`,
    },
    {
      question: "When am I charged?",
      answer: `When you sign up, and then about the same day of each month, or of each third month, as your plan says. Your account always shows the next day, and ${notice} before it you get a mail.`,
    },
    {
      question: "Can the price go up?",
      answer:
        "Not for you. You keep the price of the day you signed up, GST and delivery included, for as long as you stay subscribed.",
    },
    {
      question: "Can I skip a month, or pause?",
      answer: `Yes. Until ${cutoff} before a charge you can skip it, pause for up to three charges, or pause until you want to go on. Nothing is charged meanwhile.`,
    },
    {
      question: "How do I stop?",
      answer: `In your account under Subscription, with two presses, at any time and without a reason. Your bank’s or UPI app can stop it too. ${stoppingRule}`,
    },
    {
      question: "What if a payment fails?",
      answer: `Your bank tries again on the days after. If that fails too, nothing is charged and nothing sent until you change how you pay; after ${tellCount(graceDays, "day")} the subscription ends. We write to you each time.`,
    },
    {
      question: "What if nothing in my size is left?",
      answer: `Then we ask you. You have ${tellCount(choiceDays, "day")} to choose something else, also in another size; otherwise that charge goes back in full.`,
    },
    {
      question: "Can I return or exchange a tee?",
      answer: "Yes. Each parcel is an order like any other, with its invoice, and the same terms of return.",
    },
  ];
}
