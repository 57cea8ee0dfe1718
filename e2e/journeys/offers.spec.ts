import { expect, test } from "../fixtures";
import { backend, rowOf } from "../support/backend";
import { runJobs } from "../support/jobs";

test("offers are shown on the product page, applied with one tap in the cart, and one that ends loses nothing", {
  tag: "@phone",
}, async ({ shop, tee, page }) => {
  const offer = rowOf(
    await backend
      .from("coupons")
      .insert({ code: "SHOWN60", kind: "fixed", value: 60, is_public: true, product_ids: [tee.productId] })
      .select("id"),
  );
  await runJobs({ only: ["storefront_changes"] });
  await shop.product.open(tee);
  const first = page.getByRole("region", { name: "Offers in the cart" }).getByRole("listitem").first();
  await expect(first).toContainText("SHOWN60 ₹60 off.");
  await first.getByRole("button", { name: "Use SHOWN60" }).click();
  await shop.product.addToCart();
  await shop.cart.open();
  const offers = page.getByRole("list", { name: "Offers" });
  await expect(offers).toContainText(/Add ₹[\d,]+ more to use SAVE150\./);
  await expect(page.getByText("You save ₹60.")).toBeVisible();
  await expect(offers).not.toContainText("SHOWN60");

  await page.goto("/checkout");
  await page.getByRole("button", { name: "Remove", exact: true }).filter({ visible: true }).click();
  const use = page.getByRole("button", { name: /^Use SHOWN60/ }).filter({ visible: true });
  await expect(use).toBeVisible();
  await backend.from("coupons").update({ is_active: false }).eq("id", offer.id);
  await use.click();
  await expect(page.getByText("SHOWN60 isn't valid right now.").filter({ visible: true })).toBeVisible();
  await expect(use).toHaveCount(0);
  await shop.cart.open();
  await expect(page.getByText(tee.name).first()).toBeVisible();
});
