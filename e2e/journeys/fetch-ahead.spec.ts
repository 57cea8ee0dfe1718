import { expect, test } from "../fixtures";

test("pieces in a colour are fetched ahead, the second like the first", async ({ page, shop }) => {
  await shop.list.open("/products?color=black");
  const links = page.getByRole("main").locator('article a[href*="color=black"]');
  expect(await links.count()).toBeGreaterThan(2);
  for (const link of (await links.all()).slice(0, 3)) {
    const href = (await link.getAttribute("href")) ?? "";
    const fetched = page.waitForResponse(async (response) => {
      const segment = response.request().headers()["next-router-segment-prefetch"] ?? "";
      return response.url().includes(href) && segment.endsWith("__PAGE__");
    });
    await link.focus();
    expect([href, (await fetched).status()]).toEqual([href, 200]);
  }
});
