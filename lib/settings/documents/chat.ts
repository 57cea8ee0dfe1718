import { documentOf, getDefaults } from "../document";
import { choice, flag, type IdRule, idField, keysOf, type ValuesOf } from "../field";

export const chatProviderNames = {
  tawk: "tawk.to",
  intercom: "Intercom",
  zendesk: "Zendesk",
  crisp: "Crisp",
  livechat: "LiveChat",
  freshchat: "Freshchat",
};

export type ChatProvider = keyof typeof chatProviderNames;

export const chatProviders = keysOf(chatProviderNames);

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The ids that a provider needs. */
const idOf = (provider: ChatProvider, rule: IdRule) =>
  idField({
    ...rule,
    title: `${chatProviderNames[provider]}: ${rule.label}`,
    neededBy: { enableChat: true, chatProvider: provider },
  });

const ids = {
  tawkPropertyId: idOf("tawk", {
    label: "Property ID",
    pattern: /^[0-9a-f]{24}$/,
    problem: "Enter an ID of 24 letters a to f and digits",
  }),
  tawkWidgetId: idOf("tawk", {
    label: "Widget ID",
    pattern: /^[0-9a-z]{6,12}$/,
    problem: "Enter an ID such as 1abcdefgh, or default",
  }),
  intercomAppId: idOf("intercom", {
    label: "App ID",
    pattern: /^[a-z0-9]{6,12}$/,
    problem: "Enter an ID such as ab12cd34",
  }),
  zendeskKey: idOf("zendesk", {
    label: "Widget key",
    pattern: uuid,
    problem: "Enter a key such as 0a1b2c3d-0000-0000-0000-0123456789ab",
  }),
  crispWebsiteId: idOf("crisp", {
    label: "Website ID",
    pattern: uuid,
    problem: "Enter an ID such as 0a1b2c3d-0000-0000-0000-0123456789ab",
  }),
  livechatLicense: idOf("livechat", {
    label: "License number",
    pattern: /^[0-9]{5,12}$/,
    problem: "Enter a number of 5 to 12 digits",
  }),
  freshchatToken: idOf("freshchat", {
    label: "Token",
    pattern: /^[0-9a-zA-Z-]{20,60}$/,
    problem: "Enter a token of 20 to 60 letters, digits and dashes",
  }),
  freshchatHost: idOf("freshchat", {
    label: "Host",
    pattern: /^https:\/\/[a-z0-9.-]+\.freshchat\.com$/,
    problem: "Enter a URL such as https://wchat.in.freshchat.com",
  }),
};

export const chatIds = keysOf(ids);

export const chat = documentOf({
  key: "chat_settings",
  name: "Chat settings",
  fields: {
    enableChat: flag("Enable chat", false, "Chat"),
    chatProvider: choice({
      label: "Provider",
      defaultValue: "tawk",
      choices: chatProviderNames,
      problem: "Choose a provider",
      must: "one of the six providers",
      neededBy: { enableChat: true },
      width: "long",
    }),
    ...ids,
  },
  groups: [],
});

export type ChatSettings = ValuesOf<typeof chat.fields>;

export const noChat = getDefaults(chat);
