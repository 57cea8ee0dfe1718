/** Mails that nobody has to get: what their reader can stop, kind by kind. The column mail_recipients.stopped lists the same. */
export const mailKinds = ["offers", "reviews", "restock", "baskets", "price_drops"] as const;

export type MailKind = (typeof mailKinds)[number];

export function isMailKind(text: string): text is MailKind {
  return mailKinds.some((kind) => kind === text);
}

export const mailKindNames: Record<MailKind, { label: string; about: string }> = {
  offers: { label: "Offers and news", about: "Codes, new prints and sales." },
  reviews: { label: "Questions about what you bought", about: "One mail after an order has arrived." },
  restock: { label: "Back in stock", about: "Sizes that you asked us to tell you about." },
  baskets: { label: "Your cart", about: "One mail when you have left something in it." },
  price_drops: { label: "Lower prices", about: "When something on your wishlist costs less." },
};

/** The kind of each topic of the outbox that can be stopped; other topics tell what somebody has to know. */
const kindOfTopic: Partial<Record<string, MailKind>> = {
  review_invited: "reviews",
  lead_code: "offers",
  restock: "restock",
  basket_left: "baskets",
  price_drop: "price_drops",
};

export function stoppableKindOf(topic: string): MailKind | null {
  return kindOfTopic[topic] ?? null;
}
