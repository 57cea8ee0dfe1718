import { expect, test } from "../fixtures";

test.use({ serviceWorkers: "allow" });

test("without a connection, pages seen before and the cart still open, and other pages say what can be done", async ({
  shop,
  page,
  context,
  tee,
  tolerated,
}) => {
  // The worker may take over between a font's preload and its use.
  tolerated.push(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch RSC payload|cross-world service worker/,
  );
  await page.goto("/");
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
  });
  await shop.product.open(tee);
  await shop.product.addToCart();
  await page.goto("/wishlist");
  await page.getByRole("link", { name: "Find an order" }).last().click();
  const kept = () =>
    page.evaluate(async () => {
      const requests = await (await caches.open("pages")).keys();
      return requests.map(({ url }) => new URL(url).pathname).sort();
    });
  await expect.poll(kept).toEqual(["/find-order", `/products/${tee.slug}`]);

  await context.setOffline(true);
  await shop.product.open(tee);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(tee.name);
  await shop.cart.open();
  await expect(shop.cart.main.getByText(tee.name).first()).toBeVisible();

  await page.goto("/orders");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You're offline");
  await page.getByRole("link", { name: "Find an order" }).last().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Find an order");

  await page.goto("/contact");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You're offline");
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("You're offline");
});
