import { setTimeout } from "node:timers/promises";
import { expect, test } from "../fixtures";
import { RazorpayWindow } from "../pages/razorpay-window";
import { backend, rowOf } from "../support/backend";
import { nextOrderMail, orderMessagesTo } from "../support/inbox";
import { placeOrder } from "../support/orders";
import { officeViolations, sidewaysScroll } from "../support/rules";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

test("support takes an order by phone over two visits, and its buyer pays by the link @both", async ({
  page,
  tee,
  buyer,
  browser,
}) => {
  const caller = `Meera ${buyer.phone}`;
  await signIn(page.context(), await makeStaff("support"));
  await page.goto("/admin/orders");
  await page.getByRole("heading", { name: "Orders", level: 1 }).click();
  // Keys work once the page's scripts have run.
  await expect(async () => {
    await page.keyboard.press("n");
    await expect(page.getByRole("heading", { name: "New order" })).toBeVisible({ timeout: 2000 });
  }).toPass();
  const send = page.getByRole("button", { name: "Send payment link" });
  await expect(send).toBeDisabled();
  await expect(page.getByText("Add a piece first.")).toBeVisible();

  const variant = rowOf(
    await backend.from("product_variants").select("sku").eq("id", tee.variantId).limit(1),
  );
  await page.getByLabel("Product name or SKU").fill(variant.sku);
  const add = page.getByRole("button", { name: `Add ${tee.name}, ${tee.colorName}, ${tee.size}:` });
  await expect(add).toBeVisible();
  // The answer to any step may bring the page anew, which begins another draft: what is typed stays.
  await page.getByLabel("Mobile number").fill(buyer.phone);
  await page.evaluate("next.router.refresh()");
  await expect(page.getByText("Nobody has ordered with this number yet.")).toBeVisible();
  await expect(page.getByLabel("Mobile number")).toHaveValue(buyer.phone);
  await add.click();
  await page.getByLabel("Full name").fill(caller);
  await page.getByLabel("Pincode", { exact: true }).fill("560001");
  await expect(page.getByLabel("City")).toHaveValue("Bengaluru");
  await expect(page.getByLabel("State")).toHaveValue("Karnataka");
  await expect(page).toHaveURL(/draft=/);
  await expect(page.getByText("The draft is kept.")).toBeVisible();
  await page.goto("/admin/orders/new");
  await page.getByRole("link", { name: caller }).click();
  await expect(page.getByLabel("Full name")).toHaveValue(caller);
  await expect(page.getByLabel("Mobile number")).toHaveValue(buyer.phone);

  // The scripts come later than the page: nothing can be pressed or typed before, so nothing of it gets lost.
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await setTimeout(500);
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  await page.getByRole("button", { name: `Increase quantity of ${tee.name}` }).click();
  await page.getByLabel("Flat, house, street").fill("12 MG Road");
  await page.unrouteAll({ behavior: "wait" });
  await expect(page.getByText("The draft is kept.")).toBeVisible();
  await send.click();
  await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("textbox", { name: "E-mail" }).fill(buyer.email);
  await expect(page.getByText("The draft is kept.")).toBeVisible();
  // The bar of the back office lies over whatever is scrolled below it.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect([...(await officeViolations(page)), ...(await sidewaysScroll(page))]).toEqual([]);

  await send.dblclick();
  await page.waitForURL(/\/admin\/orders\/KP-/);
  const number = page.url().slice(-17);
  await expect(page.getByRole("listitem").filter({ hasText: "Taken by phone" })).toBeVisible();
  const mail = await nextOrderMail(buyer.email, `Pay for order ${number}`);
  const link = /https?:\S+order-details\S+/;
  const newest = async () => (await orderMessagesTo(`+91${buyer.phone}`, "sms"))[0]?.text ?? "";
  await expect(async () => expect(await newest()).toMatch(link)).toPass();

  const visitor = await browser.newPage();
  await visitor.goto(link.exec(mail.text)?.[0] ?? "");
  await visitor.getByRole("button", { name: /^Pay ₹/ }).click();
  await new RazorpayWindow(visitor).succeed();
  await expect(visitor.getByText("Confirmed").first()).toBeVisible();
  await visitor.close();
});

test("a caller who is known has the address offered; cash meets its rules, and a moved price is agreed to again", async ({
  page,
  tee,
  buyer,
}) => {
  const number = await placeOrder(tee, { email: buyer.email });
  const known = rowOf(await backend.from("orders").select("phone").eq("order_id", number).limit(1));
  await signIn(page.context(), await makeStaff("support"));
  await page.goto("/admin/orders/new");
  await page.getByLabel("Product name or SKU").fill(tee.name);
  await page.getByLabel(`Colour of ${tee.name}`).selectOption(tee.colorName);
  await page.getByRole("button", { name: `Add ${tee.name}, ${tee.colorName}, ${tee.size}:` }).click();
  await page.getByLabel("Mobile number").fill(known.phone.slice(3));
  await page
    .getByRole("button", { name: /^Take:/ })
    .first()
    .click();
  await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveValue(buyer.email);
  await page.getByRole("radio", { name: /^Cash on delivery/ }).check();
  await page.getByRole("radio", { name: /^I do/ }).check();
  await expect(page.getByText("Cash on delivery fee")).toBeVisible();
  const place = page.getByRole("button", { name: "Place as cash on delivery" });
  await place.click();
  await expect(page.getByText("Say how you know the buyer")).toBeVisible();
  await page.getByLabel("How do you know the buyer?").fill("Buys every month");
  await expect(page.getByText("The draft is kept.")).toBeVisible();

  await backend
    .from("products")
    .update({ price: tee.price + 100 })
    .eq("id", tee.productId);
  try {
    await place.click();
    await expect(page.getByRole("alert").filter({ hasText: "the total is now" })).toBeVisible();
    await place.click();
    await page.waitForURL(/\/admin\/orders\/KP-/);
  } finally {
    await backend.from("products").update({ price: tee.price }).eq("id", tee.productId);
  }
  await expect(page.getByRole("listitem").filter({ hasText: "Buys every month" })).toBeVisible();
  await expect(page.getByText("Confirmed").first()).toBeVisible();
});

test("support adds a piece to a cash order: what it does to the cash stands there first, and another tab is refused", async ({
  page,
  tee,
  buyer,
}) => {
  const number = await placeOrder(tee, { email: buyer.email });
  await signIn(page.context(), await makeStaff("support"));
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/admin/orders/${number}`);
    await tab.getByRole("button", { name: "Change pieces" }).click();
    await tab.getByRole("button", { name: `Increase quantity of ${tee.name}` }).click();
    await expect(tab.getByText(/before, .* now, due in cash/)).toBeVisible();
  }
  expect([...(await officeViolations(page)), ...(await sidewaysScroll(page))]).toEqual([]);
  await page.getByRole("button", { name: "Save the pieces" }).click();
  await expect(page.getByRole("heading", { name: "2 pieces" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Pieces changed" })).toBeVisible();
  await other.getByRole("button", { name: "Save the pieces" }).click();
  await expect(other.getByRole("dialog").getByText("Nothing was done")).toBeVisible();
  await other.close();
});
