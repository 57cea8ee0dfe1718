import { expect, test } from "../fixtures";
import { RazorpayWindow } from "../pages/razorpay-window";
import { backend, rowOf } from "../support/backend";
import { nextOrderMail } from "../support/inbox";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

test("support takes an order by phone, continues its draft after a reload, and the customer pays by the link", async ({
  page,
  tee,
  buyer,
  browser,
}) => {
  await signIn(page.context(), await makeStaff("support"));
  await page.goto("/admin/orders/new");
  const send = page.getByRole("button", { name: "Send payment link" });
  await expect(send).toBeDisabled();
  const variant = rowOf(await backend.from("product_variants").select("sku").eq("id", tee.variantId));
  await page.getByLabel("Product name or SKU").fill(variant.sku);
  await page.getByRole("button", { name: `Add ${tee.name}, ${tee.colorName}, ${tee.size}:` }).click();
  await page.getByLabel("Mobile number").fill(buyer.phone);
  await expect(page.getByText("No orders with this number yet.")).toBeVisible();
  await page.getByLabel("Full name").fill(buyer.name);
  await page.getByLabel("Pincode", { exact: true }).fill("560001");
  await expect(page.getByLabel("City")).toHaveValue("Bengaluru");
  await expect(page.getByText("Draft saved.")).toBeVisible();
  await expect(page).toHaveURL(/draft=/);

  await page.reload();
  await expect(page.getByLabel("Mobile number")).toHaveValue(buyer.phone);
  await page.getByLabel("Flat, house, street").fill("12 MG Road");
  await page.getByRole("textbox", { name: "Email" }).fill(buyer.email);
  await expect(page.getByText("Draft saved.")).toBeVisible();
  await send.dblclick();
  await page.waitForURL(/\/admin\/orders\/KP-/);
  const number = page.url().slice(-17);
  await expect(page.getByRole("listitem").filter({ hasText: "Phone order" })).toBeVisible();

  const mail = await nextOrderMail(buyer.email, `Pay for order ${number}`);
  const customer = await browser.newPage();
  await customer.goto(/https?:\S+order-details\S+/.exec(mail.text)?.[0] ?? "");
  await customer.getByRole("button", { name: /^Pay ₹/ }).click();
  await new RazorpayWindow(customer).succeed();
  await expect(customer.getByText("Confirmed").first()).toBeVisible();
  await customer.close();
});
