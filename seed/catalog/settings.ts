import type { blankNames } from "@/lib/settings/documents/product-information";

export const SITE_SETTINGS: Readonly<Record<string, string>> = {
  shop_name: "Kapas",
  tagline: "Good cotton, our own drawings",
  company_name: "Kapas Apparel (demonstration shop)",
  company_address: "14 Mill Lane, Kurichi, Coimbatore, Tamil Nadu 641021, India",
  company_phone: "+91 98765 00000",
  company_email: "hello@kapas.test",
  company_whatsapp: "+91 98765 00000",
  delivery_partners: "Delhivery, Blue Dart, DTDC",
  order_prefix: "KP",
  company_gstin: "33AAACK1234A1ZH",
  legal_form: "company",
  company_cin: "U14101TZ2021PTC035678",
  company_llpin: "",
  registered_address: "14 Mill Lane, Kurichi, Coimbatore, Tamil Nadu 641021, India",
  officer_name: "Meenakshi Iyer",
  officer_designation: "Head of customer care",
  officer_phone: "+91 98765 00001",
  officer_email: "grievance@kapas.test",
  nodal_name: "Arvind Raghavan",
  nodal_phone: "+91 98765 00002",
  nodal_email: "nodal@kapas.test",
  breach_name: "Kavitha Subramanian",
  breach_phone: "+91 98765 00003",
  breach_email: "security@kapas.test",
  social_instagram: "",
  social_youtube: "",
  social_facebook: "",
  social_x: "",
  logo_main: "",
  logo_with_text: "",
  logo_black: "",
  logo_icon: "",
};

const maker = "Noyyal Knits (demonstration), 8 SIDCO Estate, Tiruppur, Tamil Nadu 641604, India";

const declared = (blank: keyof typeof blankNames, genericName: string) => ({
  [`${blank}_generic_name`]: genericName,
  [`${blank}_net_quantity`]: "1 N",
  [`${blank}_country_of_origin`]: "IN",
  [`${blank}_month_made`]: "2026-10",
  [`${blank}_maker`]: maker,
  [`${blank}_importer`]: "",
  [`${blank}_packer`]: `${SITE_SETTINGS.company_name}, ${SITE_SETTINGS.company_address}`,
});

export const ADMIN_SETTINGS: Readonly<Record<string, Readonly<Record<string, string | boolean>>>> = {
  analytics_settings: {
    enableAnalytics: false,
    analyticsId: "",
    enableAds: false,
    adsId: "",
    enableTagManager: false,
    tagManagerId: "",
    enableFacebookPixel: false,
    facebookPixelId: "",
    enableClarity: false,
    clarityId: "",
  },
  general_settings: {},
  product_information: {
    ...declared("regular", "T-shirt"),
    ...declared("oversized", "T-shirt"),
    ...declared("women", "T-shirt"),
    ...declared("kids", "Children's T-shirt"),
    // Totes, caps and bandanas name themselves.
    ...declared("accessory", ""),
  },
  referral_settings: {
    ambassadors: "10,000+",
    freeTees: "50,000+",
    rating: "4.9",
    claimSource: "Demonstration data, not real figures",
    claimDate: "2026-11-01",
  },
  // Ready to be switched on: in the sandbox every provider has a stand-in.
  chat_settings: {
    enableChat: false,
    chatProvider: "crisp",
    crispWebsiteId: "0a1b2c3d-0000-4000-8000-0123456789ab",
  },
};
