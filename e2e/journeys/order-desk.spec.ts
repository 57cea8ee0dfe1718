import { expect, test } from "../fixtures";
import { backend, rowOf } from "../support/backend";
import { nextOrderMail } from "../support/inbox";
import { runJobs } from "../support/jobs";
import { deliverOrder, packOrder, placeOrder, tokenOf } from "../support/orders";
import { placeOnlineOrder, stateOf } from "../support/paid-orders";
import { razorpayControl } from "../support/razorpay-control";
import { officeViolations, sidewaysScroll } from "../support/rules";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

test("an order leaves in two parcels, and its buyer has both numbers @both", async ({ page, tee, buyer }) => {
  const number = await placeOrder(tee, { email: buyer.email });
  await packOrder(number);
  await signIn(page.context(), await makeStaff("packer"));
  await page.goto(`/admin/orders/${number}`);
  await page.getByRole("button", { name: "Ship", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: `Ship ${number}` });
  await dialog.getByLabel("Courier").fill("Delhivery");
  await dialog.getByLabel("Tracking number").fill("DL-1");
  await dialog.getByRole("button", { name: "One more parcel" }).click();
  await dialog.getByRole("button", { name: "Ship" }).click();
  await expect(dialog.getByText("Type the number on the label")).toBeVisible();
  await dialog.getByLabel("Tracking number").last().fill("DL-2");
  await dialog.getByRole("button", { name: "Ship" }).click();
  await expect(page.getByRole("heading", { name: "2 parcels" })).toBeVisible();
  await expect(page.getByText("Cancel order:")).toBeHidden();
  expect([...(await officeViolations(page)), ...(await sidewaysScroll(page))]).toEqual([]);

  await runJobs();
  const mail = await nextOrderMail(buyer.email, `Order ${number} is on its way`);
  expect(mail.text).toContain("Tracking number: DL-1");
  expect(mail.text).toContain("One more parcel: Delhivery DL-2");
  await page.context().clearCookies();
  await page.goto(`/order-details/${number}?token=${await tokenOf(number)}`);
  await expect(page.getByRole("heading", { name: "Tracking, 2 parcels" })).toBeVisible();
});

test("support corrects an address and writes a note; of two who act at once, the second is told who was first", async ({
  page,
  browser,
  tee,
  buyer,
}) => {
  const number = await placeOrder(tee, { email: buyer.email });
  await signIn(page.context(), await makeStaff("support"));
  await page.goto(`/admin/orders/${number}`);
  await page.getByRole("button", { name: "Change", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Change the address" });
  await dialog.getByLabel("Pincode").fill("110001");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("alert")).toContainText("This pincode is in another state");
  await dialog.getByLabel("Pincode").fill("560001");
  await dialog.getByLabel("Flat, house, street").fill("9 Brigade Road");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.locator("address")).toContainText("9 Brigade Road");
  await page.getByLabel("Note for the team").fill("Called: new flat");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Called: new flat" })).toBeVisible();

  const packer = await browser.newPage();
  await signIn(packer.context(), await makeStaff("packer"));
  await packer.goto(`/admin/orders/${number}`);
  await packer.getByRole("button", { name: "Start printing" }).click();
  await expect(packer.getByRole("button", { name: "Mark as packed" })).toBeVisible();
  await packer.close();

  await page.getByRole("button", { name: "Cancel order" }).click();
  const cancel = page.getByRole("dialog", { name: `Cancel ${number}?` });
  await cancel.getByLabel("Why? The buyer reads it").fill("Out of ink");
  await cancel.getByRole("button", { name: "Cancel the order" }).click();
  await expect(page.getByRole("main").getByText("Printing", { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/Nothing was done: the order is “Printing” by now/).first()).toBeVisible();
});

test("a manager sends a part of the money back, and two presses send it once", async ({
  page,
  tee,
  buyer,
}) => {
  const { id, gatewayOrderId } = await placeOnlineOrder(tee, buyer.email);
  await razorpayControl.pay(gatewayOrderId, "captured");
  await expect.poll(async () => (await stateOf(id)).payment_status).toBe("captured");
  const { order_id: orderNumber } = rowOf(await backend.from("orders").select("order_id").eq("id", id));
  await signIn(page.context(), await makeStaff("manager"));
  await page.goto(`/admin/orders/${orderNumber}`);
  await page.getByRole("button", { name: "Send money back …" }).click();
  const dialog = page.getByRole("dialog", { name: `Send money back for ${orderNumber}` });
  await dialog.getByLabel("Amount in rupees").fill("99999");
  await dialog.getByLabel("Why").fill("A loose thread");
  await dialog.getByRole("button", { name: /Send ₹/ }).click();
  await expect(dialog.getByText(/^At most ₹.* is left\.$/)).toBeVisible();
  await dialog.getByLabel("Amount in rupees").fill("100");
  await dialog.getByRole("button", { name: "Send ₹100 back" }).dblclick();
  await expect(page.getByRole("listitem").filter({ hasText: "−₹100" })).toHaveCount(1);
  await expect(page.getByRole("listitem").filter({ hasText: "Refund of ₹100 requested" })).toHaveCount(1);
});

test("support notes an exchange for a caller, and mails the invoice once more @both", async ({
  page,
  tee,
  buyer,
}) => {
  const number = await placeOrder(tee, { email: buyer.email });
  await deliverOrder(number);
  await signIn(page.context(), await makeStaff("support"));
  await page.goto(`/admin/orders/${number}`);
  await page.getByRole("button", { name: "Return or exchange …" }).click();
  const dialog = page.getByRole("dialog", { name: `Return or exchange of ${number}` });
  await dialog.getByLabel("Why?").fill("Too tight at the shoulders");
  await dialog.getByRole("button", { name: "Note the exchange" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(
    "Please choose the size or colour that we send instead.",
  );
  await dialog.getByLabel("Send instead").selectOption({ index: 1 });
  expect([...(await officeViolations(page)), ...(await sidewaysScroll(page))]).toEqual([]);
  await dialog.getByRole("button", { name: "Note the exchange" }).dblclick();
  const returns = page.getByRole("region", { name: "Returns" });
  await expect(returns).toContainText("“Too tight at the shoulders”");
  await expect(returns.getByRole("link", { name: /^KP-/ })).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Return or exchange …" })).toBeHidden();

  await page.getByRole("button", { name: "Mail the invoice to the buyer" }).click();
  await expect(page.locator("[data-slot=toast]").filter({ hasText: "Queued" })).toBeVisible();
  await runJobs();
  const mail = await nextOrderMail(buyer.email, `The invoice of order ${number}`);
  await nextOrderMail(buyer.email, `Your exchange of order ${number}`);
  await page.context().clearCookies();
  await page.goto(/https?:\S+order-details\S+/.exec(mail.text)?.[0] ?? "");
  await expect(page.getByRole("link", { name: /^Download invoice/ })).toBeVisible();
});
