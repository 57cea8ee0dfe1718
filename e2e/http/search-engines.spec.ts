import { checkStructure, readStructure } from "../../lib/seo/check-structure";
import { openingTime } from "../../scripts/test/opening-time";
import { expect, test } from "../fixtures";
import { publishedOf, publishedProducts } from "../support/catalog";
import { shopUrl } from "../support/env";
import { get } from "../support/http";
import { anyProduct } from "../support/site";
import { readXml } from "../support/xml";

// Counts products, so none may be added.
test.use({ ownShop: "unchanged catalogue" });

const pathOf = (url: string) => url.slice(shopUrl.length).replaceAll("&amp;", "&") || "/";

async function listSitemap(): Promise<{ loc: string; lastmod?: string }[]> {
  const index = await readXml("/sitemap.xml");
  const files: string[] = index.sitemapindex.sitemap.map(({ loc }: { loc: string }) => pathOf(loc));
  const parts = await Promise.all(files.map(readXml));
  return parts.flatMap(({ urlset }) => urlset.url ?? []);
}

/** A page's internal links, without the choices of a filter, a colour or a size. */
function linksIn(html: string): string[] {
  const hrefs = [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(
    ([, href]) => href?.replaceAll("&amp;", "&") ?? "",
  );
  const own = hrefs.filter((href) => href.startsWith("/") || href.startsWith(shopUrl));
  return own.map((href) => {
    const { pathname, search } = new URL(href, shopUrl);
    return /^\?(category|page|tab)=[^&]*$/.test(search) ? pathname + search : pathname;
  });
}

/** Links to the same page of different products are of one kind. */
const kindOf = (link: string) => link.replace(/^\/products\/[^/?]+(?=\/)/, "/products/*");

/** What is wrong with a page that search engines may list. */
function faultsOf(path: string, body: string, canonical: string): string[] {
  const found = readStructure(body);
  return [
    ...["header", "footer", "h1"].filter((element) => !new RegExp(`<${element}[\\s>]`).test(body)),
    ...(path === pathOf(canonical).replace(/(.)\/$/, "$1") ? [] : [`canonical ${canonical}`]),
    ...(/<meta name="robots" content="[^"]*noindex/.test(body) ? ["noindex"] : []),
    ...found.flatMap((data) =>
      data ? checkStructure(data).map(({ where, field }) => `${where}: ${field}`) : ["no JSON"],
    ),
  ].map((fault) => `${path}: ${fault}`);
}

/** Visits three pages at a time. */
async function crawl(paths: Iterable<string>, visit: (path: string) => Promise<void>): Promise<void> {
  const queue = [...paths];
  const work = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) await visit(path);
  };
  await Promise.all([work(), work(), work()]);
}

const repeated = (all: string[]) => all.filter((one, index) => all.indexOf(one) !== index);

test("every page in the sitemap is whole and canonical, has valid structured data, its own title and description, and no broken links", async () => {
  const urls = await listSitemap();
  expect(urls.length).toBeGreaterThan(110);
  const paths = urls.map(({ loc }) => pathOf(loc));
  expect(repeated(paths)).toEqual([]);
  const late = urls.filter(({ lastmod }) => lastmod && Date.parse(lastmod) > openingTime.getTime());
  expect(late).toEqual([]);
  const texts: Record<"title" | "description", string[]> = { title: [], description: [] };
  const types = new Map<string, unknown[]>();
  const links = new Map<string, string>();
  const faults: string[] = [];
  // One product page in four represents the others.
  const visited = paths.filter((path, nr) => !path.startsWith("/products/") || nr % 4 === 0);
  await crawl(visited, async (path) => {
    const { status, body } = await get(path);
    const textOf = (pattern: RegExp) => body.match(pattern)?.[1] ?? "";
    expect.soft(status, path).toBe(200);
    texts.title.push(textOf(/<title>([^<]*)<\/title>/));
    texts.description.push(textOf(/<meta name="description" content="([^"]*)"/));
    faults.push(...faultsOf(path, body, textOf(/<link rel="canonical" href="([^"]*)"/)));
    types.set(
      path,
      readStructure(body).map((data) => data?.["@type"]),
    );
    for (const link of linksIn(body).filter((one) => !paths.includes(one))) links.set(kindOf(link), link);
  });
  await crawl(links.values(), async (link) => {
    const { status } = await get(link);
    if (status >= 400) faults.push(`a link to ${link}: ${status}`);
  });
  expect(faults).toEqual([]);
  for (const all of Object.values(texts)) {
    expect(all).not.toContain("");
    expect(repeated(all)).toEqual([]);
  }
  const product = visited.find((path) => path.startsWith("/products/")) ?? "none";
  expect(Object.fromEntries(types)).toMatchObject({
    "/": ["OnlineStore", "WebSite"],
    "/products": ["BreadcrumbList", "ItemList"],
    "/products?category=mens": ["BreadcrumbList", "ItemList"],
    [product]: ["ProductGroup", "BreadcrumbList"],
    "/blog/what-gsm-means": ["BlogPosting", "BreadcrumbList"],
    "/blog": ["Blog", "BreadcrumbList"],
    "/faq": ["WebPage", "BreadcrumbList", "FAQPage"],
    "/about": ["AboutPage", "BreadcrumbList"],
    "/refund-policy": ["WebPage", "BreadcrumbList"],
  });
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

type Published = Awaited<ReturnType<typeof publishedProducts>>[number];

const newestFirst = (a: Published, b: Published) =>
  Date.parse(b.created_at) - Date.parse(a.created_at) || b.id - a.id;

test("a crawler that follows Next page finds every product of a list once, newest first or sorted by price on request, and no draft", async () => {
  const all = await publishedProducts();
  const lists = {
    "/products": all,
    "/products?category=kids": await publishedOf("kids"),
    "/premium-tshirts": all.filter(({ is_premium }) => is_premium),
  };
  for (const [path, expected] of Object.entries(lists)) {
    expect(await slugsOf(path), path).toEqual(expected.toSorted(newestFirst).map(({ slug }) => slug));
  }
  const priceOf = new Map(all.map(({ slug, price }) => [slug, price]));
  const prices = (await slugsOf("/products?sort=price-asc")).map((slug) => priceOf.get(slug) ?? Number.NaN);
  expect(prices).toEqual(all.map(({ price }) => price).toSorted((a, b) => a - b));
});

test("a product has one canonical link at its four addresses, and the Accept header chooses between a page and its Markdown", async () => {
  const { id, slug, name } = await anyProduct();
  for (const path of [`/products/${slug}`, `/product/${slug}`, `/products/${id}`, `/product/${id}`]) {
    const { body } = await get(`${path}?utm_source=mail`);
    expect(/<h1[^>]*>([^<]*)/.exec(body)?.[1], path).toBe(name);
    const canonicals = [...body.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, href]) => href);
    expect(canonicals, path).toEqual([`${shopUrl}/products/${slug}`]);
  }
  const ask = async (path: string, accept: string) => {
    const { status, headers } = await get(path, { accept });
    expect(headers.get("vary")?.split(/,\s*/), path).toContain("Accept");
    return { status, location: headers.get("location"), control: headers.get("cache-control") };
  };
  for (const path of [`/products/${slug}`, "/products?category=mens", "/blog", "/terms?tab=privacy"]) {
    const text = path.replace(/(?=\?|$)/, ".md");
    for (const accept of ["text/markdown", "text/markdown, text/html;q=0.5"]) {
      const sentOn = { status: 307, location: text, control: "private, no-store" };
      expect.soft(await ask(path, accept), `${path} ${accept}`).toEqual(sentOn);
    }
    expect.soft((await get(text)).headers.get("content-type"), text).toMatch(/^text\/markdown/);
    for (const accept of ["*/*", "text/html, text/markdown;q=0.5", "text/markdown;q=0, */*"]) {
      const page = { status: 200, location: null };
      expect.soft(await ask(path, accept), `${path} ${accept}`).toMatchObject(page);
    }
  }
  expect((await get(`/products/${slug}.md`)).body).toMatch(/^# .+\n\nPrice: ₹[\d,]+/);
});
