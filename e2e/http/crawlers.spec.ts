import { checkStructure, readStructure } from "../../lib/seo/check-structure";
import { expect, test } from "../fixtures";
import { publishedOf, publishedProducts } from "../support/catalog";
import { get } from "../support/http";
import { anyProduct } from "../support/site";

// Counts products, so none may be added.
test.use({ ownShop: "unchanged catalogue" });

test("pages arrive as whole HTML with the structured data that search engines document", async () => {
  const { slug } = await anyProduct();
  const types: Record<string, string[]> = {
    "/": ["OnlineStore", "WebSite"],
    "/products": ["BreadcrumbList", "ItemList"],
    "/products?category=mens": ["BreadcrumbList", "ItemList"],
    [`/products/${slug}`]: ["ProductGroup", "BreadcrumbList"],
    "/blog/what-gsm-means": ["BlogPosting", "BreadcrumbList"],
    "/blog": ["Blog", "BreadcrumbList"],
    "/faq": ["WebPage", "BreadcrumbList", "FAQPage"],
    "/about": ["AboutPage", "BreadcrumbList"],
    "/refund-policy": ["WebPage", "BreadcrumbList"],
  };
  for (const [path, expected] of Object.entries(types)) {
    const { body } = await get(path);
    for (const element of ["header", "footer", "h1"])
      expect.soft(new RegExp(`<${element}[\\s>]`).test(body), `${path}: ${element}`).toBe(true);
    const found = readStructure(body);
    expect
      .soft(
        found.map((data) => data?.["@type"]),
        path,
      )
      .toEqual(expected);
    const missing = found.flatMap((data) =>
      data ? checkStructure(data).map(({ where, field }) => `${where}: ${field}`) : ["no JSON"],
    );
    expect.soft(missing, path).toEqual([]);
  }
});

/** The slugs on all pages of a list, in order; follows "Next page". */
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

test("a crawler that follows Next page finds every product of a list once, sorted by price on request, and no draft", async () => {
  const all = await publishedProducts();
  const premium = all.filter(({ is_premium }) => is_premium);
  const lists = {
    "/products": all,
    "/products?category=mens": await publishedOf("mens"),
    "/products?category=kids": await publishedOf("kids"),
    "/premium-tshirts": premium,
    "/products?sort=price-asc": all,
  };
  for (const [path, expected] of Object.entries(lists)) {
    const slugs = await slugsOf(path);
    expect(slugs.toSorted(), path).toEqual(expected.map(({ slug }) => slug).sort());
    if (!path.includes("sort=")) continue;
    const priceOf = new Map(all.map(({ slug, price }) => [slug, price]));
    const prices = slugs.map((slug) => priceOf.get(slug) ?? Number.NaN);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  }
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

test("the Accept header chooses between a page and its Markdown, which has an address of its own", async () => {
  const { slug } = await anyProduct();
  const ask = async (path: string, accept: string) => {
    const { status, headers } = await get(path, { accept });
    expect(headers.get("vary")?.split(/,\s*/), path).toContain("Accept");
    return { status, location: headers.get("location"), control: headers.get("cache-control") };
  };
  const markdown = ["text/markdown", "text/markdown, text/html;q=0.5"];
  const html = ["*/*", "text/html,*/*;q=0.8", "text/html, text/markdown;q=0.5", "text/markdown;q=0, */*"];
  for (const path of [
    `/products/${slug}`,
    "/products",
    "/products?category=mens",
    "/premium-tshirts",
    "/blog",
    "/faq",
    "/terms?tab=privacy",
    "/refund-policy",
  ]) {
    const text = path.replace(/(?=\?|$)/, ".md");
    for (const accept of markdown) {
      const sentOn = { status: 307, location: text, control: "private, no-store" };
      expect.soft(await ask(path, accept), `${path} ${accept}`).toEqual(sentOn);
    }
    expect.soft((await get(text)).headers.get("content-type"), text).toMatch(/^text\/markdown/);
    for (const accept of html)
      expect
        .soft(await ask(path, accept), `${path} ${accept}`)
        .toMatchObject({ status: 200, location: null });
  }
  expect((await get(`/products/${slug}.md`)).body).toMatch(/^# .+\n\nPrice: ₹[\d,]+/);
});
