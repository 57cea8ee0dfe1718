import { formatDays } from "@/lib/addresses/pincode";
import { formatPaise } from "@/lib/money";
import type { ShopTerms } from "@/lib/settings/shop-terms";
import { tellCodFee, tellDays } from "@/lib/settings/tell-terms";

interface Topic {
  topic: string;
  items: readonly { question: string; answer: string }[];
}

/** Null: the terms can't be read now, and the answers do without numbers. */
export const questionsOf = (terms: ShopTerms | null): readonly Topic[] => [
  {
    topic: "Sizes and care",
    items: [
      {
        question: "How do I find my size?",
        answer:
          "Lay a tee that fits you flat, measure it across the chest, and compare it with the size chart on the product page. Our numbers are measured on the garment, in centimetres, not on the body.",
      },
      {
        question: "Will it shrink?",
        answer:
          "The cloth is washed before it is cut. Expect no more than 3 percent in the first wash, if you wash it cold and dry it in the shade.",
      },
      {
        question: "How do I wash a printed tee?",
        answer:
          "Inside out, at 30 degrees, with like colours. No bleach, no tumble dryer, and never iron the print itself.",
      },
    ],
  },
  {
    topic: "Ordering and payment",
    items: [
      {
        question: "How can I pay?",
        answer:
          "By UPI, card or net banking through Razorpay, or in cash when the parcel arrives. Card details go to the payment company only; we never see them.",
      },
      {
        question: "Do I need an account?",
        answer:
          "No. A guest gets a link to the order, which needs no password. An account keeps your orders in one place.",
      },
      {
        question: "Is cash on delivery available everywhere?",
        answer: cashAnswer(terms),
      },
      {
        question: "My payment failed but money has left my account. What now?",
        answer:
          "If the money reached us, your order is confirmed automatically within minutes, even if you closed the page. If it did not, your bank returns it, usually within 5 to 7 working days.",
      },
    ],
  },
  {
    topic: "Delivery and returns",
    items: [
      {
        question: "When will it arrive?",
        answer: arrivalAnswer(terms),
      },
      {
        question: "Can I change or cancel an order?",
        answer:
          "Until it goes into production you can cancel it on its page, and what you paid goes back to you automatically. After that you can still return it.",
      },
      {
        question: "What if it does not fit?",
        answer: fitAnswer(terms),
      },
    ],
  },
];

function cashAnswer(terms: ShopTerms | null): string {
  const where =
    "In most places. Type your pincode on a product’s page, in the cart or at checkout, and you see at once.";
  if (!terms) return where;
  const upTo =
    terms.codUpToPaise === null ? "" : ` It is for orders up to ${formatPaise(terms.codUpToPaise)}.`;
  return `${where} It costs ${tellCodFee(terms.codFeePaise)}.${upTo} Where it is not possible, you can pay online.`;
}

function arrivalAnswer(terms: ShopTerms | null): string {
  const exact = "Type your pincode on a product’s page to see the day.";
  if (!terms) return exact;
  const { standard, zones, packingDays } = terms;
  const longest = Math.max(standard.maxDays, ...zones.map(({ maxDays }) => maxDays));
  const far = longest > standard.maxDays ? ` Remote places take up to ${longest} days.` : "";
  return `We print and pack within ${tellDays(packingDays, "working day")}. Most parcels arrive ${formatDays(standard.minDays, standard.maxDays)} after the order.${far} ${exact}`;
}

function fitAnswer(terms: ShopTerms | null): string {
  const days = terms && terms.returnDays > 0 ? ` within ${tellDays(terms.returnDays)} of delivery` : "";
  return `Open the order and send it back, unworn,${days}: take another size or colour, or your money. The refund policy has the steps.`;
}
