import { expect, test } from "../fixtures";
import { backend, rowOf } from "../support/backend";
import { placeOrder } from "../support/orders";
import { makeGatewayOrder } from "../support/paid-orders";
import { razorpayControl } from "../support/razorpay-control";
import { officeViolations, sidewaysScroll } from "../support/rules";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

/** Money that came for no order of the shop; the id of its case. `amount`: rupees. */
async function strayMoney(amount: number): Promise<number> {
  const gatewayOrderId = await makeGatewayOrder(amount, "nobody");
  await razorpayControl.pay(gatewayOrderId, "captured");
  const find = () =>
    backend.from("reconciliation_breaks").select("id").eq("gateway_order_id", gatewayOrderId).limit(1);
  await expect.poll(async () => (await find()).data?.length).toBe(1);
  return rowOf(await find()).id;
}

test("money without an order is given to one, which is paid by it; above the set amount a second person agrees @both", async ({
  page,
  browser,
  tee,
  buyer,
}) => {
  const number = await placeOrder(tee, { email: buyer.email, method: "online" });
  const { total } = rowOf(await backend.from("orders").select("total").eq("order_id", number));
  const small = await strayMoney(total);
  const large = await strayMoney(6000);
  const manager = await makeStaff("manager");
  await signIn(page.context(), manager);

  await page.goto(`/admin/money/${small}`);
  expect([...(await officeViolations(page)), ...(await sidewaysScroll(page))]).toEqual([]);
  await page.getByRole("button", { name: "Give it to an order …" }).click();
  const match = page.getByRole("dialog", { name: "Whose money is it?" });
  await match.getByLabel("How do you know?").fill("Its buyer sent the receipt");
  await match.getByRole("button", { name: "Give it to an order" }).click();
  await expect(match.getByText("An order number, such as")).toBeVisible();
  await match.getByLabel("Order number").fill(number.toLowerCase());
  await match.getByRole("button", { name: "Give it to an order" }).click();
  await expect(page.getByText(`Closed: Given to ${number}`)).toBeVisible();
  await page.getByRole("link", { name: number }).click();
  await expect(page.getByRole("main").getByText("To print").first()).toBeVisible();

  await page.goto(`/admin/money/${large}`);
  await page.getByRole("button", { name: "Close the case …" }).click();
  const close = page.getByRole("dialog", { name: "Close the case" });
  await close.getByLabel("What was done?").fill("Refunded in the dashboard");
  await close.getByRole("button", { name: "Close the case" }).click();
  await expect(page.getByText("A colleague who looks after the money must agree.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Close the case …" })).toBeDisabled();

  const second = await browser.newPage();
  await signIn(second.context(), await makeStaff());
  await second.goto("/admin/money?q=waiting:yes");
  await second.locator(`a[href="/admin/money/${large}"]`).filter({ visible: true }).click();
  await second.getByRole("button", { name: "Agree" }).click();
  await expect(second.getByText("Closed: Refunded in the dashboard")).toBeVisible();
  await second.close();
});
