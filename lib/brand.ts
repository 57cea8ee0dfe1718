import { type Business, businessFromSettings } from "./business";

/** The brand of a new shop, until its own settings are filled in (site_settings). */
export interface Brand {
  shopName: string;
  tagline: string;
  /** The prefix of order numbers. */
  orderPrefix: string;
  companyName: string;
  companyAddress: string;
  companyPhone: string;
  companyEmail: string;
  /** Empty: none. */
  companyWhatsApp: string;
  /** Couriers by name, for the footer; empty: none. */
  deliveryPartners: string;
  socialLinks: SocialLink[];
  /** Who is behind the shop. */
  business: Business;
}

const socialNetworks = ["instagram", "youtube", "facebook", "x"] as const;

export type SocialNetwork = (typeof socialNetworks)[number];

interface SocialLink {
  network: SocialNetwork;
  url: string;
}

export const socialNetworkNames: Record<SocialNetwork, string> = {
  instagram: "Instagram",
  youtube: "YouTube",
  facebook: "Facebook",
  x: "X",
};

export const defaultBrand: Brand = {
  shopName: "Kapas",
  tagline: "Good cotton, our own drawings",
  orderPrefix: "KP",
  companyName: "Kapas Apparel (demonstration shop)",
  companyAddress: "14 Mill Lane, Kurichi, Coimbatore, Tamil Nadu 641021, India",
  companyPhone: "+91 98765 00000",
  companyEmail: "hello@kapas.test",
  companyWhatsApp: "",
  deliveryPartners: "",
  socialLinks: [],
  business: businessFromSettings(new Map()),
};

/** Settings over defaults; a URL that is not https is dropped. */
export function brandFromSettings(settings: ReadonlyMap<string, string>): Brand {
  const text = (key: string, fallback: string) => settings.get(key)?.trim() || fallback;
  return {
    shopName: text("shop_name", defaultBrand.shopName),
    tagline: text("tagline", defaultBrand.tagline),
    orderPrefix: text("order_prefix", defaultBrand.orderPrefix),
    companyName: text("company_name", defaultBrand.companyName),
    companyAddress: text("company_address", defaultBrand.companyAddress),
    companyPhone: text("company_phone", defaultBrand.companyPhone),
    companyEmail: text("company_email", defaultBrand.companyEmail),
    companyWhatsApp: text("company_whatsapp", ""),
    deliveryPartners: text("delivery_partners", ""),
    socialLinks: socialNetworks.flatMap((network) => {
      const url = settings.get(`social_${network}`)?.trim() ?? "";
      return url.startsWith("https://") ? [{ network, url }] : [];
    }),
    business: businessFromSettings(settings),
  };
}

/** The shop's uploaded logo in place of the default one, or null. */
export function logoFromSettings(settings: ReadonlyMap<string, string>): string | null {
  const url = settings.get("logo_with_text")?.trim() || settings.get("logo_main")?.trim() || "";
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : null;
}
