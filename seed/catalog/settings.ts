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
