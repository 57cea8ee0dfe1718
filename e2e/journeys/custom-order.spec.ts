import type { Browser, Page } from "@playwright/test";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { expect, test } from "../fixtures";
import { DesignerPage } from "../pages/designer-page";
import { availableOf, itemsOf, ordersOf } from "../support/backend";
import { runJobs } from "../support/jobs";
import { violationsOn } from "../support/rules";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

/** From the shirt that waits in the designer to the proof. */
async function freezeFirstDesign(page: Page): Promise<string> {
  await new DesignerPage(page).open();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.waitForURL(/\/design-proof\/[0-9a-f-]{36}$/);
  return page.url().slice(-36);
}

/** What staff download for a confirmed order of one print on the front; the print, at 12 by 16 inches. */
async function printOf(browser: Browser, orderNumber: string): Promise<Uint8Array> {
  const desk = await browser.newContext();
  await signIn(desk, await makeStaff("packer"));
  const office = await desk.newPage();
  const link = office.getByRole("link", { name: "Download the print files (ZIP)" });
  // The jobs of another run may be making them: ours do not wait for these.
  await expect(async () => {
    await runJobs();
    await office.goto(`/admin/orders/${orderNumber}`);
    await expect(link).toBeVisible({ timeout: 1000 });
  }).toPass();
  const answer = await office.request.get((await link.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toBe("application/zip");
  const files = unzipSync(new Uint8Array(await answer.body()));
  const names = Object.keys(files).sort();
  expect(names).toEqual(["1-my-tee/front.png", "1-my-tee/front.svg", "1-my-tee/job.json", "job-sheet.pdf"]);
  const png = files["1-my-tee/front.png"] ?? new Uint8Array();
  const size = { width: 12 * 300, height: 16 * 300, density: 300 };
  expect(await sharp(png).metadata()).toMatchObject({ ...size, hasAlpha: true });
  await desk.close();
  return png;
}

test("a guest orders an own design in two sizes, and staff print the very picture of the proof @phone", async ({
  page,
  shop,
  buyer,
  browser,
}) => {
  const version = await freezeFirstDesign(page);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "What we will print" })).toBeVisible();
  const proof = main.getByRole("img", { name: "The print of the front" });
  await expect.poll(() => proof.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1000);
  expect(await violationsOn(page)).toEqual([]);

  const press = main.getByRole("button", { name: "Add to cart" });
  await press.click();
  await expect(main.getByRole("alert")).toContainText("Choose how many of which size");
  await main.getByRole("button", { name: "Increase quantity of size M" }).click();
  await main.getByRole("button", { name: "Increase quantity of size L", exact: true }).click();
  await press.click();
  await expect(main.getByRole("alert")).toContainText("Tick the box that says you may print this.");
  await main.getByRole("checkbox", { name: /I made this design/ }).check();
  const total = /₹[\d,]+/.exec((await main.locator("form > div [data-slot=price]").innerText()) ?? "")?.[0];
  await press.click();

  await page.waitForURL(/\/cart$/);
  await expect(main.locator("[data-slot=cart-line]")).toHaveCount(2);
  await expect(main).toContainText(total ?? "no total");
  const toProof = main.locator("[data-slot=cart-line] h2 a").first();
  await expect(toProof).toHaveAttribute("href", `/design-proof/${version}`);
  await shop.cart.checkout();
  await shop.checkout.fill(buyer);
  await shop.checkout.placeCodOrder();
  await shop.success.expectConfirmed();
  await main.getByRole("link", { name: "See what we print" }).first().click();
  await page.waitForURL(/\/order-details\/.*#what-we-print$/);
  const seen = main.getByRole("img", { name: "The print of the front" });
  const address = (await seen.getAttribute("src")) ?? "";
  expect(address).toMatch(new RegExp(`^/design-pictures/${version}/print-front\\.webp\\?k=`));
  const [order] = await ordersOf(buyer.email);
  const items = await itemsOf(order?.id ?? "");
  expect(items.map(({ size }) => size).sort()).toEqual(["L", "M"]);
  expect(await availableOf(items[0]?.variant_id ?? 0)).toBeGreaterThanOrEqual(0);

  const png = await printOf(browser, order?.order_id ?? "");
  const printed = await sharp(png).resize(1000).webp({ quality: 88, alphaQuality: 95 }).toBuffer();
  const shown = await (await page.request.get(address)).body();
  expect(printed.equals(shown)).toBe(true);
});

test("an own design is paid by card, and its order shows it", async ({ page, shop, buyer }) => {
  await freezeFirstDesign(page);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Increase quantity of size S", exact: true }).click();
  await main.getByRole("checkbox", { name: /I made this design/ }).check();
  await main.getByRole("button", { name: "Add to cart" }).click();
  await page.waitForURL(/\/cart$/);
  await shop.cart.checkout();
  await shop.checkout.fill(buyer);
  await shop.checkout.payOnline();
  await shop.razorpay.succeed();
  await shop.success.expectConfirmed();
  const [order] = await ordersOf(buyer.email);
  expect(order).toMatchObject({ payment_status: "captured" });
  await page.goto(await shop.success.detailsLink());
  const picture = main.getByRole("img", { name: /on the front of a tee/ });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});
