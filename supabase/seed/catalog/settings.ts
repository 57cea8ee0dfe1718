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
];

export const SITE_SETTINGS: Readonly<Record<string, string>> = {
  shop_name: "Kapas",
  tagline: "Good cotton, our own drawings",
  company_name: "Kapas Apparel (demonstration shop)",
  company_address: "14 Mill Lane, Kurichi, Coimbatore, Tamil Nadu 641021, India",
  company_phone: "+91 98765 00000",
  company_email: "hello@kapas.test",
  social_instagram: "https://www.instagram.com/",
  social_youtube: "https://www.youtube.com/",
  social_facebook: "https://www.facebook.com/",
  social_x: "https://x.com/",
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
  general_settings: { maintenanceMode: false, supportEmail: "hello@kapas.test", orderPrefix: "KP" },
  chat_settings: { enableChat: false, chatProvider: "tawk", tawkPropertyId: "", tawkWidgetId: "" },
};
