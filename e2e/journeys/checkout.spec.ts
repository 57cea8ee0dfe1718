import type { Page } from "@playwright/test";
import { readPdf } from "../../scripts/test/read-pdf";
import { SEED_TIME } from "../../seed/seed-time";
import { expect, test } from "../fixtures";
import { availableOf, changePrice, changeStock, ordersOf } from "../support/backend";
import { rupees } from "../support/rupees";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

test("the checkout names wrong fields, a changed price and a sold-out item, and a double click with lost responses places one order of what the customer accepts", async ({
  shop,
  tee,
  buyer,
  page,
  tolerated,
}) => {
  tolerated.push(/Failed to load resource|Failed to fetch|network/i);
  await shop.cart.fillWith(tee);
  await shop.cart.checkout();
  await shop.checkout.payButton.click();
  await expectLinkedErrors(page);
  await shop.checkout.fill(buyer);
  await shop.checkout.chooseCod();
  const total = await shop.checkout.settledTotal();

  await page.getByLabel("State", { exact: true }).selectOption("Goa");
  await shop.checkout.placeCodButton.click();
  await expectLinkedErrors(page);
  await page.getByLabel("State", { exact: true }).selectOption(buyer.state);
  await changePrice(tee.productId, tee.price + 100);
  await shop.checkout.placeCodButton.click();
  await expect(shop.checkout.notice).toContainText("Prices have changed");
  await expect(shop.checkout.totalRow).toContainText(rupees(total + 90));
  await shop.checkout.expectTyped(buyer);
  const free = await availableOf(tee.variantId);
  await changeStock(tee.variantId, -free);
  await shop.checkout.placeCodButton.click();
  await expect(shop.checkout.notice).toContainText("Some items are no longer available");
  expect(await ordersOf(buyer.email)).toEqual([]);

  await shop.cart.open();
  await expect(shop.cart.line(tee)).toContainText(/sold out/i);
  await expect(shop.cart.checkoutLink).toBeDisabled();
  await changeStock(tee.variantId, free);
  await page.reload();
  await expect(shop.cart.line(tee)).toContainText(/price/i);
  await shop.cart.checkout();
  await shop.checkout.loseAnswers();
  await shop.checkout.doubleClickPlaceCodOrder();
  await expect(shop.checkout.notice).toContainText("never placed twice");
  expect(await ordersOf(buyer.email)).toHaveLength(1);
  await shop.checkout.clickPlaceCodOrder();
  await expect(shop.checkout.notice).toContainText("never placed twice");
  await shop.checkout.heal();
  await page.reload();
  await shop.checkout.expectTyped(buyer);
  await shop.checkout.placeCodOrder();
  await shop.success.expectConfirmed();
  expect(await ordersOf(buyer.email)).toMatchObject([{ total: total + 90 }]);
  expect(await availableOf(tee.variantId)).toBe(free - 1);
  await shop.frame.expectCount(0);
  await changePrice(tee.productId, tee.price);
});

/** The first wrong field has the focus, and each is described by its error. */
async function expectLinkedErrors(page: Page): Promise<void> {
  const wrong = page.locator("[aria-invalid=true]");
  await expect(wrong.first()).toBeFocused();
  for (const field of await wrong.all()) {
    const ids = (await field.getAttribute("aria-describedby"))?.split(" ") ?? [];
    await expect(page.locator(`#${ids.at(-1) ?? "missing"}`)).not.toBeEmpty();
  }
}

test("two tabs share one cart and place one order from it, which has the delivery day of the product page and the gift message, and Back does not offer it again", async ({
  shop,
  openShop,
  page,
  tee,
  buyer,
  browser,
  context,
  tolerated,
}) => {
  tolerated.push(/ERR_INTERNET_DISCONNECTED/);
  const before = await availableOf(tee.variantId);
  const main = page.getByRole("main");
  // The browser counts delivery days from its own time.
  await page.clock.setFixedTime(SEED_TIME);
  await shop.product.open(tee);
  const answer = page.locator("#product-pincode-answer");
  await context.setOffline(true);
  await page.getByLabel("Deliver to pincode").fill(buyer.pincode);
  await expect(answer).toHaveText("No internet connection. Please check your network");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Check" }).press("Enter");
  const promise = answer.locator("strong");
  await expect(promise).toHaveText(/^By \w{3}, \d{1,2} \w{3,4} to 560038$/);
  const day = (await promise.textContent())?.match(/By (.+) to/)?.[1] ?? "none";
  await shop.product.addToCart();
  await shop.frame.openCart();
  await expect(main.getByRole("textbox", { name: "Deliver to pincode" })).toHaveValue(buyer.pincode);
  const other = await openShop();
  await other.page.clock.setFixedTime(SEED_TIME);
  await other.cart.open();
  await other.cart.increase(tee);
  await shop.cart.expectLine(tee, 2);
  await shop.cart.increase(tee);
  await other.cart.expectLine(tee, 3);
  await other.frame.expectCount(3);

  const tabs = [shop, other];
  for (const { page: tab, cart, checkout } of tabs) {
    await cart.checkout();
    await expect(tab.getByRole("main").getByLabel("Pincode", { exact: true })).toHaveValue(buyer.pincode);
    await checkout.fill(buyer);
    await expect(tab.getByText(`Arrives by ${day} to 560038.`).filter({ visible: true })).toBeVisible();
    await tab.getByText("Is it a gift? Add a card").click();
    await tab.getByLabel("Message on the card").fill("Happy birthday,\nMeera!");
    await checkout.chooseCod();
    await checkout.settledTotal();
  }
  await Promise.all(tabs.map(({ checkout }) => checkout.placeCodButton.dispatchEvent("click")));
  const first = await Promise.race(
    tabs.map(async (tab) => {
      await tab.page.waitForURL("**/order-success*");
      return tab;
    }),
  );
  await first.success.expectConfirmed();
  await expect(first.success.main).toContainText("Gift message: “Happy birthday, Meera!”");
  await expect(first.success.main).toContainText(`Arrives by ${day}`);
  const number = await first.success.orderNumber();
  await first.page.goBack();
  await expect(first.checkout.placeCodButton).toBeHidden();
  // A guest has no list of orders.
  await expect(first.checkout.main.getByRole("link", { name: "Find your order" })).toBeVisible();
  await first.frame.expectCount(0);
  expect(await ordersOf(buyer.email)).toMatchObject([{ order_id: number }]);
  expect(await availableOf(tee.variantId)).toBe(before - 3);

  const staff = await browser.newContext();
  await signIn(staff, await makeStaff("packer"));
  const slip = await staff.request.get(`/admin/orders/${number}/packing-slip.pdf`);
  const text = (await readPdf(await slip.body())).pages.join(" ").replace(/\s+/g, " ");
  expect(text).toContain("A gift for you Happy birthday, Meera!");
  await staff.close();
});
