import { schemaOf } from "@/lib/settings/document-schema";
import {
  type ChatProvider,
  type ChatSettings,
  chat,
  chatProviders,
  noChat,
} from "@/lib/settings/documents/chat";
import { canChat, framePolicy, startScript } from "./providers";

const uuid = "0a1b2c3d-0000-4000-8000-0123456789ab";
const full: ChatSettings = {
  ...noChat,
  enableChat: true,
  tawkPropertyId: "0123456789abcdef01234567",
  tawkWidgetId: "1abcdefgh",
  intercomAppId: "ab12cd34",
  zendeskKey: uuid,
  crispWebsiteId: uuid,
  livechatLicense: "12345678",
  freshchatToken: "0a1b2c3d-0000-4000-8000-0123456789ab",
  freshchatHost: "https://wchat.in.freshchat.com",
};
const by = (chatProvider: ChatProvider): ChatSettings => ({ ...full, chatProvider });

it("enables chat only when it is on and its provider's ids are set", () => {
  for (const provider of chatProviders) {
    expect(schemaOf(chat).safeParse(by(provider)).success).toBe(true);
    expect(canChat(by(provider))).toBe(true);
    expect(canChat({ ...by(provider), enableChat: false })).toBe(false);
  }
  expect(canChat({ ...by("tawk"), tawkWidgetId: "" })).toBe(false);
});

it.each([
  ["tawk", "https://embed.tawk.to/0123456789abcdef01234567/1abcdefgh"],
  ["intercom", "https://widget.intercom.io/widget/ab12cd34"],
  ["zendesk", `https://static.zdassets.com/ekr/snippet.js?key=${uuid}`],
  ["crisp", "https://client.crisp.chat/l.js"],
  ["livechat", "https://cdn.livechatinc.com/tracking.js"],
  ["freshchat", "https://wchat.in.freshchat.com/js/widget.js"],
] as const)("loads %s from its own script, which its policy allows", (provider, address) => {
  const script = startScript(by(provider), undefined);
  expect(script).toContain(JSON.stringify(address));
  const host = new URL(address).host;
  const allowed = /script-src ([^;]+)/.exec(framePolicy(provider, "abc", undefined))?.[1]?.split(" ") ?? [];
  const fits = (pattern: string) =>
    pattern.startsWith("https://*.")
      ? host.endsWith(pattern.slice("https://*".length))
      : pattern === `https://${host}`;
  expect(allowed.some(fits)).toBe(true);
});

it("allows each provider's frame only its own hosts", () => {
  const policy = framePolicy("crisp", "abc", undefined);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toMatch(/tawk|intercom|unsafe-eval|script-src[^;]*unsafe-inline/);
});

it("escapes an id that could end a script element", () => {
  const script = startScript({ ...by("crisp"), crispWebsiteId: "</script><b>" }, undefined);
  expect(script).not.toContain("</script>");
});

it("uses the sandbox's stand-ins where they exist, and allows nothing else", () => {
  const standIns = "http://127.0.0.1:54321/chat";
  expect(startScript(by("crisp"), standIns)).toContain(`"${standIns}/client.crisp.chat/l.js"`);
  expect(framePolicy("crisp", "abc", standIns)).toContain("script-src 'nonce-abc' http://127.0.0.1:54321;");
});
