import { expect, test } from "@playwright/test";
import { shopUrl } from "../support/env";
import { get, postJson, send, statusOfRawPath } from "../support/http";
import { anyProduct } from "../support/site";

test("missing pages, products and categories answer 404", async () => {
  const missing = [
    "/no-such-page",
    "/products/no-such-tee-999999",
    "/products/no-such-tee",
    "/product/no-such-tee",
    "/products/99999999",
    "/products/0",
    "/products/true",
    "/products/false",
    "/product/true",
    "/product-view/true/false",
    "/_global-error",
    "/products/-1",
    "/products/99999999999999999999999999",
    "/basic/no-such-colour",
    "/products?category=no-such-category",
    "/products?page=9999",
    "/products?page=0",
    "/products?category=mens&page=9999",
    "/premium-tshirts?page=9999",
  ];
  for (const path of missing) {
    const { status, body } = await get(path);
    expect(status, path).toBe(404);
    expect(body, path).toMatch(/<h1[\s>]/);
    expect((await get(path)).status, `${path}, asked again`).toBe(404);
  }
});

test("an unknown colour answers 404 or shows the tee, never a server error", async () => {
  const { slug, name } = await anyProduct();
  for (const color of ["no-such-colour", "%00", "%27%3B--", "x".repeat(2_000)]) {
    const { status, body } = await get(`/products/${slug}?color=${color}`);
    expect([200, 404], `${color} gave ${status}`).toContain(status);
    if (status === 404) continue;
    expect(body, color).toContain(name);
    expect(body, color).toContain(`rel="canonical" href="${shopUrl}/products/${slug}"`);
  }
});

test("malformed filters give a working page", async () => {
  for (const path of [
    "/products?sort=;drop",
    "/products?sort=price-asc;drop table products",
    "/products?size=99XXL",
    "/products?color=no-such-colour",
    "/products?min=abc&max=-5",
    "/products?min=900&max=100",
    "/products?min=1e309&max=NaN",
    "/products?stock=maybe",
    "/products?q=",
    "/products?q=%27%20or%201=1--",
    "/products?q=%25_%5C",
    "/products?q=a&q=b&sort=name&sort=newest",
    "/products?q=!!!&size=M&size=M&size=M",
    "/products?q=tee&page=9999",
    "/products?sort=name&category=no-such-category",
  ]) {
    const { status, body } = await get(path);
    expect(status, path).toBe(200);
    expect(body, path).toMatch(/<h1[\s>]/);
  }
});

test("no URL causes a server error", async () => {
  const long = "x".repeat(10_000);
  const odd = [
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
    `/api/search/suggest?q=${long}`,
    "/cart?add=%00",
    "/cart?add=1e99",
    "/cart?add=99999999999999999999",
    "/order-success?order=%00&token=%00",
    "/auth?tab=%00&next=//evil.example",
    "/orders?page=%00",
    "/products?q=tee&page=0",
    "/products?q=tee&page=-1",
    "/products?q=tee&page=abc",
    "/order-details/%00?token=%00",
    "/products?q=%F0%9F%91%95%E0%A4%95%E0%A4%AA%E0%A4%BE%E0%A4%B8",
    "/products?q=%ff%fe",
    "/products/%ff",
    "/products/%",
    "/products?q=%",
    "/products?q=%E0%A4%A",
    "/products/..%2f..%2fetc%2fpasswd",
    "/products/%2e%2e/%2e%2e/etc/passwd",
    "/products?page=1e9",
    "/products?page=2147483648",
    "/products?page=99999999999999999999",
    "/products?q=tee&page=99999999999999999999",
    "/products?__proto__[x]=1&constructor=2",
    "/products?category[]=mens&category[x]=1",
    "/products?category=mens&category=womens",
    "/products?q=<script>alert(1)</script>".replaceAll("<", "%3C").replaceAll(">", "%3E"),
    "/product-view/%00/%00",
    "/catalog/%00/%00",
    "/catalog/mens/abc",
    "/catalog/mens/-1",
    `/products?${Array.from({ length: 500 }, (_, index) => `size=S${index}`).join("&")}`,
  ];
  for (const path of odd) {
    const status = await statusOfRawPath(path);
    expect(status, `${path.slice(0, 80)} gave ${status}`).toBeLessThan(500);
    expect(status, path.slice(0, 80)).toBeGreaterThan(0);
  }
  expect((await get("/")).status).toBe(200);
});

test("what a visitor types is shown as text, never as markup", async () => {
  const { body } = await get(`/products?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
  expect(body).not.toContain("<script>alert(1)");
});

test("a page refuses every write except its own actions, and answers at once", async () => {
  const action = { "next-action": `7f${"a".repeat(40)}`, "content-type": "text/plain;charset=UTF-8" };
  const multipart = { "content-type": "multipart/form-data; boundary=x" };
  const ours = { origin: shopUrl };
  for (const path of ["/", "/products/no-such-tee-1", "/checkout", "/auth", "/orders"]) {
    const statusOf = async (headers: Record<string, string>, body: string, method = "POST") =>
      (await send(path, { method, body, headers, signal: AbortSignal.timeout(10_000) })).status;
    expect(
      await statusOf({ ...ours, "content-type": "application/x-www-form-urlencoded" }, "a=b"),
      path,
    ).toBe(400);
    expect(await statusOf({ ...ours, ...multipart }, ""), path).toBe(400);
    expect(await statusOf({ ...ours, ...multipart }, "--x--"), path).toBe(400);
    expect(await statusOf({ ...ours, ...action }, '"$@1"'), path).toBe(400);
    expect(await statusOf({ ...action, origin: "https://evil.example" }, "[]"), path).toBe(403);
    expect(await statusOf(ours, "[]", "PUT"), path).toBe(405);
  }
  expect((await send("/logo.svg", { method: "POST" })).status).toBe(405);
  expect((await get("/logo.svg", { range: "bytes=9-1" })).status).toBe(200);
  expect((await get("/logo.svg", { "if-match": "x" })).status).toBe(200);
});

test("NUL characters and lone surrogates cause no server error", async () => {
  const { id } = await anyProduct();
  for (const odd of ["\u0000", "\ud800", "a\u0000b", "a\udc00b"]) {
    const line = { id, quantity: 1, size: `M${odd}`, color: odd };
    const quote = await postJson("/api/cart/quote", { lines: [line], code: `LAUNCH${odd}` });
    expect(quote.status, JSON.stringify(odd)).toBeLessThan(500);
    const search = await get(`/api/search/suggest?q=${encodeURIComponent(odd.toWellFormed())}`);
    expect(search.status, JSON.stringify(odd)).toBeLessThan(500);
  }
});
