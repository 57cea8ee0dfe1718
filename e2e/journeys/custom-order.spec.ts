import type { Browser, Page } from "@playwright/test";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { expect, test } from "../fixtures";
import { DesignerPage } from "../pages/designer-page";
import { itemsOf, ordersOf } from "../support/backend";
import { runJobs } from "../support/jobs";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

/** The front print that a packer downloads for an order, at 12 by 16 inches. */
async function printOf(browser: Browser, orderNumber: string): Promise<Uint8Array> {
  const context = await browser.newContext();
  await signIn(context, await makeStaff("packer"));
  const page = await context.newPage();
  await page.goto(`/admin/orders/${orderNumber}`);
  const link = page.getByRole("link", { name: "Download print files (ZIP)" });
  const answer = await page.request.get((await link.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toBe("application/zip");
  const files = unzipSync(new Uint8Array(await answer.body()));
  const names = ["1-my-tee/front.png", "1-my-tee/front.svg", "1-my-tee/job.json", "job-sheet.pdf"];
  expect(Object.keys(files).sort()).toEqual(names);
  const png = files["1-my-tee/front.png"] ?? new Uint8Array();
  const size = { width: 12 * 300, height: 16 * 300, density: 300 };
  expect(await sharp(png).metadata()).toMatchObject({ ...size, hasAlpha: true });
  await context.close();
  return png;
}

/** Chooses sizes M and L, confirms the rights, and returns the total on the proof. */
async function chooseSizes(page: Page): Promise<string> {
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Increase quantity of size M" }).click();
  await main.getByRole("button", { name: "Increase quantity of size L", exact: true }).click();
  await main.getByRole("checkbox", { name: /I made this design/ }).check();
  return /₹[\d,]+/.exec(await main.locator("form > div [data-slot=price]").innerText())?.[0] ?? "no total";
}

test("a guest orders a custom design in two sizes, and staff download the print shown on the proof @phone", async ({
  page,
  shop,
  buyer,
  browser,
}) => {
  const drawn = Promise.withResolvers<void>();
  await page.route(/\/print-front\.webp/, async (route) => {
    await drawn.promise;
    await route.continue();
  });
  await new DesignerPage(page).open();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.waitForURL(/\/design-proof\/[0-9a-f-]{36}$/);
  const version = page.url().slice(-36);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "What we'll print" })).toBeVisible();
  const [print, add] = [
    main.getByRole("img", { name: "Front print" }),
    main.getByRole("button", { name: "Add to cart" }),
  ];
  await add.click();
  await expect(main.getByRole("textbox", { name: /^Quantity of size/ }).first()).toBeFocused();
  const total = await chooseSizes(page);
  await add.click();
  await expect(main.getByRole("status").filter({ hasText: "still loading" })).toBeVisible();
  expect(page.url()).toContain(version);
  drawn.resolve();

  await page.waitForURL(/\/cart$/);
  await expect(main.locator("[data-slot=cart-line]")).toHaveCount(2);
  await expect(main).toContainText(total);
  await shop.cart.checkout();
  await shop.checkout.fill(buyer);
  await shop.checkout.placeCodOrder();
  await shop.success.expectConfirmed();
  await main.getByRole("link", { name: "See the print" }).first().click();
  await page.waitForURL(/\/order-details\/.*#what-we-print$/);
  await expect(print).toHaveJSProperty("naturalWidth", 1000);
  const address = await print.getAttribute("src");
  expect(address).toMatch(new RegExp(`^/design-pictures/${version}/print-front\\.webp\\?k=`));
  const [order] = await ordersOf(buyer.email);
  const items = await itemsOf(order?.id ?? "");
  expect(items.map(({ size }) => size).sort()).toEqual(["L", "M"]);

  await runJobs({ only: ["print_files"] });
  const png = await printOf(browser, order?.order_id ?? "");
  const printed = await sharp(png).resize(1000).webp({ quality: 88, alphaQuality: 95 }).toBuffer();
  const shown = await (await page.request.get(address ?? "")).body();
  expect(printed.equals(shown)).toBe(true);
});
