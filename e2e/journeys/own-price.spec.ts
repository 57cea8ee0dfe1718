import { randomUUID } from "node:crypto";
import { readPdf } from "../../scripts/test/read-pdf";
import { expect, test } from "../fixtures";
import { ProductDeskPage } from "../pages/product-desk-page";
import { backend, ordersOf, rowOf } from "../support/backend";
import { packOrder, tokenOf } from "../support/orders";
import { violationsOn } from "../support/rules";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

/** The seed's shop takes 10% off. */
const least = "₹449";
const own = "₹539";

test("a size with its own price is shown, put in the cart, paid for and invoiced at that price", async ({
  page,
  shop,
  buyer,
  browser,
}) => {
  const office = await browser.newPage();
  await signIn(office.context(), await makeStaff());
  const desk = new ProductDeskPage(office);
  const name = `Big bus ${randomUUID().slice(0, 8)}`;
  await desk.openNew();
  await desk.fillFacts(name);
  await desk.field("Price").fill("499");
  await desk.addPictures(1);
  await desk.tick("Black", "M", "3XL");
  await expect(desk.field("Own price of Black 3XL")).toHaveAttribute("placeholder", "499");
  await desk.field("Own price of Black 3XL").fill("499");
  for (const size of ["M", "3XL"]) await desk.field(`Pieces of Black ${size} to begin with`).fill("5");
  await desk.field("Status").selectOption("published");
  await desk.save();
  await expect(desk.main.getByText("More than ₹499, or empty").first()).toBeVisible();
  await desk.field("Own price of Black 3XL").fill("599");
  await desk.save();
  const id = await desk.added();
  await expect(desk.field("Own price of Black 3XL")).toHaveValue("599");
  expect(await desk.rulesBroken()).toEqual([]);
  await office.close();

  const { slug } = rowOf(await backend.from("products").select("slug").eq("id", id));
  await page.goto(`/products/${slug}`);
  const main = page.getByRole("main");
  const price = main.locator("[data-slot=price]").first();
  await expect(price).toContainText(`From ${least}`);
  await shop.product.size("M").check();
  await expect(price).toContainText(`Now ${least}`);
  await shop.product.size("3XL").check();
  await expect(price).toContainText(`Now ${own}was ₹599`);
  await expect(main.getByRole("radio", { name: `3XL ${own}` })).toBeChecked();
  expect(await violationsOn(page)).toEqual([]);
  const structure = await page.locator("script[type='application/ld+json']").first().textContent();
  expect(structure?.match(/"price":"[\d.]+"/g)?.sort()).toEqual(['"price":"449.00"', '"price":"539.00"']);

  await shop.product.addToCart();
  await shop.cart.open();
  await expect(shop.cart.lines).toContainText(own);
  await shop.checkout.open();
  await shop.checkout.fill(buyer);
  expect(await shop.checkout.settledTotal()).toBe(588);
  await shop.checkout.payOnline();
  await shop.razorpay.succeed();
  await shop.success.expectConfirmed();

  const [order] = await ordersOf(buyer.email);
  const orderId = order?.order_id ?? "";
  await packOrder(orderId);
  const paper = await page.request.get(
    `/order-details/${orderId}/invoice.pdf?token=${await tokenOf(orderId)}`,
  );
  const text = readPdf(await paper.body())
    .pages.join(" ")
    .replace(/\s+/g, " ");
  expect(text).toContain("5% 539.00");
  expect(text).toContain("Invoice total ₹588.00");
});
