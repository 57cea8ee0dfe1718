interface Topic {
  topic: string;
  items: readonly { question: string; answer: string }[];
}

export const questions: readonly Topic[] = [
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
        answer:
          "In most places. Type your pincode at checkout and you will see at once. Where it is not possible, online payment is.",
      },
      {
        question: "My payment failed but money has left my account. What now?",
        answer:
          "If the money reached us, your order is confirmed by itself within minutes, even if you closed the page. If it did not, your bank returns it, usually within 5 to 7 working days.",
      },
    ],
  },
  {
    topic: "Delivery and returns",
    items: [
      {
        question: "When will it arrive?",
        answer:
          "We print and pack within 2 working days. After that most parcels take 2 to 7 days; remote places can take longer.",
      },
      {
        question: "Can I change or cancel an order?",
        answer:
          "Until it goes into production, yes: write to us with the order number. After that, you can still return it.",
      },
      {
        question: "What if it does not fit?",
        answer:
          "Send it back unworn within 7 days of delivery, and take another size or your money. The refund policy has the steps.",
      },
    ],
  },
];
