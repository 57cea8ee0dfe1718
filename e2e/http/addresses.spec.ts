import { expect, test } from "../fixtures";
import { get, statusOfRawPath } from "../support/http";
import { people } from "../support/newcomer";
import { signIn } from "../support/sign-in";

const missingPages = [
  "/no-such-page",
  "/products/no-such-tee-999999",
  "/product/no-such-tee",
  "/products/0",
  "/products/true",
  "/product-view/true/false",
  "/_global-error",
  "/products/99999999999999999999999999",
  "/basic/no-such-colour",
  "/products?category=no-such-category",
  "/products?category=mens&page=9999",
  "/products?page=0",
  "/premium-tshirts?page=9999",
  "/wishlist/%00",
  "/wishlist/a/b",
];
const missingFiles = [
  "/products/none-999999.md",
  "/blog/none.md",
  "/products.md?page=99999",
  "/products.md?page=-1",
  "/premium-tshirts.md?page=1e9",
  "/products.md?category=%00",
  "/_next/image?url=%2Fadmin&w=640&q=75",
  `/${"a".repeat(32)}.txt`,
];

test("a missing page, product, list, text or file answers 404 to visitors and staff, every time", async ({
  context,
}) => {
  for (const path of missingPages) {
    const { status, body } = await get(path);
    expect.soft([status, /<h1[\s>]/.test(body)], path).toEqual([404, true]);
    expect.soft((await get(path)).status, `${path}, requested again`).toBe(404);
  }
  for (const path of missingFiles) expect.soft((await get(path)).status, path).toBe(404);
  await signIn(context, people.admin);
  for (const path of ["/admin/nothing", "/admin/nothing/at/all"]) {
    const answer = await context.request.get(path);
    expect.soft(answer.status(), path).toBe(404);
    expect.soft(await answer.text(), path).toMatch(/This page doesn.{1,6}t exist\./);
  }
});

const long = "x".repeat(10_000);

test("no malformed address or filter causes a server error", async () => {
  for (const path of [
    `/products?q=${long}`,
    `/products?size=${long}`,
    `/products?category=${long}`,
    `/products/${"y".repeat(3_000)}`,
    "/products?q=%00",
    "/products?category=%00",
    "/products/%00",
    "/products/a%00b-1",
    "/basic/%00",
    "/basic/black%00",
    "/basic/%ff",
    "/order-details/%ff",
    "/product/%c3%28?color=black",
    "/products/%ed%a0%80",
    "/api/pincodes/%00",
    "/api/pincodes/%ff",
    "/api/search/suggest?q=%00",
    "/cart?add=%00",
    "/cart?add=99999999999999999999",
    "/order-success?order=%00&token=%00",
    "/auth?tab=%00&next=//evil.example",
    "/orders?page=%00",
    "/products?q=tee&page=-1",
    "/order-details/%00?token=%00",
    "/products?q=%ff%fe",
    "/products/%ff",
    "/products/%",
    "/products?q=%",
    "/products?q=%E0%A4%A",
    "/products/..%2f..%2fetc%2fpasswd",
    "/products/%2e%2e/%2e%2e/etc/passwd",
    "/products?page=99999999999999999999",
    "/products?__proto__[x]=1&constructor=2",
    "/products?category[]=mens&category[x]=1",
    "/products?category=mens&category=womens",
    "/product-view/%00/%00",
    "/catalog/%00/%00",
    "/catalog/mens/-1",
    `/products?${Array.from({ length: 500 }, (_, index) => `size=S${index}`).join("&")}`,
  ]) {
    const status = await statusOfRawPath(path);
    expect.soft(status, path.slice(0, 80)).toBeGreaterThanOrEqual(200);
    expect.soft(status, path.slice(0, 80)).toBeLessThan(500);
  }
  for (const path of ["/products?sort=;drop&size=99XXL&min=abc&max=-5&stock=maybe", "/products?q=%25_%5C"]) {
    const { status, body } = await get(path);
    expect.soft([status, /<h1[\s>]/.test(body)], path).toEqual([200, true]);
  }
  const { body } = await get(`/products?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
  expect(body).not.toContain("<script>alert(1)");
});
