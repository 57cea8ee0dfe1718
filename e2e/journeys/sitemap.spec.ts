import { openingTime } from "../../scripts/test/opening-time";
import { expect, test } from "../fixtures";
import { shopUrl } from "../support/env";
import { get } from "../support/http";
import { readXml } from "../support/xml";

test.use({ ownShop: "sitemap" });

const pathOf = (url: string) => url.slice(shopUrl.length);

async function listSitemap(): Promise<{ loc: string; lastmod?: string }[]> {
  const index = await readXml("/sitemap.xml");
  const files: string[] = index.sitemapindex.sitemap.map(({ loc }: { loc: string }) => pathOf(loc));
  const parts = await Promise.all(files.map(readXml));
  return parts.flatMap(({ urlset }) => urlset.url ?? []);
}

const metaOf = (html: string, pattern: RegExp) => html.match(pattern)?.[1] ?? "";

/** A page's internal links: each product once, in any colour and size. */
function linksIn(html: string): string[] {
  const hrefs = [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(
    ([, href]) => href?.replaceAll("&amp;", "&") ?? "",
  );
  const own = hrefs.filter((href) => href.startsWith("/") || href.startsWith(shopUrl));
  return own.map((href) => {
    const url = new URL(href, shopUrl);
    return url.pathname.startsWith("/products/") ? url.pathname : url.pathname + url.search;
  });
}

test("every page in the sitemap opens, is canonical, has its own title and description, and has no broken links", async () => {
  const urls = await listSitemap();
  expect(urls.length).toBeGreaterThan(110);
  expect(new Set(urls.map(({ loc }) => loc)).size).toBe(urls.length);
  const titles: string[] = [];
  const descriptions: string[] = [];
  const links = new Set<string>();
  const faults: string[] = [];
  const queue = [...urls];
  const work = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const path = pathOf(next.loc.replaceAll("&amp;", "&"));
      const { status, body } = await get(path);
      const canonical = metaOf(body, /<link rel="canonical" href="([^"]*)"/);
      titles.push(metaOf(body, /<title>([^<]*)<\/title>/));
      if (status !== 200) faults.push(`${path}: ${status}`);
      if (canonical.replace(/\/$/, "") !== next.loc.replace(/\/$/, ""))
        faults.push(`${path}: canonical ${canonical}`);
      const description = metaOf(body, /<meta name="description" content="([^"]*)"/);
      if (description === "") faults.push(`${path}: no description`);
      descriptions.push(description);
      for (const link of linksIn(body)) links.add(link);
      if (/<meta name="robots" content="[^"]*noindex/.test(body)) faults.push(`${path}: noindex`);
      if (next.lastmod && Date.parse(next.lastmod) > openingTime.getTime()) {
        faults.push(`${path}: changed in the future`);
      }
    }
  };
  await Promise.all([work(), work(), work()]);
  const opened = new Set(urls.map(({ loc }) => pathOf(loc.replaceAll("&amp;", "&"))));
  for (const link of links) {
    if (opened.has(link)) continue;
    const { status } = await get(link);
    if (status >= 400) faults.push(`a link to ${link}: ${status}`);
  }
  expect(faults).toEqual([]);
  const doublesIn = (all: string[]) => all.filter((one, index) => all.indexOf(one) !== index);
  expect(doublesIn(titles)).toEqual([]);
  expect(doublesIn(descriptions)).toEqual([]);
});
