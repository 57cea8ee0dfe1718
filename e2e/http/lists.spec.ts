import { expect, test } from "@playwright/test";
import { publishedOf, publishedProducts } from "../support/catalog";
import { get } from "../support/http";
import { anyProduct } from "../support/site";

// What lists and product pages contain. journeys/catalogue.spec.ts tests search, filters and navigation.

/** Other tests add products and take them away, also while the pages of a list are turned. */
const inPeace = (look: () => Promise<void>) => expect(look).toPass();

const sorted = (products: { slug: string }[]) => products.map(({ slug }) => slug).sort();

/** The slugs on all pages of a list, in its order; follows "Next page". */
async function slugsOf(first: string): Promise<string[]> {
  const slugs: string[] = [];
  for (let path: string | undefined = first; path !== undefined; ) {
    const { status, body } = await get(path);
    expect(status, path).toBe(200);
    const main = body.slice(body.indexOf("<main"), body.indexOf("</main>"));
    const links = [...main.matchAll(/href="\/products\/([a-z0-9-]+)[?"]/g)].map(([, slug = ""]) => slug);
    slugs.push(...new Set(links));
    const next: string | undefined = /<a rel="next"[^>]*href="([^"]+)"/.exec(main)?.[1];
    path = next?.replaceAll("&amp;", "&");
  }
  return slugs;
}

test("a category shows all of its products and no others", async () => {
  for (const category of ["mens", "kids"]) {
    await inPeace(async () => {
      const slugs = await slugsOf(`/products?category=${category}`);
      expect(slugs.sort()).toEqual(sorted(await publishedOf(category)));
    });
  }
});

test("numbered pages show every published product once, and no draft", async () => {
  await inPeace(async () => {
    const slugs = await slugsOf("/products");
    expect(slugs.sort()).toEqual(sorted(await publishedProducts()));
  });
  const second = (await get("/products?page=2")).body;
  expect(second).toMatch(/aria-current="page"[^>]*>2</);
});

test("the premium page shows all premium products and no others", async () => {
  await inPeace(async () => {
    const premium = (await publishedProducts()).filter(({ is_premium }) => is_premium);
    expect((await slugsOf("/premium-tshirts")).sort()).toEqual(sorted(premium));
  });
});

test("sorting by price sorts the whole catalogue, not one page", async () => {
  await inPeace(async () => {
    const priceOf = new Map((await publishedProducts()).map(({ slug, price }) => [slug, price]));
    const slugs = await slugsOf("/products?sort=price-asc");
    expect(slugs).toHaveLength(priceOf.size);
    const prices = slugs.map((slug) => priceOf.get(slug) ?? Number.NaN);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  });
});

test("a product's four addresses show the same product with one canonical link", async () => {
  const { id, slug, name } = await anyProduct();
  for (const path of [`/products/${slug}`, `/product/${slug}`, `/products/${id}`, `/product/${id}`]) {
    const { body } = await get(`${path}?utm_source=mail`);
    expect(/<h1[^>]*>([^<]*)/.exec(body)?.[1], path).toBe(name);
    const canonicals = [...body.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, href]) => href);
    expect(canonicals, path).toHaveLength(1);
    const { pathname, search } = new URL(canonicals[0] ?? "");
    expect([pathname, search], path).toEqual([`/products/${slug}`, ""]);
  }
});

test("a product page has structured data for the product and its breadcrumbs", async () => {
  const { slug } = await anyProduct();
  const { body } = await get(`/products/${slug}`);
  const blocks = [...body.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  const types = blocks.flatMap(([, json = "null"]) => {
    const parsed: unknown = JSON.parse(json);
    return (Array.isArray(parsed) ? parsed : [parsed]).map((entry) => entry["@type"]);
  });
  expect(types.join()).toMatch(/Product/);
  expect(types.join()).toMatch(/BreadcrumbList/);
});
