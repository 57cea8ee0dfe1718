import "server-only";
import { machinePaths, markdownPath } from "@/lib/machine-paths";
import { formatPaise } from "@/lib/money";
import { pageKeys, pageLinks } from "@/lib/pages/page-key";
import { paths } from "@/lib/paths";
import { discountPrice } from "@/lib/pricing/discount";
import { publicEnv } from "@/lib/public-env";
import { formatCodFee } from "@/lib/settings/describe-terms";
import { getGlobalDiscount, listProductsToPrerender } from "@/server/catalog/queries";
import { getBrand, getShopTerms } from "@/server/settings/queries";
import {
  deliveryList,
  listPostMarkdown,
  listProductMarkdown,
  pageMarkdown,
  returnsLine,
} from "./markdown-queries";
import { listSitemapPages } from "./sitemap-queries";

const toUrl = (path: string) => `${publicEnv.siteUrl}${path}`;
const entry = (words: string, path: string, about: string) =>
  `- [${words.replace(/[[\]]/g, "")}](${toUrl(path)})${about ? `: ${about.replace(/\s+/g, " ")}` : ""}`;

const ruled = (text: string) => `\n\n---\n\n${text}`;

const [shortList, longList] = [60, 200];

async function describeShop(): Promise<string> {
  const [brand, terms] = await Promise.all([getBrand(), getShopTerms()]);
  return [
    `# ${brand.shopName}`,
    `> ${brand.tagline}. T-shirts and accessories in cotton, printed in India with our own artwork. Prices in Indian rupees, taxes included; delivery within India.`,
    terms
      ? [
          "- Delivery, based on the price of the whole order:",
          deliveryList(terms).replace(/^/gm, "  "),
          `- Cash on delivery costs ${formatCodFee(terms.codFeePaise)}`,
          `- ${returnsLine(terms)}`,
          "- Custom items can be returned only if the fault is ours",
          `- Contact: ${brand.companyEmail}`,
        ].join("\n")
      : `- Contact: ${brand.companyEmail}`,
    "Products, lists, posts and pages are also available as Markdown: add .md to the URL, or send `Accept: text/markdown`.",
  ].join("\n\n");
}

/** llms.txt: a description of the shop with links to its pages. */
export async function writeLlms(): Promise<string> {
  "use cache";
  const [about, { categories, posts }, products, percentOff] = await Promise.all([
    describeShop(),
    listSitemapPages(),
    listProductsToPrerender(shortList),
    getGlobalDiscount(),
  ]);
  return [
    about,
    "## Lists",
    [
      entry("All products", `${paths.products}.md`, ""),
      ...categories.map(({ name, slug, description }) =>
        entry(name, markdownPath(paths.category(slug)), description),
      ),
    ].join("\n"),
    "## Newest products",
    products
      .map(({ name, slug, listPaise }) =>
        entry(name, `${paths.product(slug)}.md`, formatPaise(discountPrice(listPaise, percentOff).unitPaise)),
      )
      .join("\n"),
    "## Blog",
    posts.map(({ title, slug, summary }) => entry(title, `${paths.blogPost(slug)}.md`, summary)).join("\n"),
    "## Pages and policies",
    pageKeys.map((key) => entry(pageLinks[key].label, markdownPath(pageLinks[key].path), "")).join("\n"),
    "## More",
    [
      entry("Everything in one file", machinePaths.llmsFull, ""),
      entry("Sitemap", machinePaths.sitemapXml, ""),
      entry("Product feed", machinePaths.googleFeed, "RSS for merchants"),
    ].join("\n"),
    "",
  ].join("\n\n");
}

/** The database reads so many products or posts at once. */
const partLength = 25;

/** llms-full.txt: the shop, its pages, its newest products and posts in full. */
export async function* writeLlmsFull(): AsyncGenerator<string> {
  const products = await listProductsToPrerender(longList);
  yield await describeShop();
  for (const key of pageKeys) yield ruled(await pageMarkdown(key));
  for (let first = 0; first < products.length; first += partLength) {
    const ids = products.slice(first, first + partLength).map(({ id }) => id);
    yield (await listProductMarkdown(ids)).map(ruled).join("");
  }
  for (let first = 0; first < longList; first += partLength) {
    const posts = await listPostMarkdown(first, partLength);
    yield posts.map(ruled).join("");
    if (posts.length < partLength) break;
  }
}
