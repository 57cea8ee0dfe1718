import type { BrowserContext, Page, Request } from "@playwright/test";
import { writeChoice } from "../../lib/consent/choice";
import { cookieSuffixOf } from "../../lib/cookie-suffix";
import { noAnalytics } from "../../lib/settings/documents/analytics";
import { type ChatProvider, type ChatSettings, noChat } from "../../lib/settings/documents/chat";
import { backend } from "./backend";
import { gatewayUrl, shopUrl } from "./env";
import { runJobs } from "./jobs";

const uuid = "0a1b2c3d-0000-4000-8000-0123456789ab";

/** An account with every provider. */
const chatAccounts: ChatSettings = {
  ...noChat,
  enableChat: true,
  tawkPropertyId: "0123456789abcdef01234567",
  tawkWidgetId: "1abcdefgh",
  intercomAppId: "ab12cd34",
  zendeskKey: uuid,
  crispWebsiteId: uuid,
  livechatLicense: "12345678",
  freshchatToken: uuid,
  freshchatHost: "https://wchat.in.freshchat.com",
};

/** Saves the shop's services, and waits until its pages use them. */
export async function switchServices(chat: ChatProvider | null, hasAnalytics: boolean): Promise<void> {
  const analytics = { ...noAnalytics, enableAnalytics: hasAnalytics, analyticsId: "G-ABC123DEF4" };
  const rows = [
    {
      key: "chat_settings",
      value: { ...chatAccounts, enableChat: chat !== null, chatProvider: chat ?? "tawk" },
    },
    { key: "analytics_settings", value: analytics },
  ];
  const { error } = await backend.from("admin_settings").upsert(rows, { onConflict: "key" });
  if (error) throw new Error(error.message);
  await runJobs({ only: ["storefront_changes"] });
}

const cookieName = `kapas-consent${cookieSuffixOf(shopUrl)}`;

/** The visitor has answered before. */
export async function answerBefore(
  context: BrowserContext,
  { services, isAllowed, version = 2 }: { services: string[]; isAllowed: boolean; version?: number },
): Promise<void> {
  const decisions = { chat: { isAllowed, services } };
  const made = { version, decidedAt: 1_764_090_000, browserId: uuid, isUnderGpc: false };
  const value = writeChoice({ ...made, decisions });
  await context.addCookies([{ name: cookieName, value, url: shopUrl }]);
}

export async function answerOf(context: BrowserContext): Promise<string> {
  const cookies = await context.cookies(shopUrl);
  return cookies.find(({ name }) => name === cookieName)?.value ?? "";
}

/** Requests from now on to other hosts: everything but the shop's own addresses and its pictures. */
export function watchStrangers(page: Page): string[] {
  const strangers: string[] = [];
  page.on("request", (request: Request) => {
    const { origin, pathname } = new URL(request.url());
    const isOwn = origin === shopUrl && pathname !== "/api/chat-window";
    const isPicture = origin === gatewayUrl && pathname.startsWith("/storage/");
    if (!isOwn && !isPicture && /^https?:/.test(request.url())) strangers.push(request.url());
  });
  return strangers;
}
