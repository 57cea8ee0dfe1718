import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { backend, rowsOf } from "../support/backend";
import { get } from "../support/http";
import { doubleText, outOfReach } from "../support/large-text";
import { sidewaysScroll, violationsOn } from "../support/rules";
import { answerBefore, answerOf, switchServices, watchStrangers } from "../support/services";
import { anyProduct } from "../support/site";

// Runs alone, because it changes what every page of the shop shows, and puts it back.
test.afterAll(() => switchServices(null, false));

const banner = (page: Page) =>
  page.getByRole("region", { name: "May this shop use the services of others?" });
const choices = (page: Page) => page.getByRole("dialog", { name: "Privacy choices" });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const openChoices = (page: Page) =>
  page.getByRole("contentinfo").getByRole("link", { name: "Privacy choices" }).click();
const chatWindow = (page: Page) => page.frameLocator("iframe[title='Chat by Crisp']");
const settle = (page: Page) => page.waitForTimeout(1500);

test("a shop that uses no service of others asks nothing and offers no choice", async ({ page }) => {
  await switchServices(null, false);
  const chunks: string[] = [];
  page.on("response", async (response) => {
    if (response.url().endsWith(".js")) chunks.push(await response.text().catch(() => ""));
  });
  await page.goto("/");
  await settle(page);
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Privacy choices" })).toHaveCount(0);
  expect(chunks.filter((text) => text.includes("consent-banner"))).toEqual([]);
  expect((await get("/terms?tab=privacy")).body).toContain("At the moment this shop uses none.");
});

test("the question is at most 12 kB of scripts before it shows, beside those that every page has", async ({
  page,
}) => {
  const bodies = async () => {
    const scripts = new Map<string, number>();
    page.on("response", async (response) => {
      const { pathname } = new URL(response.url());
      const body = pathname.endsWith(".js") ? await response.body().catch(() => null) : null;
      if (body) scripts.set(pathname, gzipSync(body).length);
    });
    await page.goto("/contact");
    await settle(page);
    page.removeAllListeners("response");
    return scripts;
  };
  await switchServices(null, false);
  const without = await bodies();
  await switchServices("crisp", true);
  const more = [...(await bodies())].filter(([path]) => !without.has(path)).map(([, bytes]) => bytes);
  await expect(banner(page)).toBeVisible();
  expect(more.length).toBeGreaterThan(0);
  expect(more.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(12_000);
});

for (const [width, height] of [
  [1280, 800],
  [360, 740],
] as const) {
  test(`at ${width} px the question has equal buttons and nothing ticked, moves nothing and blocks nothing`, async ({
    page,
  }) => {
    await switchServices("crisp", true);
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => {
      Reflect.set(window, "shift", 0);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Reflect.set(window, "shift", Reflect.get(window, "shift") + Reflect.get(entry, "value"));
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto("/about");
    await expect(banner(page)).toContainText("Google Analytics 4");
    // By this name the popup knows that it has to wait.
    await expect(banner(page)).toHaveAttribute("data-slot", "consent-banner");
    const looks = await banner(page)
      .getByRole("button")
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button);
          const { width, height } = button.getBoundingClientRect();
          return [
            color,
            backgroundColor,
            borderColor,
            fontSize,
            fontWeight,
            Math.round(width),
            height,
          ].join();
        }),
      );
    expect(looks).toHaveLength(3);
    expect(new Set(looks).size).toBe(1);
    expect([...(await violationsOn(page)), ...(await sidewaysScroll(page))]).toEqual([]);
    expect(await page.evaluate(() => Reflect.get(window, "shift"))).toBe(0);

    await press(page, "Choose");
    await expect(choices(page)).toBeVisible();
    await expect(choices(page).getByRole("checkbox", { checked: true })).toHaveCount(0);
    await expect(choices(page).getByRole("checkbox")).toHaveCount(2);
    expect([...(await violationsOn(page)), ...(await sidewaysScroll(page))]).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(banner(page)).toBeVisible();

    await page.getByRole("banner").getByRole("link", { name: "Kapas, home" }).click();
    await expect(page).toHaveURL("/");
    await expect(banner(page)).toBeVisible();
    for (const quiet of ["/cart", "/checkout", "/auth"]) {
      await page.goto(quiet);
      await settle(page);
      await expect(banner(page)).toHaveCount(0);
    }

    await page.goto("/about");
    await expect(banner(page)).toBeVisible();
    await doubleText(page);
    expect(await outOfReach(page, await banner(page).getByRole("button").all())).toEqual([]);
    expect((await banner(page).boundingBox())?.height).toBeLessThan(height * 0.75);
  });
}

test("an answer in one tab answers in the others", async ({ page, context }) => {
  await switchServices("crisp", true);
  await page.goto("/about");
  await expect(banner(page)).toBeVisible();
  const tab = await context.newPage();
  await tab.goto("/about");
  await press(tab, "Refuse all");
  await expect(banner(page)).toHaveCount(0);
  await tab.close();
});

test("after a refusal no page asks anybody else for anything, the chat included", async ({
  page,
  context,
}) => {
  await switchServices("crisp", true);
  const strangers = watchStrangers(page);
  await page.goto("/");
  await expect(banner(page)).toBeVisible();
  await press(page, "Refuse all");
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByText("Privacy choices saved")).toBeVisible();
  const { slug } = await anyProduct();
  for (const path of ["/products", `/products/${slug}`, "/custom-design", "/terms?tab=privacy", "/contact"]) {
    await page.goto(path);
    await settle(page);
    await expect(banner(page)).toHaveCount(0);
  }
  await press(page, "Chat with us");
  await expect(page.getByRole("dialog", { name: "Chat with us" })).toContainText("Our chat is run by Crisp");
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press("Escape");
  expect(strangers).toEqual([]);
  expect(await answerOf(context)).toContain("chat.crisp.0");
});

test("an allowance loads the chat a second after the contact page and nowhere else, and ends in the footer", async ({
  page,
  context,
}) => {
  const allowed = "https://www.googletagmanager.com/";
  await context.route(`${allowed}**`, (route) => route.fulfill({ body: "" }));
  await switchServices("crisp", true);
  await page.goto("/");
  const kept = page.waitForResponse("**/api/consent");
  await press(page, "Allow all");
  expect((await kept).ok()).toBe(true);
  const strangers = watchStrangers(page);
  await page.goto("/about");
  await settle(page);
  expect(strangers.filter((url) => !url.startsWith(allowed))).toEqual([]);

  const asked = page.waitForRequest((request) => request.url().endsWith("/client.crisp.chat/l.js"));
  await page.goto("/contact", { waitUntil: "load" });
  await asked;
  // By the page's own clock, because this test hears of everything a little later.
  const waitedMs = () =>
    page.evaluate(() => {
      const [visit = {}] = performance.getEntriesByType("navigation");
      const frame = performance.getEntriesByType("resource").find(({ name }) => /chat-window$/.test(name));
      return frame ? frame.startTime - Reflect.get(visit, "loadEventStart") : 0;
    });
  await expect.poll(waitedMs).toBeGreaterThan(990);
  await press(page, "Chat with us");
  await expect(chatWindow(page).getByText("started as its manual says")).toBeVisible();
  await press(page, "Close the chat");
  await page.evaluate(() => window.localStorage.setItem("crisp-client/session", "x"));

  await openChoices(page);
  await expect(choices(page).getByRole("checkbox", { checked: true })).toHaveCount(2);
  await expect(choices(page)).toContainText("You answered on");
  await choices(page).getByLabel("Chat").uncheck();
  await press(page, "Save choices");
  await expect(page.locator("iframe")).toHaveCount(0);
  expect(await page.evaluate(() => window.localStorage.getItem("crisp-client/session"))).toBeNull();
  expect(await answerOf(context)).toMatch(/analytics\.ga4\.1~chat\.crisp\.0/);
  strangers.length = 0;
  await page.reload();
  await settle(page);
  expect(strangers.filter((url) => !url.startsWith(allowed))).toEqual([]);

  const [, , browserId = ""] = (await answerOf(context)).split("~");
  const proof = async () =>
    rowsOf(
      await backend
        .from("consents")
        .select("category, is_allowed, services, version, is_under_gpc")
        .eq("browser_id", browserId)
        .order("id"),
    );
  await expect.poll(async () => (await proof()).length).toBe(4);
  expect((await proof()).at(-1)).toEqual({
    category: "chat",
    is_allowed: false,
    services: ["crisp"],
    version: 1,
    is_under_gpc: false,
  });
});

test.describe("without a connection", () => {
  test.use({ tolerated: [/ERR_INTERNET_DISCONNECTED/] });

  test("an answer counts at once, and is recorded from the next page", async ({ page, context }) => {
    await switchServices("crisp", true);
    await page.goto("/");
    await expect(banner(page)).toBeVisible();
    await context.setOffline(true);
    await press(page, "Refuse all");
    await expect(banner(page)).toHaveCount(0);
    await context.setOffline(false);
    const sent = page.waitForResponse("**/api/consent");
    await page.goto("/about");
    expect((await sent).ok()).toBe(true);
  });
});

test("an older question and another provider are asked again; a refusal of an older provider is not", async ({
  page,
  context,
}) => {
  await switchServices("crisp", false);
  await answerBefore(context, { services: ["crisp"], isAllowed: true, version: 0 });
  await page.goto("/contact");
  await expect(banner(page)).toContainText("Crisp");
  await answerBefore(context, { services: ["tawk"], isAllowed: true });
  await page.goto("/contact");
  await expect(banner(page)).toContainText("Crisp");
  await answerBefore(context, { services: ["tawk"], isAllowed: false });
  await page.goto("/contact");
  await settle(page);
  await expect(banner(page)).toHaveCount(0);
});

test.describe("with Global Privacy Control", () => {
  test.use({ extraHTTPHeaders: { "sec-gpc": "1" } });

  test("nobody is asked and nothing loads, until the chat is allowed in spite of it", async ({
    page,
    context,
  }) => {
    await switchServices("crisp", true);
    await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
    await answerBefore(context, { services: ["crisp"], isAllowed: true });
    const strangers = watchStrangers(page);
    for (const path of ["/", "/contact"]) {
      await page.goto(path);
      await settle(page);
      await expect(banner(page)).toHaveCount(0);
    }
    expect(strangers).toEqual([]);
    await openChoices(page);
    await expect(choices(page)).toContainText("Your browser sends Global Privacy Control");
    await expect(choices(page).getByRole("checkbox", { checked: true })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await press(page, "Chat with us");
    await press(page, "Allow the chat");
    await expect(chatWindow(page).getByText("started as its manual says")).toBeVisible();
  });
});

test("before its scripts the links of the footer lead to pages that open what they name", async ({
  page,
}) => {
  await switchServices("crisp", true);
  await page.goto("/terms?tab=privacy#privacy-choices");
  await expect(choices(page)).toBeVisible();
  await expect(page.getByText("Statistics of visits: Google Analytics 4. Chat: Crisp.")).toBeAttached();
  await page.goto("/contact#chat");
  await expect(page.getByRole("dialog", { name: "Chat with us" })).toBeVisible();
  // For those who have none at all.
  expect((await get("/terms?tab=privacy")).body).toMatch(/<noscript><section id="privacy-choices"/);
});
