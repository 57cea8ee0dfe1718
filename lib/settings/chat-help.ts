import type { ChatProvider } from "./documents/chat";

/** Where each provider shows the required ids. */
export const chatHelp: Record<ChatProvider, string> = {
  tawk: "In tawk.to: Administration, Chat Widget. The direct chat link ends with both: tawk.to/chat/property/widget.",
  intercom: "In Intercom: Settings, Channels, Messenger, Install. The code has it after app_id.",
  zendesk:
    "In Zendesk: Admin Center, Channels, Messaging, your web widget, Installation. The code has it after key=.",
  crisp: "In Crisp: Settings, Workspace Settings, Setup & Integrations, Website ID.",
  livechat: "In LiveChat: Settings, Website widget. The code has it after license =.",
  freshchat: "In Freshchat: Admin Settings, Web Chat, Embed code. It has the token and the host.",
};
