import type { Browser, Page } from "@playwright/test";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { expect, test } from "../fixtures";
import { DesignerPage } from "../pages/designer-page";
import { ProofPage } from "../pages/proof-page";
import { itemsOf, ordersOf } from "../support/backend";
import { drawWithPicture } from "../support/draw-with-picture";
import { nextOrderMail } from "../support/inbox";
import { runJobs } from "../support/jobs";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";
import { decide, designOfOrder } from "../support/submissions";

/** An order's page, for a packer. */
async function openAsPacker(browser: Browser, orderNumber: string): Promise<Page> {
  const context = await browser.newContext();
  await signIn(context, await makeStaff("packer"));
  const page = await context.newPage();
  await page.goto(`/admin/orders/${orderNumber}`);
  return page;
}

/** The front print that a packer downloads for an order, at 12 by 16 inches. */
async function printOf(browser: Browser, orderNumber: string): Promise<Uint8Array> {
  const page = await openAsPacker(browser, orderNumber);
  const link = page.getByRole("link", { name: "Download print files (ZIP)" });
  const answer = await page.request.get((await link.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toBe("application/zip");
  const files = unzipSync(new Uint8Array(await answer.body()));
  const names = ["1-my-tee/front.png", "1-my-tee/front.svg", "1-my-tee/job.json", "job-sheet.pdf"];
  expect(Object.keys(files).sort()).toEqual(names);
  const png = files["1-my-tee/front.png"] ?? new Uint8Array();
  const size = { width: 12 * 300, height: 16 * 300, density: 300 };
  expect(await sharp(png).metadata()).toMatchObject({ ...size, hasAlpha: true });
  await page.context().close();
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

const note = "The rays of the sun are thinner than a hair.";

test("a guest orders a custom design in two sizes, replaces it by the emailed link once it is refused, and staff download the approved print as it was shown @phone", async ({
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
  await drawWithPicture(page);
  const version = await new ProofPage(page).reachFromDesigner();
  const main = page.getByRole("main");
  const add = main.getByRole("button", { name: "Add to cart" });
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
  const number = await shop.success.orderNumber();
  await expect(shop.success.main).toContainText(/We check your design before we print it/);
  const [order] = await ordersOf(buyer.email);
  const items = await itemsOf(order?.id ?? "");
  expect(items.map(({ size }) => size).sort()).toEqual(["L", "M"]);

  expect(await designOfOrder(number)).toBe(version);
  await decide(version, "changes_requested", ["low_resolution"], note);
  const mail = await nextOrderMail(buyer.email, `Your design for order ${number} needs changes`);
  expect(mail.text).toContain("too few pixels");
  expect(mail.text).toContain(note);
  const changed = await replaceDesign(browser, mail.text, number);
  await decide(changed, "approved");
  await main.getByRole("link", { name: "See the print" }).first().click();
  await page.waitForURL(/\/order-details\/.*#what-we-print$/);
  await expect(main).toContainText("Your design is approved for printing.");
  const print = main.getByRole("img", { name: "Front print" });
  await expect(print).toHaveJSProperty("naturalWidth", 1000);
  const address = await print.getAttribute("src");
  expect(address).toMatch(new RegExp(`^/design-pictures/${changed}/print-front\\.webp\\?k=`));

  await runJobs({ only: ["print_files"] });
  const png = await printOf(browser, number);
  const printed = await sharp(png).resize(1000).webp({ quality: 88, alphaQuality: 95 }).toBuffer();
  const shown = await (await page.request.get(address ?? "")).body();
  expect(printed.equals(shown)).toBe(true);
});

/** Changes a refused design in a browser that has only the emailed link; returns the new version. */
async function replaceDesign(browser: Browser, text: string, orderNumber: string): Promise<string> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(/https?:\S+\/order-details\/\S+/.exec(text)?.[0] ?? "");
  const [designer, proof] = [new DesignerPage(page), new ProofPage(page)];
  await expect(
    proof.main.getByRole("heading", { name: "We can't print your design as it is" }),
  ).toBeVisible();
  await expect(proof.main).toContainText(note);
  await proof.main.getByRole("link", { name: /^Change the design/ }).click();
  await expect(designer.toast(`Editing the design of order ${orderNumber}`)).toBeVisible();
  await designer.pressOn(/^Art bindi sun/, "Delete");
  const changed = await proof.reachFromDesigner();
  await expect(proof.main.getByRole("heading", { name: `For order ${orderNumber}` })).toBeVisible();
  await proof.replaceInOrder();
  await page.waitForURL(/\/order-details\//);
  await expect(proof.main).toContainText("You changed the design");
  expect(await designOfOrder(orderNumber)).toBe(changed);
  await context.close();
  return changed;
}

const names = "Asha Ravi Kabir Rohan".split(" ");
const sheet = [
  "Name\tJersey no.\tSize",
  ...names.map((name, nr) => `${name}\t${nr + 1}\t${nr % 2 ? "m" : "Large"}`),
  "विराट\t1\tHuge",
].join("\n");

test("a team of 5 pastes names and numbers from a sheet, and the order shows which tee is whose @phone", async ({
  page,
  shop,
  buyer,
  browser,
}) => {
  const designer = new DesignerPage(page);
  await designer.openWithSun();
  const text = await designer.openTool("Text");
  await text.getByRole("button", { name: "Team name" }).click();
  await expect(text.getByLabel("For a team")).toHaveValue("name");
  await text.getByRole("button", { name: "Team number" }).click();
  await expect(text.getByLabel("For a team")).toHaveValue("number");
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.waitForURL(/\/design-proof\/[0-9a-f-]{36}$/);

  const main = page.getByRole("main");
  await expect(main.getByText(/^Each tee/)).toBeVisible();
  await main.getByLabel("Deliver to pincode").fill("560038");
  await expect(main.getByText(/ to 560038$/)).toBeVisible();
  const list = main.getByLabel("Paste or type your list");
  await list.fill(`${"Asha,7,M\n".repeat(299)}Asha,7,M`);
  await main.getByRole("button", { name: "Add to list" }).click();
  await expect(main.getByText("This list has 300 tees.")).toBeVisible();
  await expect(list).toHaveValue(/(Asha,7,M\n){299}Asha/);
  await list.fill(sheet);
  await main.getByRole("button", { name: "Add to list" }).click();
  await expect(main.getByRole("heading", { name: "5 tees" })).toBeVisible();
  await page.reload();
  await expect(main.getByRole("heading", { name: "5 tees" })).toBeVisible();
  const last = main.getByRole("listitem").filter({ has: page.getByLabel("Name, row 5") });
  await expect(last).toContainText("Number 1 is in the list more than once.");
  await expect(last).toContainText("This tee doesn't come in Huge. Choose a size.");

  await main.getByLabel("Name, row 4").fill("Rohan 😀");
  await expect(main.getByText("We can't print 😀. Use other letters.")).toBeVisible();
  await main.getByRole("checkbox", { name: /I made this design/ }).check();
  const add = main.getByRole("button", { name: "Add 5 tees to cart" });
  await add.click();
  await expect(main.getByText("2 rows need a correction.")).toBeVisible();
  await expect(main.getByLabel("Name, row 4")).toBeFocused();
  await main.getByLabel("Name, row 4").fill("Rohan");
  await last.getByLabel("Number, row 5").fill("18");
  await last.getByLabel("Size, row 5").selectOption("M");
  await expect(main.getByText("5% off for 5 items.")).toBeVisible();
  await expect(main.getByText("Checking the prints…")).toBeHidden();
  await expect(main.locator("form > div [data-slot=price]").last()).toContainText("₹2,985");
  await add.click();

  await page.waitForURL(/\/cart$/);
  await expect(main.locator("[data-slot=cart-line]")).toHaveCount(5);
  await expect(main).toContainText("Kabir 3”");
  await expect(main).toContainText("विराट 18”");
  await expect(main).toContainText("Full price (5 items)₹3,315Discount−₹330");
  await shop.cart.checkout();
  await shop.checkout.fill(buyer);
  await shop.checkout.payOnline();
  await shop.razorpay.payByUpiApp();
  await shop.success.expectConfirmed();
  const [order] = await ordersOf(buyer.email);
  const items = await itemsOf(order?.id ?? "");
  expect(
    items
      .map(({ size }) => size)
      .sort()
      .join(""),
  ).toBe("LLMMM");

  const packer = await openAsPacker(browser, order?.order_id ?? "");
  const designs = packer.getByRole("region", { name: "Custom designs" });
  await expect(designs.getByRole("heading", { level: 3 })).toHaveText([
    ...names.map((name, nr) => `My tee: ${name} ${nr + 1}`),
    "My tee: विराट 18",
  ]);
  await packer.context().close();
});
