import { type ChatProvider, type ChatSettings, chat, chatIds } from "@/lib/settings/documents/chat";
import { fits, isNeeded } from "@/lib/settings/field";

interface Adapter {
  /** The URL of the provider's script. */
  script: string;
  /** Further attributes of its tag. */
  attributes?: Record<string, string>;
  /** Runs before the script is loaded. */
  before?: string;
  /** Runs once it has loaded. */
  after?: string;
}

const text = (value: string): string => JSON.stringify(value).replaceAll("<", "\\u003c");

/**
 * Each provider's documented start call, and the call that opens the conversation, because the frame shows
 * nothing else. The settings' own check allows only letters, digits and dashes in an id.
 */
const adapters: Record<ChatProvider, (ids: ChatSettings) => Adapter> = {
  // https://developer.tawk.to/jsapi/
  tawk: ({ tawkPropertyId, tawkWidgetId }) => ({
    script: `https://embed.tawk.to/${tawkPropertyId}/${tawkWidgetId}`,
    attributes: { charset: "UTF-8", crossorigin: "*" },
    before:
      "window.Tawk_API=window.Tawk_API||{};window.Tawk_LoadStart=new Date();Tawk_API.onLoad=function(){Tawk_API.maximize()};",
  }),
  // https://developers.intercom.com/installing-intercom/web/installation
  intercom: ({ intercomAppId }) => ({
    script: `https://widget.intercom.io/widget/${intercomAppId}`,
    before: `window.intercomSettings={api_base:"https://api-iam.intercom.io",app_id:${text(intercomAppId)}};var i=function(){i.c(arguments)};i.q=[];i.c=function(a){i.q.push(a)};window.Intercom=i;Intercom("boot",window.intercomSettings);Intercom("show");`,
  }),
  // https://developer.zendesk.com/api-reference/widget-messaging/web/core/
  zendesk: ({ zendeskKey }) => ({
    script: `https://static.zdassets.com/ekr/snippet.js?key=${zendeskKey}`,
    attributes: { id: "ze-snippet" },
    after: 'zE("messenger","open");',
  }),
  // https://docs.crisp.chat/guides/chatbox-sdks/web-sdk/dollar-crisp/
  crisp: ({ crispWebsiteId }) => ({
    script: "https://client.crisp.chat/l.js",
    before: `window.$crisp=[];window.CRISP_WEBSITE_ID=${text(crispWebsiteId)};$crisp.push(["do","chat:open"]);`,
  }),
  // https://platform.text.com/docs/extending-chat-widget/javascript-api
  livechat: ({ livechatLicense }) => ({
    script: "https://cdn.livechatinc.com/tracking.js",
    before: `window.__lc={license:${Number(livechatLicense)},integration_name:"manual_onboarding",product_name:"livechat"};var w={_q:[],_h:null,_v:"2.0"};function p(c){return w._h?w._h.apply(null,c):w._q.push(c)}["on","once","off","call"].forEach(function(n){w[n]=function(){p([n,[].slice.call(arguments)])}});w.get=function(){if(!w._h)throw new Error("LiveChat is not there yet");return p(["get",[].slice.call(arguments)])};window.LiveChatWidget=w;w.call("maximize");`,
  }),
  // https://developers.freshchat.com/web-sdk/
  freshchat: ({ freshchatToken, freshchatHost }) => ({
    script: `${freshchatHost}/js/widget.js`,
    after: `fcWidget.init({token:${text(freshchatToken)},host:${text(freshchatHost)},open:true});`,
  }),
};

/** The hosts from each provider's documentation about content policies; ws: for its live connection. */
const hosts: Record<ChatProvider, readonly string[]> = {
  tawk: ["https://*.tawk.to", "wss://*.tawk.to", "https://cdn.jsdelivr.net"],
  intercom: [
    "https://*.intercom.io",
    "wss://*.intercom.io",
    "https://*.intercomcdn.com",
    "https://*.intercomcdn.eu",
    "https://*.intercomassets.com",
    "https://*.intercomusercontent.com",
    "https://*.intercom-messenger.com",
    "wss://*.intercom-messenger.com",
    "https://intercom-sheets.com",
    "https://www.intercom-reporting.com",
  ],
  zendesk: [
    "https://static.zdassets.com",
    "https://ekr.zdassets.com",
    "https://*.zendesk.com",
    "wss://*.zendesk.com",
    "https://api.smooch.io",
    "wss://api.smooch.io",
    "https://media.smooch.io",
    "https://*.zdusercontent.com",
  ],
  crisp: ["https://*.crisp.chat", "wss://*.relay.crisp.chat", "wss://*.relay.rescue.crisp.chat"],
  livechat: [
    "https://*.livechatinc.com",
    "wss://*.livechatinc.com",
    "https://*.livechat-files.com",
    "https://*.livechat-static.com",
  ],
  freshchat: ["https://*.freshchat.com", "wss://*.freshchat.com"],
};

/** Whether chat is on and has every id that its provider needs. */
export function canChat(settings: ChatSettings): boolean {
  const needed = chatIds.filter((id) => isNeeded(chat.fields[id], settings));
  return settings.enableChat && needed.every((id) => fits(chat.fields[id], settings[id]));
}

/** The sandbox's stand-in of a script: under its URL without the scheme. */
const at = (url: string, standIns: string | undefined) =>
  standIns ? `${standIns}/${url.replace("https://", "")}` : url;

/** The script of the chat's frame: starts the provider, and reports the result to the surrounding page. */
export function startScript(settings: ChatSettings, standIns: string | undefined): string {
  const { script, attributes = {}, before = "", after = "" } = adapters[settings.chatProvider](settings);
  const tag = text(JSON.stringify(attributes));
  return [
    "var isOver=false;function tell(is){if(!isOver){isOver=true;parent.postMessage({chat:is},location.origin)}}",
    'addEventListener("error",function(){tell("failed")});',
    before,
    `var s=document.createElement("script");s.async=true;s.src=${text(at(script, standIns))};`,
    `Object.entries(JSON.parse(${tag})).forEach(function(a){s.setAttribute(a[0],a[1])});`,
    `s.onload=function(){${after}tell("ready")};s.onerror=function(){tell("failed")};`,
    "document.head.appendChild(s);",
  ].join("");
}

/** The frame's content policy: the chosen provider's hosts, and nothing of the shop. */
export function framePolicy(provider: ChatProvider, nonce: string, standIns: string | undefined): string {
  const all = standIns && URL.canParse(standIns) ? [new URL(standIns).origin] : hosts[provider];
  const places = all.filter((host) => !host.startsWith("wss:")).join(" ");
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' ${places}`,
    `style-src 'unsafe-inline' ${places}`,
    `img-src data: blob: ${places}`,
    `font-src data: ${places}`,
    `media-src ${places}`,
    `frame-src ${places}`,
    `worker-src blob: ${places}`,
    `connect-src ${all.join(" ")}`,
    `form-action ${places}`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "report-uri /api/csp-report",
  ].join("; ");
}
