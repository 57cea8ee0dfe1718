import type { Page } from "@playwright/test";
import { readPdf } from "../../scripts/test/read-pdf";
import { expect, test } from "../fixtures";
import { backend, changeStock } from "../support/backend";
import { dropGoods, makeGoods } from "../support/goods";
import { messagesTo, nextMessage } from "../support/inbox";
import { faultsOn, officeViolations } from "../support/rules";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

const linkOf = (text: string, pattern: RegExp): string => {
  const link = text.match(pattern)?.[0];
  if (!link) throw new Error(`no ${pattern} in: ${text}`);
  return new URL(link).pathname + new URL(link).search;
};

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Tell me when it is back" });

test("who asks for a sold-out size gets one mail when it is back, and more once the address is theirs @both", async ({
  page,
  buyer,
}) => {
  const goods = await makeGoods({ S: 0, M: 5 }, { status: "published" });
  const [small] = goods.variants;
  if (!small) throw new Error("no variant");
  await page.goto(`/products/${goods.slug}`);
  await page.getByRole("button", { name: "Tell me when it is back" }).press("Enter");
  const dialog = dialogOf(page);
  await expect(dialog.getByRole("radio", { name: "S" })).toBeChecked();
  await dialog.getByLabel("Email").fill("nowhere");
  await dialog.getByRole("button", { name: "Tell me" }).click();
  await expect(dialog.getByText("Please enter a valid email address")).toBeVisible();
  await expect(dialog.getByLabel("Email")).toBeFocused();
  expect(await faultsOn(page)).toEqual([]);
  await dialog.getByLabel("Email").fill(buyer.email);
  await dialog.getByRole("button", { name: "Tell me" }).click();
  await expect(dialog).toContainText(`We write to ${buyer.email} when size S is back`);
  expect(await messagesTo(buyer.email, "email")).toEqual([]);

  await changeStock(small.id, 2);
  const mail = await nextMessage(buyer.email, "email");
  expect(mail.subject).toBe(`${goods.name} is back in size S`);
  expect(mail.text).toContain("this is the only such mail");
  // The run of the jobs that mails it shows it in the shop once it has ended.
  await expect(async () => {
    await page.goto(linkOf(mail.text, /https?:\/\/\S+products\S+size=S/));
    await expect(page.getByRole("radio", { name: /^S/ })).toBeChecked({ timeout: 1000 });
  }).toPass();
  await page.goto(linkOf(mail.text, /https?:\/\/\S+ask=prove/));
  expect(await faultsOn(page)).toEqual([]);
  await page.getByRole("button", { name: "Yes, it is mine" }).click();
  await expect(page.getByText("We mail you what you ask for from now on.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Yes, it is mine" })).toHaveCount(0);
  await dropGoods(goods);
});

test("a press on a sold-out size asks for that size, and the office sees who waits", async ({
  page,
  buyer,
  browser,
}) => {
  const goods = await makeGoods({ S: 0, L: 0, M: 5 }, { status: "published" });
  await page.goto(`/products/${goods.slug}`);
  await page
    .getByText("L", { exact: true })
    .and(page.locator(".size-option *"))
    .first()
    .click({ force: true });
  const dialog = dialogOf(page);
  await expect(dialog.getByRole("radio", { name: "L" })).toBeChecked();
  await dialog.getByLabel("Email").fill(buyer.email);
  await dialog.getByLabel("Email").press("Enter");
  await expect(dialog).toContainText("when size L is back");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);

  const context = await browser.newContext();
  await signIn(context, await makeStaff("manager"));
  const desk = await context.newPage();
  await desk.goto(`/admin/inventory?q=number:${goods.id}`);
  const row = desk.getByRole("row").filter({ hasText: " · L" });
  await expect(row).toContainText("1");
  await expect(desk.getByRole("columnheader", { name: "Waiting" })).toBeVisible();
  expect(await officeViolations(desk)).toEqual([]);
  await context.close();
  await dropGoods(goods);
});

test("a left cart is mailed to who ticked the box, and its link fills the cart of another device", async ({
  shop,
  page,
  tee,
  buyer,
  browser,
}) => {
  await shop.reachCheckout(tee, buyer);
  const box = page.getByLabel("Remind me once if I leave without ordering");
  await expect(box).not.toBeChecked();
  await box.check();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("kapas-reminder"))).toContain('"told":"[');
  await page.reload();
  await expect(box).toBeChecked();
  const left = await backend
    .from("basket_reminders")
    .update({ changed_at: new Date(Date.now() - 5 * 3_600_000).toISOString() })
    .eq("email", buyer.email)
    .select("lines");
  expect(left.data).toEqual([
    { lines: [{ id: tee.productId, size: tee.size, color: tee.color, quantity: 1 }] },
  ]);
  const mail = await nextMessage(buyer.email, "email");
  expect(mail.subject).toBe("Your cart is still here");
  expect(mail.text).toContain(tee.name);

  const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
  const phone = await context.newPage();
  await phone.goto(linkOf(mail.text, /https?:\/\/\S+left-cart\S+/));
  await expect(phone.getByRole("heading", { level: 1 })).toHaveText("The cart that you left");
  expect(await phone.content()).not.toContain(buyer.email);
  expect(await faultsOn(phone)).toEqual([]);
  await phone.getByRole("button", { name: "Put them into my cart" }).click();
  await expect(phone.getByText("1 piece is added to your cart.")).toBeVisible();
  await phone.getByRole("main").getByRole("link", { name: "Go to the cart" }).click();
  await expect(phone.getByRole("main")).toContainText(tee.name);
  await phone.goto("/left-cart/nobody.knows");
  await expect(phone.getByRole("heading", { level: 1 })).toHaveText("This link has ended");
  await context.close();
});

test("a cart that is emptied is forgotten, and so is one whose box is unticked", async ({
  shop,
  page,
  tee,
  buyer,
}) => {
  const rows = async () =>
    (await backend.from("basket_reminders").select("email").eq("email", buyer.email)).data?.length;
  await shop.reachCheckout(tee, buyer);
  const box = page.getByLabel("Remind me once if I leave without ordering");
  await box.check();
  await expect.poll(rows).toBe(1);
  await box.uncheck();
  await expect.poll(rows).toBe(0);
  await box.check();
  await expect.poll(rows).toBe(1);
  await page.goto("/cart");
  await page.getByRole("button", { name: "Clear cart" }).click();
  await expect.poll(rows).toBe(0);
});

test("the words of a gift are on the order's page and on the slip, and in no invoice; the day is the one that was promised", async ({
  shop,
  page,
  tee,
  buyer,
  browser,
}) => {
  await shop.product.open(tee);
  await page.getByLabel("Deliver to pincode").fill(buyer.pincode);
  const promise = page.locator("#product-pincode-answer strong");
  await expect(promise).toHaveText(/^By \w{3}, \d{1,2} \w{3,4} to 560038$/);
  const day = (await promise.textContent())?.match(/By (.+) to/)?.[1] ?? "none";
  await shop.reachCheckout(tee, buyer);
  await expect(page.getByText(`Arrives by ${day} to 560038.`).filter({ visible: true })).toBeVisible();
  await page.getByText("Is it a gift? Add a card").click();
  const words = page.getByLabel("Words on the card");
  await words.fill("Happy birthday,\nMeera!");
  await page.reload();
  await page.getByText("Is it a gift? Add a card").click();
  await expect(words).toHaveValue("Happy birthday,\nMeera!");
  await shop.checkout.chooseCod();
  await shop.checkout.placeCodButton.click();
  await expect(page).toHaveURL(/order-success/);
  const main = page.getByRole("main");
  await expect(main).toContainText("On the card in the parcel: “Happy birthday, Meera!”");
  await expect(main).toContainText(`Arrives by ${day}`);

  const number = new URL(page.url()).searchParams.get("order");
  const context = await browser.newContext();
  await signIn(context, await makeStaff("manager"));
  const desk = await context.newPage();
  await desk.goto(`/admin/orders/${number}`);
  await expect(desk.getByRole("main")).toContainText("Gift card: “Happy birthday, Meera!”");
  await expect(desk.getByRole("main")).toContainText(`Promised by ${day}`);
  const slip = await desk.request.get(`/admin/orders/${number}/packing-slip.pdf`);
  const text = readPdf(await slip.body())
    .pages.join(" ")
    .replace(/\s+/g, " ");
  expect(text).toContain("A gift for you Happy birthday, Meera!");
  await context.close();
});
