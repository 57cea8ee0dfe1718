import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import type { Hand } from "../pages/checkout-page";
import { changePrice, ordersOf } from "../support/backend";
import { Buyer } from "../support/buyer";
import { rupees } from "../support/rupees";

function handsOf(isMobile: boolean): Hand[] {
  return isMobile ? ["touch"] : ["mouse", "keyboard"];
}

/** Simulates a slow line: holds the page's scripts back until the returned function is called. */
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

for (const [pace, ms, tag] of [
  ["fast", 0, "@phone"],
  ["slow", 2000, "@both"],
] as const) {
  test(`one press of Pay places one order, with a ${pace} quote`, { tag }, async ({
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

test("one press of Place order places one cash order, with a slow quote", async ({ shop, tee, isMobile }) => {
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

test("the checkout says when the total has changed, and a second press orders", async ({
  shop,
  tee,
  buyer,
}) => {
  await shop.reachCheckout(tee, buyer);
  const before = await shop.checkout.settledTotal();
  await changePrice(tee.productId, tee.price + 100);
  try {
    await shop.checkout.press(shop.checkout.payButton, "keyboard");
    await expect(shop.checkout.notice).toContainText(`the total is now ${rupees(before + 90)}`);
    await expect(shop.razorpay.element).toHaveCount(0);
    expect(await ordersOf(buyer.email)).toEqual([]);
    await shop.checkout.press(shop.checkout.payButton, "keyboard");
    await shop.razorpay.succeed();
    await shop.success.expectConfirmed();
    expect(await ordersOf(buyer.email)).toHaveLength(1);
  } finally {
    await changePrice(tee.productId, tee.price);
  }
});

test("the button does not move when a price arrives while it is held down", { tag: "@both" }, async ({
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

test("Pay first checks a coupon code that was typed but not applied", async ({
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

test("a press before the page's scripts load places the order once they do", async ({
  shop,
  tee,
  buyer,
  page,
}) => {
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

test("the form restores earlier input, but not in the field that has the focus", async ({
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
