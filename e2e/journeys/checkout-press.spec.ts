import { expect, test } from "../fixtures";
import type { Hand } from "../pages/checkout-page";
import { changePrice, ordersOf } from "../support/backend";
import { Buyer } from "../support/buyer";
import { rupees } from "../support/rupees";

test.describe.configure({ timeout: 90_000 });

function handsOf(isMobile: boolean): Hand[] {
  return isMobile ? ["touch"] : ["mouse", "keyboard"];
}

for (const [pace, ms] of [
  ["fast", 0],
  ["slow", 2000],
] as const) {
  test(`a guest fills the form top-down and presses Pay once, with a ${pace} quote: one order`, async ({
    shop,
    tee,
    isMobile,
  }) => {
    await shop.checkout.slowQuotes(ms);
    for (const hand of handsOf(isMobile)) {
      const buyer = new Buyer();
      await shop.reachCheckout(tee, buyer);
      await shop.checkout.press(shop.checkout.payButton, hand);
      await shop.razorpay.succeed();
      await shop.success.expectConfirmed();
      expect(await ordersOf(buyer.email), hand).toHaveLength(1);
    }
  });
}

test("a guest chooses cash and presses Place order once, with a slow quote: one order", async ({
  shop,
  tee,
  isMobile,
}) => {
  await shop.checkout.slowQuotes(2000);
  for (const hand of handsOf(isMobile)) {
    const buyer = new Buyer();
    await shop.reachCheckout(tee, buyer);
    await expect(shop.checkout.main).toContainText("for ₹40 more");
    await shop.checkout.chooseCod();
    await shop.checkout.press(shop.checkout.placeCodButton, hand);
    await shop.success.expectConfirmed();
    expect(await ordersOf(buyer.email), hand).toHaveLength(1);
  }
});

test("a total that moves after the press is said, and one more press orders", async ({
  shop,
  tee,
  isMobile,
}) => {
  for (const hand of handsOf(isMobile)) {
    const buyer = new Buyer();
    await shop.reachCheckout(tee, buyer);
    const before = await shop.checkout.settledTotal();
    await changePrice(tee.productId, tee.price + 100);
    try {
      await shop.checkout.press(shop.checkout.payButton, hand);
      await expect(shop.checkout.notice).toContainText(
        `the total is now ${rupees(before + 90)}, it was ${rupees(before)}.`,
      );
      await expect(shop.razorpay.element).toHaveCount(0);
      expect(await ordersOf(buyer.email)).toEqual([]);
      await shop.checkout.press(shop.checkout.payButton, hand);
      await shop.razorpay.succeed();
      await shop.success.expectConfirmed();
      expect(await ordersOf(buyer.email), hand).toHaveLength(1);
    } finally {
      await changePrice(tee.productId, tee.price);
    }
  }
});
