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

/** The URL of each page, and its label in the admin. */
export const pageLinks: Record<PageKey, { path: string; label: string }> = {
  about: { path: paths.about, label: "About us" },
  contact: { path: paths.contact, label: "Contact" },
  faq: { path: paths.faq, label: "FAQ" },
  "shipping-policy": { path: paths.shippingPolicy, label: "Shipping Policy" },
  "refund-policy": { path: paths.refundPolicy, label: "Refund Policy" },
  investor: { path: paths.investor, label: "Investors" },
  terms: { path: paths.terms, label: "Terms of Use" },
  privacy: { path: paths.privacy, label: "Privacy Policy" },
};

export const isPageKey = (text: string): text is PageKey => pageKeys.some((key) => key === text);

/** A page's editable text; `body` is Markdown. */
export interface PageText {
  /** For search engines and browser tabs. */
  title: string;
  /** Above the text. */
  heading: string;
  lead: string;
  description: string;
  body: string;
}

/** The version number of the built-in text; edited versions count from 1. */
export const builtInVersion = 0;
