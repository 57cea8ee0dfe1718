import { formatPaise, toPaise } from "../../lib/money";
import { discountPrice } from "../../lib/pricing/discount";
import { expect, test } from "../fixtures";
import { get } from "../support/http";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

// Every price of the shop changes.
test.use({ ownShop: "changed settings" });

test("a wrong discount is refused at its field, and a valid one and a return window apply in the shop at once", async ({
  page,
  tee,
}) => {
  await signIn(page.context(), await makeStaff("manager"));
  await page.goto("/admin/product-settings");
  const field = page.getByLabel("Shop-wide discount");
  // Fields show the saved values once the page's scripts have run.
  await expect(field).not.toHaveValue("");
  await field.fill("35%");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.locator("#field-global_discount-value-error")).toContainText("a percentage from 0 to 90");
  await expect(field).toHaveValue("35%");

  await field.fill("35");
  await page.getByLabel("Return window in days").fill("23");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Product settings saved")).toBeVisible();
  const price = formatPaise(discountPrice(toPaise(tee.price), 35).unitPaise);
  expect((await get(`/products/${tee.slug}`)).body).toContain(price);
  for (const path of ["/refund-policy", "/faq"]) expect((await get(path)).body).toContain("23 days");
});
