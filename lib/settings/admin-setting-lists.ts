import { asPaise, formatPaise } from "@/lib/money";

export interface IdRule {
  label: string;
  pattern: RegExp;
  problem: string;
}

/** The trackers that the spec names: the switch, the id, and what the id looks like. */
export const trackers = [
  {
    flag: "enableAnalytics",
    id: "analyticsId",
    name: "Google Analytics 4",
    label: "Measurement ID",
    pattern: /^G-[A-Z0-9]{6,12}$/,
    problem: "Type an ID such as G-ABC123DEF4",
  },
  {
    flag: "enableAds",
    id: "adsId",
    name: "Google Ads",
    label: "Conversion ID",
    pattern: /^AW-[0-9]{8,12}$/,
    problem: "Type an ID such as AW-123456789",
  },
  {
    flag: "enableTagManager",
    id: "tagManagerId",
    name: "Google Tag Manager",
    label: "Container ID",
    pattern: /^GTM-[A-Z0-9]{4,10}$/,
    problem: "Type an ID such as GTM-ABC123",
  },
  {
    flag: "enableFacebookPixel",
    id: "facebookPixelId",
    name: "Meta Pixel",
    label: "Pixel ID",
    pattern: /^[0-9]{10,20}$/,
    problem: "Type an ID of 10 to 20 digits",
  },
  {
    flag: "enableClarity",
    id: "clarityId",
    name: "Microsoft Clarity",
    label: "Project ID",
    pattern: /^[a-z0-9]{8,12}$/,
    problem: "Type an ID such as abcd1234ef",
  },
] as const;

export const chatProviders = ["tawk", "intercom", "zendesk", "crisp", "livechat", "freshchat"] as const;

export type ChatProvider = (typeof chatProviders)[number];

export const chatProviderNames: Record<ChatProvider, string> = {
  tawk: "tawk.to",
  intercom: "Intercom",
  zendesk: "Zendesk",
  crisp: "Crisp",
  livechat: "LiveChat",
  freshchat: "Freshchat",
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What each provider needs to be found, by the document's field. */
export const chatIds = {
  tawkPropertyId: {
    provider: "tawk",
    label: "Property ID",
    pattern: /^[0-9a-f]{24}$/,
    problem: "Type an ID of 24 letters a to f and digits",
  },
  tawkWidgetId: {
    provider: "tawk",
    label: "Widget ID",
    pattern: /^[0-9a-z]{6,12}$/,
    problem: "Type an ID such as 1abcdefgh, or default",
  },
  intercomAppId: {
    provider: "intercom",
    label: "App ID",
    pattern: /^[a-z0-9]{6,12}$/,
    problem: "Type an ID such as ab12cd34",
  },
  zendeskKey: {
    provider: "zendesk",
    label: "Widget key",
    pattern: uuid,
    problem: "Type a key such as 0a1b2c3d-0000-0000-0000-0123456789ab",
  },
  crispWebsiteId: {
    provider: "crisp",
    label: "Website ID",
    pattern: uuid,
    problem: "Type an ID such as 0a1b2c3d-0000-0000-0000-0123456789ab",
  },
  livechatLicense: {
    provider: "livechat",
    label: "License number",
    pattern: /^[0-9]{5,12}$/,
    problem: "Type a number of 5 to 12 digits",
  },
  freshchatToken: {
    provider: "freshchat",
    label: "Token",
    pattern: /^[0-9a-zA-Z-]{20,60}$/,
    problem: "Type a token of 20 to 60 letters, digits and dashes",
  },
  freshchatHost: {
    provider: "freshchat",
    label: "Host",
    pattern: /^https:\/\/[a-z0-9.-]+\.freshchat\.com$/,
    problem: "Type an address such as https://wchat.in.freshchat.com",
  },
} as const satisfies Record<string, IdRule & { provider: ChatProvider }>;

export type ChatId = keyof typeof chatIds;

export const chatIdFields = Object.keys(chatIds) as ChatId[];

export const shopEvents = [
  "order_placed",
  "high_value_order",
  "cod_to_confirm",
  "payment_failed",
  "return_requested",
  "refund_failed",
  "dispute_opened",
  "low_stock",
  "message_failed",
  "new_visitor",
  "client_error",
] as const;

export type ShopEvent = (typeof shopEvents)[number];

/** As private.high_value_from() (spec 9). */
export const highValuePaise = asPaise(500_000);

export const shopEventNames: Record<ShopEvent, string> = {
  order_placed: "An order is placed",
  high_value_order: `An order of ${formatPaise(highValuePaise)} or more`,
  cod_to_confirm: "A cash order waits to be confirmed",
  payment_failed: "A payment fails",
  return_requested: "A return or an exchange is asked for",
  refund_failed: "A refund fails",
  dispute_opened: "A buyer disputes a payment",
  low_stock: "Only a few pieces are left",
  message_failed: "A mail or an SMS can't be sent",
  new_visitor: "Somebody new looks at the shop",
  client_error: "A page breaks in a visitor's browser",
};
