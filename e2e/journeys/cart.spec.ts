import { expect, test } from "../fixtures";
import { makeGoods } from "../support/goods";

test("an added item is changed in its message, and the cart lists each size separately, follows fast clicks and typed quantities, and Undo restores a line", async ({
  shop,
  tee,
  page,
}) => {
  await shop.product.open(tee);
  await shop.product.addToCart();
  await shop.frame.expectToast("Added to Cart");
  const message = shop.frame.toasts;
  const increase = message.getByRole("button", { name: "Increase quantity" });
  await expect(increase).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(message.locator(":focus")).toHaveCount(1);
  await increase.click();
  await shop.frame.expectCount(2);
  await message.getByRole("button", { name: "Remove" }).click();
  await shop.frame.expectToast("Removed from Cart");
  await shop.frame.expectCount(0);
  await message.getByRole("button", { name: "Undo" }).click();
  await shop.frame.expectCount(2);
  const other = await shop.product.chooseAnotherSize(tee);
  await shop.product.addToCart();
  await shop.frame.expectCount(3);
  await shop.cart.open();
  await expect(shop.cart.lines).toHaveCount(2);
  await shop.cart.expectLine(tee, 2);
  await shop.cart.expectLine(other, 1);

  await shop.cart.remove(other);
  await shop.frame.expectToast("Removed from Cart");
  await page.getByRole("button", { name: "Undo" }).click();
  await shop.cart.expectLine(other, 1);
  await shop.cart.setQuantity(other, "0");
  await expect(shop.cart.lines).toHaveCount(1);

  await shop.cart.setQuantity(tee, "1");
  const look = page.getByRole("region", { name: "Complete the look" });
  await expect(look.getByText(/^Add ₹[\d,]+ more for free delivery\.$/)).toBeVisible();
  expect(await look.getByRole("link").count()).toBeGreaterThan(1);
  await expect(look.getByRole("link", { name: tee.name, exact: true })).toHaveCount(0);
  // Of any tee, one costs less than free delivery, and three cost more.
  await shop.cart.setQuantity(tee, "3");
  await expect(look).toHaveCount(0);

  const expected = await shop.cart.clickFast(tee, "+".repeat(8) + "-".repeat(3));
  await shop.cart.expectLine(tee, expected);
  await page.reload();
  await shop.cart.expectLine(tee, expected);
  await shop.frame.expectCount(expected);
  await shop.cart.expectTotalsOf(tee, expected);

  const goods = await makeGoods({ M: 3 }, { status: "published" });
  const [variant] = goods.variants;
  const rare = { ...tee, name: goods.name, colorName: "Black", size: "M", variantId: variant?.id ?? 0 };
  await shop.cart.fillWith(rare);
  await expect(shop.cart.line(rare)).toContainText("₹");
  await shop.cart.clickFast(rare, "+++++");
  await expect(shop.cart.line(rare)).toContainText("Only 3 left.");
  await shop.cart.expectLine(rare, 3);
  await shop.cart.remove(rare);

  await shop.cart.setQuantity(tee, "11");
  await expect(shop.cart.line(tee)).toContainText("You can order at most 10 of one item.");
  await shop.cart.expectLine(tee, 10);
  await shop.cart.typeQuantityAndCheckout(tee, "3");
  await expect(shop.checkout.main.getByText("3 items").filter({ visible: true }).first()).toBeVisible();
  await page.goBack();
  await shop.cart.expectLine(tee, 3);
  await shop.cart.clear();
  await shop.frame.expectToast("Cart Cleared");
  await shop.cart.expectEmpty();
});
