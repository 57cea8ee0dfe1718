import type { BrowserContext, Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { backend, rowOf, rowsOf } from "../support/backend";
import { Buyer } from "../support/buyer";
import { makeCustomer } from "../support/customer";
import { messagesTo } from "../support/inbox";
import { actAsPerson, drawAs, popupOn, waitPopupTime } from "../support/person";
import { faultsOn } from "../support/rules";
import { signIn } from "../support/sign-in";

const newAddress = () => `lead.${Math.random().toString(36).slice(2, 12)}@example.com`;
const failure = "Something went wrong. Please try again.";

async function armOf(context: BrowserContext): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => /^kapas-popup/.test(name))?.value;
}

async function openPopup(page: Page) {
  await drawAs(page.context(), 0.99);
  await actAsPerson(page.context());
  await page.clock.install();
  await page.goto("/");
  await waitPopupTime(page);
  const popup = popupOn(page);
  await expect(popup).toBeVisible();
  return popup;
}

test("the popup comes once in a session, holds the focus, moves nothing and goes by Escape @both", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { moved: Object(window).moved + Object(entry).value });
    }).observe({ type: "layout-shift", buffered: true });
  });
  await drawAs(page.context(), 0.99);
  await actAsPerson(page.context());
  const started = Date.now();
  await page.goto("/");
  // What the page itself moved, when its faces came, is not the popup's.
  await page.evaluate(async () => {
    await document.fonts.ready;
    Object.assign(window, { moved: 0 });
  });
  const popup = popupOn(page);
  await expect(popup).toBeVisible({ timeout: 40_000 });
  expect(Date.now() - started).toBeGreaterThan(5000);
  expect(await faultsOn(page)).toEqual([]);
  const close = popup.getByRole("button", { name: "Close" });
  const box = await close.boundingBox();
  expect([box?.width, box?.height]).toEqual([44, 44]);
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press("Tab");
    // The browser's own bar may have the focus between the last field and the first.
    expect(await page.evaluate(() => document.activeElement?.matches(":not(dialog *, body)"))).toBe(false);
  }
  expect(await page.evaluate(() => Object(window).moved)).toBeLessThan(0.01);
  await page.keyboard.press("Escape");
  await expect(popup).toBeHidden();
  expect(await armOf(page.context())).toBe("shown");

  await page.clock.install();
  await page.goto("/products");
  const tab = await page.context().newPage();
  await tab.goto("/faq");
  await page.waitForLoadState("networkidle");
  await waitPopupTime(tab);
  await expect(popupOn(page)).toBeHidden();
  await expect(popupOn(tab)).toBeHidden();
});

test.describe("with a request that is lost", () => {
  test.use({ tolerated: [/net::ERR_FAILED .*\/api\/leads/] });

  test("an address gets a code by screen and mail; a second visitor with it sees another one and nothing more", async ({
    page,
    browser,
  }) => {
    const email = newAddress();
    const popup = await openPopup(page);
    const send = popup.getByRole("button", { name: "Get my code" });
    await send.click();
    await expect(popup.getByText("Please enter a valid email address")).toBeVisible();
    await expect(popup.getByLabel("Email")).toBeFocused();
    await popup.getByLabel("Email").fill(`  ${email.toUpperCase()} `);
    await popup.getByLabel("Phone").fill("12345");
    await send.click();
    await expect(popup.getByText("Please enter a valid 10-digit Indian mobile number")).toBeVisible();
    await popup.getByLabel("Phone").fill("+91 98765 43210");
    expect(await faultsOn(page)).toEqual([]);

    await page.route("**/api/leads", (route) => route.abort());
    await send.click();
    await expect(popup.getByText(failure)).toBeVisible();
    await expect(popup.getByLabel("Phone")).toHaveValue("+91 98765 43210");
    await page.unroute("**/api/leads");
    await send.click();
    const code = popup.locator("code");
    await expect(code).toHaveText(/^FIRST-[A-Z0-9]{8}$/);
    expect(await faultsOn(page)).toEqual([]);
    const shown = await code.textContent();

    const { data } = await backend.from("user_leads").select("email, phone, source").eq("email", email);
    expect(data).toEqual([{ email, phone: "9876543210", source: "popup" }]);
    await expect.poll(async () => (await messagesTo(email, "email")).length).toBe(1);

    const other = await browser.newContext();
    const page2 = await other.newPage();
    const second = await openPopup(page2);
    await second.getByLabel("Email").fill(email);
    await second.getByRole("button", { name: "Get my code" }).click();
    await expect(second.locator("code")).toHaveText(/^FIRST-[A-Z0-9]{8}$/);
    await expect(second.locator("code")).not.toHaveText(shown ?? "");
    const wordsOf = async (dialog: Locator) =>
      (await dialog.textContent())?.replace(/FIRST-[A-Z0-9]{8}/, "").replace(/\s+/g, " ");
    expect(await wordsOf(second)).toBe(await wordsOf(popup));
    expect(await messagesTo(email, "email")).toHaveLength(1);
    await other.close();

    // Whoever left an address is not asked again, in no session.
    const asked = (await page.context().cookies()).find(({ name }) => /^kapas-asked/.test(name));
    expect(asked?.expires).toBeGreaterThan(Date.now() / 1000 + 300 * 24 * 3600);
  });
});

test("a browser that is held back sees no popup, and is counted", async ({ page }) => {
  // Of all days: one may end meanwhile.
  const held = async () => {
    const days = rowsOf(await backend.from("lead_popup_days").select("visitors").eq("arm", "held"));
    return days.reduce((sum, { visitors }) => sum + visitors, 0);
  };
  const before = await held();
  await drawAs(page.context(), 0);
  await actAsPerson(page.context());
  await page.clock.install();
  await page.goto("/");
  await waitPopupTime(page);
  await expect.poll(() => armOf(page.context()), { timeout: 30_000 }).toBe("held");
  await expect.poll(held).toBeGreaterThan(before);
  await waitPopupTime(page);
  await expect(popupOn(page)).toBeHidden();
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await page.goto("/faq");
  await waitPopupTime(page);
  await expect(popupOn(page)).toBeHidden();
  expect(loaded.filter((url) => url.endsWith("/api/popup"))).toEqual([]);
});

test("a browser that refuses to be counted belongs to no half, and sees the popup", async ({ page }) => {
  await drawAs(page.context(), 0);
  await actAsPerson(page.context());
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  await page.clock.install();
  await page.goto("/");
  await waitPopupTime(page);
  await expect(popupOn(page)).toBeVisible();
  expect(await armOf(page.context())).toBeUndefined();
});

const quiet: { name: string; path: string; prepare?: (page: Page) => Promise<unknown> }[] = [
  { name: "in the cart", path: "/cart" },
  { name: "at signing in", path: "/auth" },
  { name: "where an order is found", path: "/find-order" },
  {
    name: "to somebody who saves data",
    path: "/",
    prepare: async (page) => {
      await page.addInitScript(() =>
        Object.defineProperty(navigator, "connection", { get: () => ({ saveData: true }) }),
      );
    },
  },
  {
    name: "to somebody who is signed in",
    path: "/",
    prepare: async (page) => signIn(page.context(), await makeCustomer()),
  },
];

test("the popup does not come where it disturbs, nor to whom it is not for", async ({ browser }) => {
  await Promise.all(
    quiet.map(async ({ name, path, prepare }) => {
      const context = await browser.newContext();
      await drawAs(context, 0.99);
      await actAsPerson(context);
      const page = await context.newPage();
      await prepare?.(page);
      await page.clock.install();
      await page.goto(path);
      await waitPopupTime(page);
      expect.soft(await popupOn(page).isVisible(), name).toBe(false);
      expect.soft(await armOf(context), name).toBeUndefined();
      await context.close();
    }),
  );
});

test("the popup waits while something else is open or somebody types", async ({ page }) => {
  await drawAs(page.context(), 0.99);
  await actAsPerson(page.context());
  await page.clock.install();
  await page.goto("/contact");
  await page.getByLabel("Your name").click();
  await waitPopupTime(page);
  await expect(popupOn(page)).toBeHidden();
  await page.evaluate(() => {
    const banner = Object.assign(document.createElement("div"), { textContent: "Banner" });
    banner.dataset.slot = "consent-banner";
    document.body.append(banner);
    (document.activeElement as HTMLElement).blur();
  });
  await waitPopupTime(page);
  await expect(popupOn(page)).toBeHidden();
  await page.evaluate(() => document.querySelector("[data-slot=consent-banner]")?.remove());
  await expect(popupOn(page)).toBeVisible();
});

test("a code left on the marketing page pays for one first order of its address, and no other", async ({
  page,
  shop,
  tee,
  buyer,
}) => {
  const { email } = buyer;
  await page.goto("/marketing?utm_source=poster&utm_campaign=metro");
  const section = page.getByRole("region", { name: /% off your first order/ });
  await section.getByLabel("Email").fill(email);
  expect(await faultsOn(page)).toEqual([]);
  await section.getByRole("button", { name: "Get my code" }).click();
  const code = (await section.locator("code").textContent()) ?? "";
  const lead = rowOf(await backend.from("user_leads").select("source, utm_data").eq("email", email).limit(1));
  expect(lead).toEqual({ source: "page", utm_data: { source: "poster", campaign: "metro" } });

  await shop.reachCheckout(tee, Object.assign(new Buyer(), { email: newAddress() }));
  await shop.checkout.typeCoupon(code);
  await page.getByRole("button", { name: "Apply", exact: true }).filter({ visible: true }).click();
  await expect(page.getByText(`${code}:`).filter({ visible: true })).toBeVisible();
  await shop.checkout.settledTotal();
  await shop.checkout.clickPlaceCodOrder();
  await expect(shop.checkout.notice.first()).toContainText(`${code} was given to one person.`);
  await page.getByRole("main").getByLabel("Email").fill(email);
  await shop.checkout.clickPlaceCodOrder();
  await expect(shop.checkout.notice.first()).toContainText("Order again if you agree.");
  await shop.checkout.placeCodOrder();
  await shop.success.expectConfirmed();
  const { data: orders } = await backend
    .from("orders")
    .select("coupon_code, coupon_discount")
    .eq("email", email);
  expect(orders).toEqual([{ coupon_code: code, coupon_discount: expect.any(Number) }]);
  expect(orders?.[0]?.coupon_discount).toBeGreaterThan(0);
});
