import type { BrowserContext } from "@playwright/test";
import { noAnalytics } from "../../lib/settings/documents/analytics";
import { expect, test } from "../fixtures";
import { backend } from "../support/backend";
import { runJobs } from "../support/jobs";
import { watchStrangers } from "../support/services";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

test.use({ ownShop: "changed settings" });

const trackers = {
  ...{ enableAnalytics: true, analyticsId: "G-ABC123DEF4" },
  ...{ enableAds: true, adsId: "AW-123456789" },
  ...{ enableTagManager: true, tagManagerId: "GTM-ABC123" },
  ...{ enableFacebookPixel: true, facebookPixelId: "123456789012" },
  ...{ enableClarity: true, clarityId: "abcd1234ef" },
};

const scripts = [
  "https://www.googletagmanager.com/gtag/js?id=G-ABC123DEF4",
  "https://www.googletagmanager.com/gtm.js?id=GTM-ABC123",
  "https://connect.facebook.net/en_US/fbevents.js",
  "https://www.clarity.ms/tag/abcd1234ef",
];

/** Stand-in responses for the trackers: one script throws, one never loads. */
async function standIn(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(/googletagmanager|facebook|clarity/, async (route) => {
    const url = route.request().url();
    asked.push(url);
    if (url.includes("clarity")) return;
    const body = url.includes("facebook") ? "throw new Error('not ours')" : "";
    await route.fulfill({ contentType: "text/javascript", body });
  });
  return asked;
}

test.describe("with a script that throws", () => {
  test.use({ tolerated: [/not ours/] });

  test("each tracker loads once after consent and when the page is idle, and receives an order once", async ({
    page,
    context,
    shop,
    tee,
    buyer,
  }) => {
    const asked = await standIn(context);
    const { error } = await backend
      .from("admin_settings")
      .upsert({ key: "analytics_settings", value: { ...noAnalytics, ...trackers } }, { onConflict: "key" });
    expect(error).toBeNull();
    await runJobs({ only: ["storefront_changes"] });
    await page.clock.install();
    await page.goto("/");
    await page.clock.fastForward("00:04");
    await page.getByRole("button", { name: "Allow all" }).click();
    await expect.poll(() => asked.toSorted()).toEqual(scripts.toSorted());
    asked.length = 0;
    await page.reload();
    await expect
      .poll(async () => {
        await page.clock.fastForward("00:04");
        return asked.length;
      })
      .toBe(4);
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
    await page.waitForURL("**/contact");
    await page.clock.fastForward("00:04");

    await shop.reachCheckout(tee, buyer);
    await shop.checkout.placeCodOrder();
    const number = new URL(page.url()).searchParams.get("order");
    const purchases = () =>
      page.evaluate(() =>
        (Reflect.get(window, "dataLayer") ?? [])
          .map((one: unknown) => JSON.stringify(one))
          .filter((text: string) => text.includes("purchase")),
      );
    await page.clock.fastForward("00:04");
    await expect.poll(async () => (await purchases()).length).toBe(2);
    for (const text of await purchases()) expect(text).toContain(`"transaction_id":"${number}"`);
    await page.reload();
    asked.length = 0;
    await page.clock.fastForward("00:04");
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    expect(await purchases()).toEqual([]);

    await signIn(context, await makeStaff("manager"));
    const strangers = watchStrangers(page);
    await page.goto("/admin");
    await page.waitForLoadState("networkidle");
    await page.clock.fastForward("00:04");
    expect(strangers).toEqual([]);
  });
});
