export type ProductSetting = {
  setting_key: string;
  setting_value: string;
  is_enabled: boolean;
  description: string;
};

export const PRODUCT_SETTINGS: readonly ProductSetting[] = [
  {
    setting_key: "global_discount",
    setting_value: "10",
    is_enabled: true,
    description: "Percent off every price in the shop",
  },
  {
    setting_key: "shipping_fee",
    setting_value: "49",
    is_enabled: true,
    description: "Delivery charge of one order, in rupees",
  },
  {
    setting_key: "free_shipping_over",
    setting_value: "999",
    is_enabled: true,
    description: "Orders of this many rupees or more are delivered free",
  },
  {
    setting_key: "cod_fee",
    setting_value: "40",
    is_enabled: true,
    description: "What cash on delivery costs more, in rupees",
  },
  {
    setting_key: "cod_up_to",
    setting_value: "5000",
    is_enabled: true,
    description: "The most, in rupees, that one order may cost to be paid on delivery",
  },
  {
    setting_key: "cod_open_orders",
    setting_value: "2",
    is_enabled: true,
    description: "As many cash-on-delivery orders of one phone may be on their way at once",
  },
  {
    setting_key: "cod_refusals",
    setting_value: "2",
    is_enabled: true,
    description: "After this many parcels that came back, a phone pays online",
  },
  {
    setting_key: "return_days",
    setting_value: "7",
    is_enabled: true,
    description: "Days after delivery in which pieces may come back or be exchanged",
  },
  {
    setting_key: "exchange_ships_on",
    setting_value: "received",
    is_enabled: true,
    description: "When the new pieces of an exchange are made: received, picked_up or requested",
  },
  {
    setting_key: "rto_keeps",
    setting_value: "delivery",
    is_enabled: true,
    description: "Kept of a parcel that was paid online and came back: delivery, nothing or both_ways",
  },
  {
    setting_key: "art_passes_by_rule",
    setting_value: "yes",
    is_enabled: true,
    description: "Whether text and the shop's own drawings without a fault are printed unseen: yes or no",
  },
  {
    setting_key: "art_review_hours",
    setting_value: "24",
    is_enabled: true,
    description: "In how many hours a person looks at a shopper's design",
  },
  {
    setting_key: "review_invite_days",
    setting_value: "5",
    is_enabled: true,
    description: "Days after delivery in which buyers are asked for a review",
  },
  {
    setting_key: "packing_days",
    setting_value: "2",
    is_enabled: true,
    description: "Working days in which an order is printed and packed",
  },
  {
    setting_key: "delivery_days_from",
    setting_value: "2",
    is_enabled: true,
    description: "The fewest days from the order to the door, at the standard rate",
  },
  {
    setting_key: "delivery_days_to",
    setting_value: "6",
    is_enabled: true,
    description: "The most days from the order to the door, at the standard rate",
  },
  {
    setting_key: "two_person_above",
    setting_value: "5000",
    is_enabled: true,
    description: "Rupees: steps with unmatched money above it need two people; 0: all of them",
  },
  {
    setting_key: "shop_state",
    setting_value: "Tamil Nadu",
    is_enabled: true,
    description: "The state that the shop is registered in for GST: CGST and SGST there, IGST elsewhere",
  },
];

export const SITE_SETTINGS: Readonly<Record<string, string>> = {
  shop_name: "Kapas",
  tagline: "Good cotton, our own drawings",
  company_name: "Kapas Apparel (demonstration shop)",
  company_address: "14 Mill Lane, Kurichi, Coimbatore, Tamil Nadu 641021, India",
  company_phone: "+91 98765 00000",
  company_email: "hello@kapas.test",
  order_prefix: "KP",
  company_gstin: "33AAACK1234A1ZH",
  social_instagram: "",
  social_youtube: "",
  social_facebook: "",
  social_x: "",
  logo_main: "",
  logo_with_text: "",
  logo_black: "",
  logo_icon: "",
};

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
  // Ready to be switched on: in the sandbox every provider has a stand-in.
  chat_settings: {
    enableChat: false,
    chatProvider: "crisp",
    crispWebsiteId: "0a1b2c3d-0000-4000-8000-0123456789ab",
  },
};
