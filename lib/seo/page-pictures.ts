import { type PageKey, pageKeys, pageLinks } from "@/lib/pages/page-key";
import { paths } from "@/lib/paths";

/** Pages without a database row that have a link preview picture: its number, as in list_undrawn_og(), and its title. */
export const pagePictures = {
  home: { id: 1, title: "" },
  products: { id: 2, title: "All products" },
  premium: { id: 3, title: "Premium tees" },
  blog: { id: 4, title: "Blog" },
  faq: { id: 5, title: "FAQ" },
  about: { id: 6, title: "About us" },
  contact: { id: 7, title: "Talk to us" },
  "shipping-policy": { id: 8, title: "Shipping Policy" },
  "refund-policy": { id: 9, title: "Refund Policy" },
  investor: { id: 10, title: "Investors" },
  terms: { id: 11, title: "Terms of Use" },
  privacy: { id: 12, title: "Privacy Policy" },
  marketing: { id: 13, title: "What we make" },
  "referral-program": { id: 14, title: "Invite friends, get free tees" },
  invitation: { id: 15, title: "A friend invited you" },
  subscription: { id: 16, title: "A new tee, every month" },
} as const;

export type PageWithPicture = keyof typeof pagePictures;

/** The number of the page at a path; null: it has its own picture, or none. */
export function pageOfPath(path: string): number | null {
  const places: Record<PageWithPicture, string> = {
    ...(Object.fromEntries(pageKeys.map((key) => [key, pageLinks[key].path])) as Record<PageKey, string>),
    home: paths.home,
    products: paths.products,
    premium: paths.premium,
    blog: paths.blog,
    marketing: paths.marketing,
    "referral-program": paths.referralProgram,
    subscription: paths.subscription,
    invitation: paths.invitation(""),
  };
  const found = Object.entries(places).find(([, place]) => place === path)?.[0];
  return found === undefined ? null : pagePictures[found as PageWithPicture].id;
}

/** The text in a page's picture; the home page shows only the tagline. */
export function titleOfPicture(id: number): string {
  return Object.values(pagePictures).find((page) => page.id === id)?.title ?? "";
}

export function isPicturedPage(id: number): boolean {
  return Object.values(pagePictures).some((page) => page.id === id);
}
