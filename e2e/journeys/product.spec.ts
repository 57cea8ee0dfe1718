import { expect, test } from "../fixtures";
import { backend, rowsOf } from "../support/backend";

const semantic = ["XS", "S", "M", "L", "XL", "2XL", "3XL"];

test("sizes are listed from small to large", async ({ shop, tee }) => {
  await shop.product.open(tee);
  const sizes = await shop.product.sizeNames();
  expect(sizes.length).toBeGreaterThan(3);
  expect(sizes).toEqual(semantic.filter((size) => sizes.includes(size)));
});

test("choosing a colour changes the gallery and the URL, and a reload keeps it", async ({
  shop,
  tee,
  page,
}) => {
  await shop.product.open(tee);
  const before = await shop.product.mainPicture();
  const other = await shop.product.chooseAnotherColor(tee);
  await expect(page).toHaveURL(new RegExp(`color=${other}`));
  await expect.poll(() => shop.product.mainPicture()).not.toBe(before);
  const chosen = await shop.product.mainPicture();
  await page.reload();
  await expect.poll(() => shop.product.mainPicture()).toBe(chosen);
});

test("the server's HTML shows the colour in the URL", async ({ tee, request }) => {
  const images = rowsOf(
    await backend
      .from("product_images")
      .select("image_url, color")
      .eq("product_id", tee.productId)
      .order("position"),
  );
  for (const color of new Set(images.map((image) => image.color))) {
    const own = images.find((image) => image.color === color)?.image_url ?? "none";
    const name = own.split("/").at(-1)?.replace("-1920.webp", "") ?? "none";
    const html = await (await request.get(`/products/${tee.slug}?color=${color}`)).text();
    const main = html.slice(html.indexOf("<main"));
    expect(main.indexOf(name), `picture of ${color}`).toBeGreaterThan(-1);
  }
});

test("a sold-out size is marked and can't be added to the cart", async ({ shop, page }) => {
  const [variant] = rowsOf(
    await backend
      .from("product_variants")
      .select(
        "id, color, size, products!product_variants_product_id_fkey!inner(slug, name, status, is_deleted, stock_quantity)",
      )
      .eq("stock", 0)
      .eq("is_active", true)
      .eq("products.status", "published")
      .eq("products.is_deleted", false)
      .gt("products.stock_quantity", 0)
      // The seed's first; other tests sell out M and L for a moment.
      .neq("size", "M")
      .neq("size", "L")
      .order("id")
      .limit(1),
  );
  expect(variant, "the seed has a sold-out size").toBeDefined();
  if (!variant) return;
  await page.goto(`/products/${variant.products.slug}?color=${variant.color}&size=${variant.size}`);
  await expect(page.getByRole("main")).toContainText(/sold out in/i);
  await expect(shop.product.size(variant.size)).toBeDisabled();
  await expect(shop.product.size(variant.size)).not.toBeChecked();
  await page.goto(`/cart?add=${variant.id}`);
  await expect(page.getByRole("main")).toContainText("Nothing was added");
  await shop.frame.expectCount(0);
});

test("a product that was viewed appears under recently viewed", async ({ shop, tee, page }) => {
  await shop.product.open(tee);
  // The product is stored once the page's scripts have run.
  const remembered = () => page.evaluate(() => localStorage.getItem("kapas-recently-viewed"));
  await expect.poll(remembered).toContain(tee.name);
  await page.goto("/premium-tshirts");
  await shop.list.cards.filter({ hasNotText: tee.name }).first().getByRole("link").click();
  await page.waitForURL(/\/products\/[a-z]/);
  const recent = page.getByRole("region", { name: /recently viewed/i });
  await recent.scrollIntoViewIfNeeded();
  await expect(recent.getByRole("link", { name: new RegExp(tee.name) }).first()).toBeVisible();
});

test("every picture of a product loads", async ({ shop, tee, page }) => {
  await shop.product.open(tee);
  const sources = await page
    .locator("main img")
    .evaluateAll((images) =>
      images.map((image) => (image instanceof HTMLImageElement ? image.currentSrc || image.src : "")),
    );
  const broken = [];
  for (const source of new Set(sources)) if (!(await page.request.get(source)).ok()) broken.push(source);
  expect(broken).toEqual([]);
});

test("a product's page that a press leads to is whole, and Back finds the place in its lower half", async ({
  shop,
  page,
}) => {
  await shop.list.open("/products");
  // The newest ones are made, and taken away, by other tests.
  await shop.list.cards.nth(9).getByRole("link").click();
  await page.waitForURL(/\/products\/[a-z]/);
  const product = page.url();
  await expect(page.getByRole("heading", { name: "More like this" })).toBeVisible();
  // To the end: a page whose lower half came late would be too short for this place.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(300);
  // The router keeps the last three pages: after four others this one is drawn anew.
  const others = ["/about", "/contact", "/premium-tshirts", "/products"];
  for (const path of others) {
    await page.locator(`header nav a[href="${path}"]`).first().click();
    await page.waitForURL(`**${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await page.evaluate((count) => window.history.go(-count), others.length);
  await page.waitForURL(product);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});
