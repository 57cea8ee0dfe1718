import { paths } from "@/lib/paths";

export const pageKeys = [
  "about",
  "contact",
  "faq",
  "shipping-policy",
  "refund-policy",
  "investor",
  "terms",
  "privacy",
] as const;

export type PageKey = (typeof pageKeys)[number];

/** The address of each page, and what the back office calls it. */
export const pagePlaces: Record<PageKey, { path: string; label: string }> = {
  about: { path: paths.about, label: "About us" },
  contact: { path: paths.contact, label: "Contact" },
  faq: { path: paths.faq, label: "Questions and answers" },
  "shipping-policy": { path: paths.shippingPolicy, label: "Shipping policy" },
  "refund-policy": { path: paths.refundPolicy, label: "Refund policy" },
  investor: { path: paths.investor, label: "Investors" },
  terms: { path: paths.terms, label: "Terms of use" },
  privacy: { path: paths.privacy, label: "Privacy policy" },
};

export const isPageKey = (text: string): text is PageKey => pageKeys.some((key) => key === text);

/** What staff write of a page; `body` is Markdown. */
export interface PageText {
  /** In search engines and tabs of browsers. */
  title: string;
  /** Above the text. */
  heading: string;
  lead: string;
  description: string;
  body: string;
}

/** Stands for the text of the code among a page's versions, which have numbers from 1 on. */
export const asItCame = 0;
