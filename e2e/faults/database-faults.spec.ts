import { expect, test } from "../fault-fixtures";
import { ordersOf } from "../support/backend";
import { orderButton } from "../support/checkout-action";

const unavailable = { ok: false, code: "unavailable", message: "Server error. Please try again later" };
const placing = "POST /rest/v1/rpc/place_order";

test("when the database's answer is lost, the next click finds the order that was placed", async ({
  cutShop,
  tee,
  buyer,
}) => {
  const { database } = cutShop.lines;
  const click = await orderButton(cutShop.url, { tee, buyer, method: "cod" });
  await database.cut("lost", placing);
  expect(await click()).toEqual(unavailable);
  expect(database.triesOf(placing)).toHaveLength(1);
  await database.mend();
  const [order, ...others] = await ordersOf(buyer.email);
  expect(others).toEqual([]);
  const bought = { order: { orderNumber: order?.order_id } };
  expect(await click()).toMatchObject({ ok: true, data: { kind: "placed", bought } });
  expect(await ordersOf(buyer.email)).toEqual([order]);
});

test.describe("when the database fails", () => {
  // React's error for a page that the server could not render.
  test.use({ tolerated: [/50\d|Failed to load|React error #441/] });

  test("the checkout says so within eight seconds, and keeps what was typed and the cart", async ({
    cutShop,
    shop,
    tee,
    buyer,
  }) => {
    const { database } = cutShop.lines;
    await shop.reachCheckout(tee, buyer);
    await shop.checkout.chooseCod();
    await shop.checkout.settledTotal();
    await database.cut("hang");
    await shop.checkout.placeCodButton.click();
    await expect(shop.checkout.notice).toContainText(unavailable.message, { timeout: 9_000 });
    await expect(shop.checkout.notice).toContainText(/what you typed is kept/i);
    expect(database.triesOf(placing)).toEqual([]);
    await database.mend();
    await shop.checkout.expectTyped(buyer);
    await shop.frame.expectCount(1);
    expect(await ordersOf(buyer.email)).toEqual([]);
    await shop.checkout.placeCodOrder();
    await shop.success.expectConfirmed();
    expect(await ordersOf(buyer.email)).toHaveLength(1);
  });

  test("a payment is not lost: the page shows an error, then the order once the database is back", async ({
    cutShop,
    shop,
    tee,
    buyer,
    page,
  }) => {
    const { database } = cutShop.lines;
    await shop.reachCheckout(tee, buyer);
    await shop.checkout.payOnline();
    await database.cut(500);
    await shop.razorpay.succeed();
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("Something went wrong");
    await database.mend();
    await page.getByRole("button", { name: "Try Again" }).click();
    await shop.success.expectConfirmed();
    await shop.frame.expectCount(0);
    expect(await ordersOf(buyer.email)).toEqual([
      expect.objectContaining({ status: "Confirmed", payment_status: "captured" }),
    ]);
  });
});
