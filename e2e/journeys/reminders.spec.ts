import type { BrowserContext } from "@playwright/test";
import { expect, test } from "../fixtures";
import { backend, changeStock, rowsOf } from "../support/backend";
import { moveClock } from "../support/clock";
import { makeGoods } from "../support/goods";
import { messagesTo, nextMessage } from "../support/inbox";
import { runJobs } from "../support/jobs";

function linkIn(text: string, pattern: RegExp): string {
  const link = text.match(pattern)?.[0];
  if (!link) throw new Error(`no ${pattern} in: ${text}`);
  return new URL(link).pathname + new URL(link).search;
}

test("a guest who taps a sold-out size gets one email when it is back, and can confirm the address", {
  tag: "@phone",
}, async ({ page, buyer }) => {
  const goods = await makeGoods({ S: 0, L: 0, M: 5 }, { status: "published" });
  const large = goods.variants.find(({ size }) => size === "L");
  await page.goto(`/products/${goods.slug}`);
  await page
    .getByText("L", { exact: true })
    .and(page.locator(".size-option *"))
    .first()
    .click({ force: true });
  const dialog = page.getByRole("dialog", { name: "Notify me when it's back" });
  await expect(dialog.getByRole("radio", { name: "L" })).toBeChecked();
  await dialog.getByLabel("Email").fill("nowhere");
  await dialog.getByRole("button", { name: "Notify me" }).click();
  await expect(dialog.getByText("Please enter a valid email address")).toBeVisible();
  await expect(dialog.getByLabel("Email")).toBeFocused();
  await dialog.getByLabel("Email").fill(buyer.email);
  await dialog.getByRole("button", { name: "Notify me" }).click();
  await expect(dialog).toContainText(`We'll email ${buyer.email} when size L is back`);
  expect(await messagesTo(buyer.email, "email")).toEqual([]);

  await changeStock(large?.id ?? 0, 2);
  const mail = await nextMessage(buyer.email, "email");
  expect(mail.subject).toBe(`${goods.name} is back in size L`);
  await runJobs({ only: ["storefront_changes"] });
  await page.goto(linkIn(mail.text, /https?:\/\/\S+products\S+size=L/));
  await expect(page.getByRole("radio", { name: /^L/ })).toBeChecked();
  await page.goto(linkIn(mail.text, /https?:\/\/\S+ask=prove/));
  await page.getByRole("button", { name: "Yes, it's mine" }).click();
  await expect(page.getByText("From now on, we'll email you what you ask for.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Yes, it's mine" })).toHaveCount(0);
});

test("a guest who opts in gets one email about an abandoned cart, whose link fills the cart of another device", async ({
  shop,
  page,
  tee,
  buyer,
  browser,
}) => {
  const expectReminders = (count: number) =>
    expect
      .poll(async () =>
        rowsOf(await backend.from("basket_reminders").select("lines").eq("email", buyer.email)),
      )
      .toHaveLength(count);
  await shop.reachCheckout(tee, buyer);
  const box = page.getByLabel("Remind me once if I leave without ordering");
  await box.check();
  await expectReminders(1);
  await box.uncheck();
  await expectReminders(0);
  await box.check();
  await expectReminders(1);
  await page.reload();
  await expect(box).toBeChecked();

  await moveClock({ hours: 5 });
  const mail = await nextMessage(buyer.email, "email");
  expect(mail.subject).toBe("Your cart is still here");
  expect(mail.text).toContain(tee.name);
  const other = await browser.newContext();
  await restoreCart(other, linkIn(mail.text, /https?:\/\/\S+left-cart\S+/), buyer.email, tee.name);
  await other.close();

  await shop.cart.open();
  await shop.cart.clear();
  await expectReminders(0);
});

async function restoreCart(
  context: BrowserContext,
  path: string,
  email: string,
  product: string,
): Promise<void> {
  const page = await context.newPage();
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your saved cart");
  expect(await page.content()).not.toContain(email);
  await page.getByRole("button", { name: "Add them to my cart" }).click();
  await expect(page.getByText("1 item added to your cart.")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Go to cart" }).click();
  await expect(page.getByRole("main")).toContainText(product);
}
