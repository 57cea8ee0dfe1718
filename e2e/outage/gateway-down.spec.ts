import { expect, test } from "../fixtures";
import { ordersOf } from "../support/backend";
import { get } from "../support/http";
import { outage } from "../support/outage";
import { staticPaths } from "../support/site";

test.describe.configure({ mode: "serial" });
test.afterEach(() => outage.end());

test("while the backend is down cached pages still open, and /api/ready answers 503", async () => {
  const paths = await staticPaths();
  for (const path of paths) await get(path);
  await outage.begin();
  for (const path of paths) {
    const reply = await get(path);
    expect(reply.status, path).toBe(200);
    expect(reply.body, path).toMatch(/<h1[\s>]/);
  }
  expect((await get("/api/health")).status).toBe(200);
  expect((await get("/api/ready")).status).toBe(503);
});

test.describe("when the database is down", () => {
  test.use({ tolerated: [/50\d|Failed to load/] });

  test("the checkout says so, keeps what was typed, and places the order when the database is back", async ({
    shop,
    tee,
    buyer,
  }) => {
    await shop.reachCheckout(tee, buyer);
    await shop.checkout.chooseCod();
    await shop.checkout.settledTotal();
    await outage.begin();
    await shop.checkout.placeCodButton.click();
    await expect(shop.checkout.notice).toContainText(/again|moment|unavailable/i);
    await shop.checkout.expectTyped(buyer);
    await shop.frame.expectCount(1);
    await outage.end();
    expect(await ordersOf(buyer.email)).toEqual([]);
    await shop.checkout.placeCodOrder();
    await shop.success.expectConfirmed();
    expect(await ordersOf(buyer.email)).toHaveLength(1);
  });

  test("the checkout says when it can't get the total, and asks for it again", async ({
    shop,
    tee,
    buyer,
    page,
  }) => {
    await shop.reachCheckout(tee, buyer);
    await shop.checkout.settledTotal();
    await outage.begin();
    await shop.checkout.chooseCod();
    await expect(shop.checkout.notice).toContainText("What you typed and your cart are kept.");
    await expect(page.getByRole("button", { name: "Try Again" })).toBeVisible();
    await shop.checkout.placeCodButton.click();
    await expect(shop.checkout.notice).toContainText("Nothing was ordered, and what you typed is kept.");
    await outage.end();
    await shop.checkout.expectTyped(buyer);
    await shop.checkout.placeCodButton.click();
    await shop.success.expectConfirmed();
    expect(await ordersOf(buyer.email)).toHaveLength(1);
  });

  test("a search shows an error, and works again when the database is back", async ({ page }) => {
    await outage.begin();
    await page.goto(`/products?q=lotus&min=${Date.now() % 90}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
    await outage.end();
    await page.getByRole("link", { name: "Try Again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(/lotus/i);
  });
});
