import { paths } from "@/lib/paths";

export interface NavigationLink {
  label: string;
  href: string;
  /** The final URL, when `href` redirects. */
  leadsTo?: string;
}

export const headerLinks: readonly NavigationLink[] = [
  { label: "Home", href: paths.home },
  { label: "Products", href: paths.products },
  { label: "Premium", href: paths.premium },
  { label: "Custom Design", href: paths.tshirtDesigner, leadsTo: paths.customDesign },
  { label: "About", href: paths.about },
  { label: "Contact", href: paths.contact },
];

/** At the end of the phone's menu. */
export const guestLinks: readonly NavigationLink[] = [
  { label: "Wishlist", href: paths.wishlist },
  { label: "Find an order", href: paths.findOrder },
  { label: "Login / Register", href: paths.auth() },
];

export const quickLinks: readonly NavigationLink[] = [
  { label: "Home", href: paths.home },
  { label: "Products", href: paths.products },
  { label: "About Us", href: paths.about },
  { label: "Contact", href: paths.contact },
  { label: "Investors", href: paths.investor },
  { label: "Blog", href: paths.blog },
  { label: "Subscription", href: paths.subscription },
  { label: "Invite friends", href: paths.referralProgram },
];

export const policyLinks: readonly NavigationLink[] = [
  { label: "Terms of Use", href: paths.terms },
  { label: "Privacy Policy", href: paths.privacy },
  { label: "Shipping Policy", href: paths.shippingPolicy },
  { label: "Refund Policy", href: paths.refundPolicy },
  { label: "FAQ", href: paths.faq },
  { label: "Find an order", href: paths.findOrder },
];
