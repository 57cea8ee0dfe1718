import "server-only";
import { SitemapBuilder } from "next-sitemap";
import { escapeXml } from "@/lib/crawlers/escape-xml";
import {
  countProductFiles,
  parsePart,
  productsPerChunk,
  type SitemapPart,
  type SitemapUrl,
  urlsPerFile,
} from "@/lib/crawlers/sitemap-parts";
import { machinePaths } from "@/lib/machine-paths";
import { pageKeys, pageLinks } from "@/lib/pages/page-key";
import { paths } from "@/lib/paths";
import { publicEnv } from "@/lib/public-env";
import { listNewestPosts } from "@/server/blog/queries";
import { cacheAs, tags } from "@/server/cache";
import { listCategories } from "@/server/catalog/queries";
import { readWithCachePolicy } from "@/server/catalog/read-with-cache-policy";
import { hasMarketingPage } from "@/server/marketing/queries";
import { listPageDates } from "@/server/pages/queries";
import { countParts, listSitemapProducts } from "./repository";

const builder = new SitemapBuilder();
const [head = "", foot = ""] = builder.withXMLTemplate("\u0000").split("\u0000");

const toUrl = (path: string) => `${publicEnv.siteUrl}${path}`;

/** The lines of a file: next-sitemap writes them, but does not escape addresses. */
function toLines(urls: readonly SitemapUrl[]): string {
  const xml = builder.buildSitemapXml(
    urls.map(({ path, changedAt, imageUrls }) => ({
      loc: escapeXml(toUrl(path)),
      ...(changedAt && { lastmod: new Date(changedAt).toISOString() }),
      images: imageUrls.map((url) => ({ loc: { href: escapeXml(url) } as URL })),
    })),
  );
  return xml.slice(head.length, xml.length - foot.length);
}

/** Pages whose text is in the code, lists, and the blog's home page. */
const fixedPages = [
  paths.home,
  paths.products,
  paths.premium,
  paths.customDesign,
  paths.about,
  paths.contact,
  paths.faq,
  paths.shippingPolicy,
  paths.refundPolicy,
  paths.terms,
  paths.privacy,
  paths.investor,
  paths.referralProgram,
  paths.subscription,
  paths.blog,
  paths.sitemap,
];

const noParts = { products: 0, productsChangedAt: null, posts: 0, postsChangedAt: null };

export async function getParts() {
  "use cache";
  return readWithCachePolicy("products", noParts, countParts, () => [tags.list("all"), "blogPosts"]);
}

const maxPosts = 1000;

/** Everything but products, for the sitemap and for people. */
export async function listSitemapPages() {
  const [categories, posts, hasMarketing] = await Promise.all([
    listCategories(),
    listNewestPosts(maxPosts),
    hasMarketingPage(),
  ]);
  const blogTags = [...new Set(posts.flatMap((post) => post.tags))].sort();
  return { categories, posts, blogTags, hasMarketing };
}

async function writePages(): Promise<string> {
  "use cache";
  const [{ categories, hasMarketing }, { productsChangedAt, postsChangedAt }, edited] = await Promise.all([
    listSitemapPages(),
    getParts(),
    listPageDates(),
  ]);
  const changed: Record<string, string | null | undefined> = {
    ...Object.fromEntries(pageKeys.map((key) => [pageLinks[key].path, edited[key]])),
    [paths.home]: productsChangedAt,
    [paths.products]: productsChangedAt,
    [paths.premium]: productsChangedAt,
    [paths.blog]: postsChangedAt,
  };
  cacheAs("categories", "blogPosts", "marketingSections", "pages");
  return toLines([
    ...[...fixedPages, ...(hasMarketing ? [paths.marketing] : [])].map((path) => ({
      path,
      changedAt: changed[path] ?? null,
      imageUrls: [],
    })),
    ...categories.map(({ slug, picture }) => ({
      path: paths.category(slug),
      changedAt: productsChangedAt,
      imageUrls: picture ? [picture.url] : [],
    })),
  ]);
}

async function writePosts(): Promise<string> {
  "use cache";
  const { posts, blogTags } = await listSitemapPages();
  cacheAs("blogPosts");
  const newestOf = (tag: string) => posts.find((post) => post.tags.includes(tag))?.changedAt ?? null;
  return toLines([
    ...posts.map(({ slug, changedAt, coverUrl }) => ({
      path: paths.blogPost(slug),
      changedAt,
      imageUrls: coverUrl ? [coverUrl] : [],
    })),
    ...blogTags.map((tag) => ({ path: paths.blogPage(1, tag), changedAt: newestOf(tag), imageUrls: [] })),
  ]);
}

/** Cached chunk by chunk: a whole file would be too large for the cache. */
async function writeProducts(chunk: number): Promise<string> {
  "use cache";
  const rows = await readWithCachePolicy(
    "products",
    [],
    () => listSitemapProducts(chunk),
    () => [tags.list("all")],
  );
  return toLines(
    rows.map(([slug, changedAt, imageUrls]) => ({ path: paths.product(slug), changedAt, imageUrls })),
  );
}

async function* writeFile(part: SitemapPart): AsyncGenerator<string> {
  yield head;
  if (part.kind === "pages") yield await writePages();
  else if (part.kind === "posts") yield await writePosts();
  else {
    const perFile = urlsPerFile / productsPerChunk;
    const { products } = await getParts();
    const first = (part.file - 1) * perFile;
    const end = Math.min(part.file * perFile, Math.ceil(products / productsPerChunk));
    // The database reads a chunk while the previous one is sent.
    let next = first < end ? writeProducts(first) : null;
    for (let chunk = first + 1; next; chunk += 1) {
      const lines = await next;
      next = chunk < end ? writeProducts(chunk) : null;
      // A reader that stops never awaits it.
      next?.catch(() => undefined);
      yield lines;
    }
  }
  yield foot;
}

/** The sitemap index. */
export async function writeIndex(): Promise<string> {
  const { products } = await getParts();
  const files = Array.from(
    { length: countProductFiles(products) },
    (_, index) => `products-${index + 1}.xml`,
  );
  return builder.buildSitemapIndexXml(
    ["pages.xml", "posts.xml", ...files].map((name) => escapeXml(toUrl(machinePaths.sitemapPart(name)))),
  );
}

/** A file of the sitemap, chunk by chunk; null when there is none of this name. */
export async function streamPart(name: string): Promise<AsyncGenerator<string> | null> {
  const part = parsePart(name);
  if (!part) return null;
  if (part.kind === "products" && part.file > countProductFiles((await getParts()).products)) return null;
  return writeFile(part);
}
