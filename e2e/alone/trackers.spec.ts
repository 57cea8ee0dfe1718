import type { BrowserContext } from "@playwright/test";
import { noAnalytics } from "../../lib/settings/admin-settings";
import { expect, test } from "../fixtures";
import { backend } from "../support/backend";
import { get } from "../support/http";
import { watchStrangers } from "../support/services";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

// Runs alone, because it changes what every page of the shop shows, and puts it back.
test.afterAll(() => save(noAnalytics));

const all = {
  enableAnalytics: true,
  analyticsId: "G-ABC123DEF4",
  enableAds: true,
  adsId: "AW-123456789",
  enableTagManager: true,
  tagManagerId: "GTM-ABC123",
  enableFacebookPixel: true,
  facebookPixelId: "123456789012",
  enableClarity: true,
  clarityId: "abcd1234ef",
};

async function save(value: typeof all): Promise<void> {
  const { error } = await backend
    .from("admin_settings")
    .upsert({ key: "analytics_settings", value }, { onConflict: "key" });
  if (error) throw new Error(error.message);
  await get("/api/ready");
}

/** Answers for the services: with a script, with an error in it, or never. */
async function standIn(context: BrowserContext, kind: "works" | "throws" | "hangs"): Promise<string[]> {
  const asked: string[] = [];
  await context.route(/googletagmanager|facebook|clarity/, async (route) => {
    asked.push(route.request().url());
    if (kind === "hangs") return;
    const body = kind === "throws" ? "throw new Error('not ours')" : "";
    await route.fulfill({ contentType: "text/javascript", body });
  });
  return asked;
}

const scripts = [
  "https://www.googletagmanager.com/gtag/js?id=G-ABC123DEF4",
  "https://www.googletagmanager.com/gtm.js?id=GTM-ABC123",
  "https://connect.facebook.net/en_US/fbevents.js",
  "https://www.clarity.ms/tag/abcd1234ef",
];

const settle = 4000;

test("each tracker loads once, by flag, ID and consent, after the page is idle, and is told of an order once", async ({
  page,
  context,
  shop,
  tee,
  buyer,
}) => {
  const asked = await standIn(context, "works");
  await save(all);
  await page.goto("/");
  await page.waitForTimeout(settle);
  expect(asked).toEqual([]);
  const openedAt = Date.now();
  await page.getByRole("button", { name: "Allow all", exact: true }).click();
  await expect.poll(() => asked.toSorted()).toEqual(scripts.toSorted());
  asked.length = 0;
  await page.reload();
  await expect.poll(() => asked.length).toBe(4);
  expect(Date.now() - openedAt).toBeGreaterThan(2000);
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
  await page.waitForTimeout(settle);
  expect(asked).toHaveLength(4);

  await shop.reachCheckout(tee, buyer);
  await shop.checkout.chooseCod();
  await shop.checkout.placeCodOrder();
  await page.waitForURL("**/order-success?*");
  const number = new URL(page.url()).searchParams.get("order");
  const purchases = () =>
    page.evaluate(() =>
      (Reflect.get(window, "dataLayer") ?? [])
        .map((one: unknown) => JSON.stringify(one))
        .filter((text: string) => text.includes("purchase")),
    );
  await expect.poll(async () => (await purchases()).length).toBe(2);
  for (const text of await purchases()) expect(text).toContain(`"transaction_id":"${number}"`);
  await page.reload();
  await page.waitForTimeout(settle);
  expect(await purchases()).toEqual([]);
});

for (const kind of ["throws", "hangs"] as const) {
  test.describe(`a script of others that ${kind}`, () => {
    test.use({ tolerated: [/not ours/] });
    test("changes nothing on the page", async ({ page, context }) => {
      await standIn(context, kind);
      await save(all);
      await page.goto("/about");
      await page.getByRole("button", { name: "Allow all", exact: true }).click();
      await page.waitForTimeout(settle);
      await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  });
}

test("the back office loads none", async ({ page, context }) => {
  await save(all);
  await signIn(context, await makeStaff("manager"));
  const strangers = watchStrangers(page);
  await page.goto("/admin");
  await page.waitForTimeout(settle);
  expect(strangers).toEqual([]);
});
