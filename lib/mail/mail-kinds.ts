/** Emails that a reader can unsubscribe from, by kind. The column mail_recipients.stopped lists the same. */
export const mailKinds = ["offers", "reviews", "restock", "baskets", "price_drops"] as const;

export type MailKind = (typeof mailKinds)[number];

export function isMailKind(text: string): text is MailKind {
  return mailKinds.some((kind) => kind === text);
}

export const mailKindNames: Record<MailKind, { label: string; about: string }> = {
  offers: { label: "Offers and news", about: "Coupon codes, new prints and sales." },
  reviews: { label: "Review requests", about: "One email after each order is delivered." },
  restock: { label: "Back in stock", about: "Sizes you asked us to notify you about." },
  baskets: { label: "Your cart", about: "One email when you leave items in it." },
  price_drops: { label: "Price drops", about: "When an item on your wishlist gets cheaper." },
};

/** The kind of each topic that can be stopped; all other topics are always sent. */
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
