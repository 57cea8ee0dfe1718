import { owner } from "../support/backend/database";
import { Visitor } from "../support/http/visitor";
import { makeProduct } from "../support/shop";

const visitor = new Visitor();

it.each([
  ["/Products?category=mens", "/products?category=mens"],
  ["/ABOUT", "/about"],
  ["/Ref/ASHA10", "/ref/ASHA10"],
  ["/Admin/orders", "/admin/orders"],
])("sends %s on to %s", async (path, plain) => {
  const { status, headers } = await visitor.checkAdminAccess(path);
  const { pathname, search } = new URL(headers.get("location") ?? "");
  expect([status, `${pathname}${search}`, headers.get("cache-control")]).toEqual([308, plain, "no-store"]);
});

it("keeps a redirect of the shop out of caches: staff may change or delete it", async () => {
  await owner.query("insert into public.redirects (source, target) values ('/onam', '/products')");
  const { status, headers } = await visitor.checkAdminAccess("/onam");
  const { pathname } = new URL(headers.get("location") ?? "");
  expect([status, pathname, headers.get("cache-control")]).toEqual([308, "/products", "no-store"]);
});

it.each(["/admin%2Forders", "/orders%2f1", "/order-details/KP-0000-0000-0000"])(
  "keeps the 404 of %s out of shared caches: for its owner there may be a page",
  async (path) => {
    expect((await visitor.checkAdminAccess(path)).headers.get("cache-control")).toBe("private, no-store");
  },
);

it("lets shared caches have a text in Markdown for five minutes, as its page", async () => {
  const { id } = await makeProduct(owner);
  const { rows } = await owner.query("select slug from public.products where id = $1", [id]);
  for (const path of [
    "/pages/about",
    "/lists/all/1",
    `/products/${rows[0].slug}`,
    "/products/none-1",
    "/blog",
    "/blog/none",
  ])
    expect([path, (await visitor.get(`/markdown${path}`)).headers.get("cache-control")]).toEqual([
      path,
      "public, max-age=0, must-revalidate, s-maxage=300",
    ]);
});
