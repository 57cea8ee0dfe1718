import type { Page } from "@playwright/test";
import { expect, listenForComplaints, test } from "../fixtures";
import { DesignerPage } from "../pages/designer-page";
import { pressBeforeHydration, translate } from "../support/translation";

/** Translates before and after each step, as a browser translates all new text. */
async function inTranslation(page: Page, steps: (() => Promise<unknown>)[]): Promise<void> {
  await translate(page);
  for (const step of steps) {
    await step();
    await translate(page);
  }
}

test.describe("a page translated before React has started", () => {
  // React reports that it has replaced the page.
  test.use({ tolerated: [/#418/] });

  test("a translated shop keeps a size that was chosen before its scripts, and takes an order with correct sizes and sums", async ({
    shop,
    page,
    tee,
    buyer,
  }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/_next/static/chunks/**/*.js", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`/products/${tee.slug}?color=${tee.color}`, { waitUntil: "commit" });
    const size = page.locator(`input[data-size="${tee.size}"]`);
    await size.check();
    await translate(page);
    release();
    await expect(page.locator("main font")).toHaveCount(0);
    await expect(size).toBeChecked();
    await shop.product.addToCart();
    await shop.frame.expectToast("Added to Cart");

    await pressBeforeHydration(page, `input[data-size="${tee.size}"]`);
    await page.goto(`/products/${tee.slug}?color=${tee.color}`);
    await expect(size).toBeChecked();
    await shop.product.addToCart();
    await shop.frame.expectCount(2);
    await expect(page.locator("[data-buy-button] font")).toHaveCount(0);

    const later = listenForComplaints(page);
    const added = page.getByText("In your cart:");
    await inTranslation(page, [
      () => expect(added).toBeVisible(),
      () => shop.product.chooseAnotherSize(tee),
      () => expect(added).toBeHidden(),
      () => shop.product.chooseAnotherColor(),
    ]);
    await shop.frame.openCart();
    const count = shop.cart.main.getByText(/^(Subtotal|Full price) \(/);
    await inTranslation(page, [
      ...[3, 4].flatMap((quantity) => [
        () => shop.cart.increase(tee),
        () => shop.cart.expectTotalsOf(tee, quantity),
        () => expect(count).toContainText(`${quantity} items`),
      ]),
      () => shop.cart.setQuantity(tee, "1"),
      () => shop.cart.expectTotalsOf(tee, 1),
    ]);

    const goods = await shop.cart.total();
    await shop.cart.checkout();
    await inTranslation(page, [
      () => shop.checkout.fill(buyer),
      () => shop.checkout.chooseCod(),
      async () => expect(await shop.checkout.settledTotal()).toBe(goods + 40),
      () => shop.checkout.placeCodButton.click(),
      () => page.waitForURL("**/order-success*"),
    ]);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Almost done");
    expect(later).toEqual([]);
  });
});

test("a translated designer updates its texts when the selection changes", async ({ page }) => {
  const designer = new DesignerPage(page);
  await designer.open();
  const white = page.getByRole("button", { name: "White", exact: true });
  await inTranslation(page, [
    () => designer.openTool("Text"),
    () => page.getByRole("button", { name: "Headline" }).click(),
    () => page.getByLabel("Your text", { exact: true }).fill("Hello"),
    () => designer.hasLetters(),
    () => designer.show("Back"),
    () => designer.openTool("Product"),
    () => white.click(),
    () => expect(white).toHaveAttribute("aria-pressed", "true"),
    () => expect(page.getByText("Colour: White")).toBeVisible(),
    () => designer.undo().click(),
    () => expect(page.getByText("Colour: White")).toBeHidden(),
    () => designer.isSaved(),
  ]);
  await designer.show("Front");
  await expect(designer.stop(/^Text Hello/)).toBeAttached();
});
