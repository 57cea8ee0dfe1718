import { expect, test } from "../fixtures";
import { backend, rowOf } from "../support/backend";
import { placeOrder } from "../support/orders";
import { makeGatewayOrder, payAtGateway } from "../support/paid-orders";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

/** A payment without an order of the shop; returns the id of its case. `amount`: rupees. */
async function unmatchedPayment(amount: number): Promise<number> {
  const gatewayOrderId = await makeGatewayOrder(amount, "unknown");
  await payAtGateway(gatewayOrderId);
  const found = backend.from("reconciliation_breaks").select("id").eq("gateway_order_id", gatewayOrderId);
  return rowOf(await found).id;
}

test("a payment without an order is matched to one, and a large amount needs a second person", async ({
  page,
  browser,
  tee,
  buyer,
}) => {
  const number = await placeOrder(tee, { email: buyer.email, method: "online" });
  const { total } = rowOf(await backend.from("orders").select("total").eq("order_id", number));
  const small = await unmatchedPayment(total);
  const large = await unmatchedPayment(6000);
  await signIn(page.context(), await makeStaff("manager"));

  await page.goto(`/admin/money/${small}`);
  await page.getByRole("button", { name: "Match to an order…" }).click();
  const match = page.getByRole("dialog", { name: "Match to an order" });
  await match.getByLabel("How do you know?").fill("Its buyer sent the receipt");
  await match.getByLabel("Order number").fill(number.toLowerCase());
  await match.getByRole("button", { name: "Match to an order" }).click();
  await expect(page.getByText(`Closed: Given to ${number}`)).toBeVisible();
  await page.getByRole("link", { name: number }).click();
  await expect(page.getByRole("main").getByText("Confirmed").first()).toBeVisible();

  await page.goto(`/admin/money/${large}`);
  await page.getByRole("button", { name: "Close the case…" }).click();
  const close = page.getByRole("dialog", { name: "Close the case" });
  await close.getByLabel("What was done?").fill("Refunded in the dashboard");
  await close.getByRole("button", { name: "Close the case" }).click();
  await expect(page.getByText("A colleague with access to payments must approve.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Close the case…" })).toBeDisabled();

  const second = await browser.newPage();
  await signIn(second.context(), await makeStaff());
  await second.goto("/admin/money?q=waiting:yes");
  await second.locator(`a[href="/admin/money/${large}"]`).filter({ visible: true }).click();
  await second.getByRole("button", { name: "Approve" }).click();
  await expect(second.getByText("Closed: Refunded in the dashboard")).toBeVisible();
  await second.close();
});
