import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { backend, rowOf } from "../support/backend";
import { payAtGateway, placeOnlineOrder } from "../support/paid-orders";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

test("support corrects an address and adds a note, a late cancellation changes nothing, and a manager refunds an item once by a double click and a second tab", async ({
  page,
  browser,
  tee,
  buyer,
}) => {
  const { id, gatewayOrderId } = await placeOnlineOrder(tee, buyer.email);
  await payAtGateway(gatewayOrderId);
  const { order_id: number } = rowOf(await backend.from("orders").select("order_id").eq("id", id));
  await signIn(page.context(), await makeStaff("support"));
  await page.goto(`/admin/orders/${number}`);
  await page.getByRole("button", { name: "Change", exact: true }).click();
  const address = page.getByRole("dialog", { name: "Change address" });
  await address.getByLabel("Pincode").fill("570001");
  await expect(address.getByLabel("City")).toHaveValue("Mysuru");
  await address.getByLabel("Pincode").fill("560001");
  await expect(address.getByLabel("City")).toHaveValue("Bengaluru");
  await address.getByLabel("Flat, house, street").fill("9 Brigade Road");
  await address.getByRole("button", { name: "Save" }).click();
  await expect(page.locator("address")).toContainText("9 Brigade Road");
  await page.getByLabel("Note for the team").fill("Called: new flat");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Called: new flat" })).toBeVisible();

  const context = await browser.newContext();
  await signIn(context, await makeStaff("manager"));
  const manager = await context.newPage();
  await manager.goto(`/admin/orders/${number}`);
  await manager.getByRole("button", { name: "Start production" }).click();
  await expect(manager.getByRole("button", { name: "Mark as packed" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel order" }).click();
  const cancel = page.getByRole("dialog", { name: `Cancel ${number}?` });
  await cancel.getByLabel("Reason (shown to the customer)").fill("Out of ink");
  await cancel.getByRole("button", { name: "Cancel order" }).click();
  await expect(page.getByText(/No change: the order is already “In production”/).first()).toBeVisible();
  await expect(page.getByRole("main").getByText("In production", { exact: true }).first()).toBeVisible();

  const second = await context.newPage();
  await second.goto(`/admin/orders/${number}`);
  const [dialog, stale] = [await openRefund(manager, number), await openRefund(second, number)];
  await dialog.getByLabel("Amount in rupees").fill("99999");
  await dialog.getByLabel("Reason").fill("A loose thread");
  await dialog.getByRole("button", { name: "Refund", exact: true }).click();
  await expect(dialog.getByText(/^At most ₹.* is left\.$/)).toBeVisible();
  for (const form of [dialog, stale]) await form.getByLabel(tee.name).selectOption("1");
  await dialog.getByRole("button", { name: /Refund ₹\d+/ }).dblclick();
  await expect(manager.getByRole("listitem").filter({ hasText: `1 × ${tee.name}` })).toHaveCount(1);
  await expect(manager.getByRole("listitem").filter({ hasText: /Refund of ₹\d+ requested/ })).toHaveCount(1);

  await stale.getByLabel("Reason").fill("A loose thread");
  await stale.getByRole("button", { name: /Refund ₹\d+/ }).click();
  await expect(stale.getByText(/^No change: this order was refunded by/)).toBeVisible();
  await expect(second.getByRole("listitem").filter({ hasText: `1 × ${tee.name}` })).toHaveCount(1);
  await context.close();
});

async function openRefund(tab: Page, number: string) {
  await tab.getByRole("button", { name: "Refund…" }).click();
  return tab.getByRole("dialog", { name: `Refund ${number}` });
}
