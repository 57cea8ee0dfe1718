import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { backend } from "../support/backend";
import { get } from "../support/http";
import { doubleText, outOfReach } from "../support/large-text";
import { answerBefore, answerOf, switchServices, watchStrangers } from "../support/services";
import { anyProduct } from "../support/site";

test.use({ ownShop: "changed settings" });

const banner = (page: Page) => page.getByRole("region", { name: "Can we use cookies from other services?" });
const choices = (page: Page) => page.getByRole("dialog", { name: "Privacy choices" });
const chat = (page: Page) => page.getByRole("dialog", { name: "Chat with us" });
const chatFrame = (page: Page) => page.frameLocator("iframe[title='Chat by Crisp']");
const click = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** The gzipped sizes of a page's scripts, by path. */
async function weighScripts(page: Page, path: string): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  page.on("response", async (response) => {
    const { pathname } = new URL(response.url());
    const body = pathname.endsWith(".js") ? await response.body().catch(() => null) : null;
    if (body) sizes.set(pathname, gzipSync(body).length);
  });
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  page.removeAllListeners("response");
  return sizes;
}

test("the consent banner is small, has equal buttons and nothing ticked, and after a refusal in any tab, or with Global Privacy Control, no page sends a request to another service", async ({
  page,
  context,
  browser,
  tolerated,
}) => {
  tolerated.push(/ERR_INTERNET_DISCONNECTED/);
  await switchServices(null, false);
  const without = await weighScripts(page, "/contact");
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Privacy choices" })).toHaveCount(0);
  await switchServices("crisp", true);
  await page.addInitScript(() => {
    Reflect.set(window, "shift", 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(window, "shift", Reflect.get(window, "shift") + Reflect.get(entry, "value"));
    }).observe({ type: "layout-shift", buffered: true });
  });
  const added = [...(await weighScripts(page, "/contact"))].filter(([path]) => !without.has(path));
  await expect(banner(page)).toContainText("Google Analytics 4");
  expect(added.reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThanOrEqual(12_000);
  // A banner in the page's flow adds a tenth. A font that comes late moves letters by a fraction of a pixel.
  expect(await page.evaluate(() => Reflect.get(window, "shift"))).toBeLessThan(0.001);

  for (const [width, height] of [
    [1280, 800],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    const looks = await banner(page)
      .getByRole("button")
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button);
          const { width, height } = button.getBoundingClientRect();
          const style = [color, backgroundColor, borderColor, fontSize, fontWeight];
          return [...style, Math.round(width), height].join();
        }),
      );
    expect(looks).toHaveLength(3);
    expect(new Set(looks).size, `at ${width} px`).toBe(1);
  }
  await click(page, "Choose");
  await expect(choices(page).getByRole("checkbox")).toHaveCount(2);
  await expect(choices(page).getByRole("checkbox", { checked: true })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(banner(page)).toBeVisible();
  await doubleText(page);
  expect(await outOfReach(page, await banner(page).getByRole("button").all())).toEqual([]);
  expect((await banner(page).boundingBox())?.height).toBeLessThan(740 * 0.75);

  for (const path of ["/cart", "/checkout", "/auth"]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await expect(banner(page)).toHaveCount(0);
  }

  await page.setViewportSize({ width: 1280, height: 800 });
  const strangers = watchStrangers(page);
  await page.goto("/about");
  const tab = await context.newPage();
  await tab.goto("/");
  await expect(banner(tab)).toBeVisible();
  await expect(banner(page)).toBeVisible();
  await context.setOffline(true);
  await click(tab, "Refuse all");
  await expect(banner(page)).toHaveCount(0);
  await context.setOffline(false);
  await tab.close();
  const recorded = page.waitForResponse("**/api/consent");
  await page.goto("/");
  expect((await recorded).ok()).toBe(true);
  const { slug } = await anyProduct();
  for (const path of [`/products/${slug}`, "/custom-design", "/contact"]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await expect(banner(page)).toHaveCount(0);
  }
  await click(page, "Chat with us");
  await expect(chat(page)).toContainText("Our chat is run by Crisp");
  await page.goto("/terms?tab=privacy#privacy-choices");
  await expect(choices(page)).toBeVisible();
  expect(strangers).toEqual([]);
  expect(await answerOf(context)).toContain("chat.crisp.0");

  const other = await browser.newContext({ extraHTTPHeaders: { "sec-gpc": "1" } });
  await other.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  await answerBefore(other, { services: ["crisp"], isAllowed: true });
  const refusing = await other.newPage();
  const asked = watchStrangers(refusing);
  await refusing.goto("/contact");
  await refusing.waitForLoadState("networkidle");
  await expect(banner(refusing)).toHaveCount(0);
  await refusing.getByRole("contentinfo").getByRole("link", { name: "Privacy choices" }).click();
  await expect(choices(refusing)).toContainText("Your browser sends Global Privacy Control");
  await expect(choices(refusing).getByRole("checkbox", { checked: true })).toHaveCount(0);
  expect(asked).toEqual([]);
  await other.close();
});

test("an allowed chat offers itself once, leads to the contact form while its script doesn't load, follows to the next page, and ends when it is withdrawn", async ({
  page,
  context,
  tolerated,
}) => {
  tolerated.push(/Failed to load resource/);
  await switchServices(null, false);
  expect((await get("/api/chat-window")).status).toBe(404);
  await switchServices("crisp", true);
  expect((await get("/api/chat-window")).status, "the frame by its address alone").toBe(403);
  const allowed = "https://www.googletagmanager.com/";
  await context.route(`${allowed}**`, (route) => route.fulfill({ body: "" }));
  await page.goto("/about");
  const recorded = page.waitForResponse("**/api/consent");
  await click(page, "Allow all");
  expect((await recorded).ok()).toBe(true);
  const strangers = watchStrangers(page);
  const others = () => strangers.filter((url) => !url.startsWith(allowed));
  await page.goto("/about");
  await page.waitForLoadState("networkidle");
  expect(others()).toEqual([]);

  const framed = page.waitForResponse("**/api/chat-window");
  await page.goto("/contact", { waitUntil: "load" });
  const headers = (await framed).headers();
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'self'");
  // Measured by the page's own clock, because a test receives everything a little later.
  const waitedMs = () =>
    page.evaluate(() => {
      const [visit = {}] = performance.getEntriesByType("navigation");
      const frame = performance.getEntriesByType("resource").find(({ name }) => /chat-window$/.test(name));
      return frame ? frame.startTime - Reflect.get(visit, "loadEventStart") : 0;
    });
  await expect.poll(waitedMs).toBeGreaterThan(990);

  const script = "**/chat/client.crisp.chat/l.js";
  await page.route(script, () => undefined);
  await page.clock.install();
  await page.goto("/contact", { waitUntil: "load" });
  const offer = page.getByRole("button", { name: "Ask us in the chat" });
  await page.waitForLoadState("networkidle");
  await expect(offer).toHaveCount(0);
  await page.clock.fastForward("00:05");
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(offer).toHaveCount(0);
  await click(page, "Chat with us");
  await page.clock.fastForward("00:10");
  await expect(chat(page).getByRole("alert")).toContainText("Chat isn't responding");
  await chat(page).getByRole("link", { name: "write to us" }).click();
  await click(page, "Close chat");
  await page.getByLabel("Your name").fill("Meera");
  await page.unroute(script);
  await click(page, "Chat with us");
  await click(page, "Try again");
  await expect(chatFrame(page).getByText("started as its manual says")).toBeVisible();
  await click(page, "Close chat");
  await expect(chat(page)).toBeHidden();
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL("/faq");
  await click(page, "Chat with us");
  await expect(chatFrame(page).getByText("started as its manual says")).toBeVisible();
  await click(page, "Close chat");
  await page.goto("/contact");
  await page.waitForLoadState("networkidle");
  await page.clock.fastForward("00:06");
  await expect(offer).toHaveCount(0);

  await page.evaluate(() => window.localStorage.setItem("crisp-client/session", "x"));
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy choices" }).click();
  await expect(choices(page).getByRole("checkbox", { checked: true })).toHaveCount(2);
  await choices(page).getByLabel("Chat").uncheck();
  const withdrawn = page.waitForResponse("**/api/consent");
  await click(page, "Save choices");
  await withdrawn;
  await expect(page.locator("iframe")).toHaveCount(0);
  expect(await page.evaluate(() => window.localStorage.getItem("crisp-client/session"))).toBeNull();
  const answer = await answerOf(context);
  expect(answer).toMatch(/analytics\.ga4\.1~chat\.crisp\.0/);
  const { data: consents } = await backend
    .from("consents")
    .select("category, is_allowed, services, version, is_under_gpc")
    .eq("browser_id", answer.split("~")[2] ?? "")
    .order("id");
  expect(consents?.at(-1)).toEqual({
    ...{ category: "chat", is_allowed: false, services: ["crisp"], version: 2, is_under_gpc: false },
  });
});
