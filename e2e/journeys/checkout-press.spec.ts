import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import type { Hand } from "../pages/checkout-page";
import { changePrice, ordersOf } from "../support/backend";
import { Buyer } from "../support/buyer";
import { rupees } from "../support/rupees";

test.describe.configure({ timeout: 90_000 });

function handsOf(isMobile: boolean): Hand[] {
  return isMobile ? ["touch"] : ["mouse", "keyboard"];
}

/** A slow line: the page is there long before its scripts, which come when they are let go. */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/_next/static/chunks/**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

for (const [pace, ms] of [
  ["fast", 0],
  ["slow", 2000],
] as const) {
  test(`a guest fills the form top-down and presses Pay once, with a ${pace} quote: one order`, {
    tag: "@both",
  }, async ({ shop, tee, isMobile }) => {
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

test("a guest chooses cash and presses Place order once, with a slow quote: one order", {
  tag: "@both",
}, async ({ shop, tee, isMobile }) => {
  await shop.checkout.slowQuotes(2000);
  for (const hand of handsOf(isMobile)) {
    const buyer = new Buyer();
    await shop.reachCheckout(tee, buyer);
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
      await expect(shop.checkout.notice).toContainText(`the total is now ${rupees(before + 90)}`);
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

test("a price that comes while the button is held down does not move it", { tag: "@both" }, async ({
  shop,
  tee,
  buyer,
}) => {
  await shop.reachCheckout(tee, buyer);
  await shop.checkout.settledTotal();
  const letPriceCome = await shop.checkout.holdQuotes();
  await shop.checkout.chooseCod();
  await shop.checkout.pressUntilPriced(shop.checkout.placeCodButton, letPriceCome);
  await shop.success.expectConfirmed();
  expect(await ordersOf(buyer.email)).toHaveLength(1);
});

test("a coupon code that was typed and never applied is not passed over", async ({
  shop,
  tee,
  buyer,
  isMobile,
}) => {
  await shop.reachCheckout(tee, buyer);
  await shop.checkout.typeCoupon("nosuchcode");
  const hand = isMobile ? "touch" : "mouse";
  await shop.checkout.press(shop.checkout.payButton, hand);
  await expect(shop.checkout.notice.first()).toContainText("We don't know the code NOSUCHCODE.");
  await expect(shop.checkout.notice.first()).toContainText("Nothing was ordered");
  expect(await ordersOf(buyer.email)).toEqual([]);
  await shop.checkout.press(shop.checkout.payButton, hand);
  await shop.razorpay.succeed();
  await shop.success.expectConfirmed();
});

test("a press that comes before the page's scripts is kept for them", async ({ shop, tee, buyer, page }) => {
  await shop.cart.fillWith(tee);
  const release = await holdScripts(page);
  await page.goto("/checkout", { waitUntil: "commit" });
  await shop.checkout.fillByHand(buyer);
  await page.getByRole("button", { name: /^Pay/ }).click();
  release();
  await shop.razorpay.succeed();
  await shop.success.expectConfirmed();
  expect(await ordersOf(buyer.email)).toHaveLength(1);
});

test("what was typed before comes back, but not under the fingers of somebody who types", async ({
  shop,
  tee,
  page,
}) => {
  await shop.cart.fillWith(tee);
  await page.evaluate(() => {
    const values = { name: "Meera Nair", pincode: "560038" };
    window.sessionStorage.setItem("kapas-checkout", JSON.stringify({ values, method: "cod" }));
  });
  const release = await holdScripts(page);
  await page.goto("/checkout", { waitUntil: "commit" });
  const pincode = page.getByLabel("Pincode", { exact: true });
  await pincode.focus();
  release();
  await expect(page.getByLabel("Full name")).toHaveValue("Meera Nair");
  await page.keyboard.type("110001");
  await expect(pincode).toHaveValue("110001");
});
