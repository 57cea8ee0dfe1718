import "server-only";
import { machinePaths } from "@/lib/machine-paths";
import { formatPaise } from "@/lib/money";
import { paths } from "@/lib/paths";
import { discountPrice } from "@/lib/pricing/discount";
import { publicEnv } from "@/lib/public-env";
import { tellCodFee, tellDays, tellRate } from "@/lib/settings/tell-terms";
import { getGlobalDiscount, listPromisingProducts } from "@/server/catalog/queries";
import { getBrand, getShopTerms } from "@/server/settings/queries";
import { postMarkdown, productMarkdown } from "./markdown-queries";
import { listPlaces } from "./sitemap-queries";

const toUrl = (path: string) => `${publicEnv.siteUrl}${path}`;
const entry = (words: string, path: string, about: string) =>
  `- [${words.replace(/[[\]]/g, "")}](${toUrl(path)})${about ? `: ${about.replace(/\s+/g, " ")}` : ""}`;

const [shortList, longList] = [60, 200];

async function describeShop(): Promise<string> {
  const [brand, terms] = await Promise.all([getBrand(), getShopTerms()]);
  return [
    `# ${brand.shopName}`,
    `> ${brand.tagline}. T-shirts and accessories in cotton, printed in India with our own artwork. Prices in Indian rupees, taxes included; delivery within India.`,
    terms
      ? [
          `- Delivery: ${tellRate(terms.standard)}, ${terms.standard.minDays} to ${terms.standard.maxDays} days after the order`,
          `- Cash on delivery costs ${tellCodFee(terms.codFeePaise)}`,
          `- Returns and exchanges within ${tellDays(terms.returnDays)} of delivery`,
          `- Contact: ${brand.companyEmail}`,
        ].join("\n")
      : `- Contact: ${brand.companyEmail}`,
    "Products, lists and posts are also Markdown: add .md to their address, or ask with `Accept: text/markdown`.",
  ].join("\n\n");
}

/** llms.txt: what the shop is, and where to read on. */
export async function writeLlms(): Promise<string> {
  "use cache";
  const [about, { categories, posts }, products, percentOff] = await Promise.all([
    describeShop(),
    listPlaces(),
    listPromisingProducts(shortList),
    getGlobalDiscount(),
  ]);
  return [
    about,
    "## Lists",
    [
      entry("All products", `${paths.products}.md`, ""),
      ...categories.map(({ name, slug, description }) => entry(name, paths.category(slug), description)),
    ].join("\n"),
    "## Newest products",
    products
      .map(({ name, slug, listPaise }) =>
        entry(name, `${paths.product(slug)}.md`, formatPaise(discountPrice(listPaise, percentOff).unitPaise)),
      )
      .join("\n"),
    "## Blog",
    posts.map(({ title, slug, summary }) => entry(title, `${paths.blogPost(slug)}.md`, summary)).join("\n"),
    "## Policies",
    [
      entry("Shipping", paths.shippingPolicy, ""),
      entry("Refunds, returns and exchanges", paths.refundPolicy, ""),
      entry("Questions and answers", paths.faq, ""),
      entry("Terms", paths.terms, ""),
      entry("Privacy", paths.privacy, ""),
    ].join("\n"),
    "## More",
    [
      entry("Everything in one file", machinePaths.llmsFull, ""),
      entry("Sitemap", machinePaths.sitemapXml, ""),
      entry("Product feed", machinePaths.googleFeed, "RSS for merchants"),
    ].join("\n"),
    "",
  ].join("\n\n");
}

/** llms-full.txt: the shop, its newest products and all its posts, whole. */
export async function* writeLlmsFull(): AsyncGenerator<string> {
  const [{ posts }, products] = await Promise.all([listPlaces(), listPromisingProducts(longList)]);
  yield await describeShop();
  for (const { slug } of products) yield `\n\n---\n\n${(await productMarkdown(slug)) ?? ""}`;
  for (const { slug } of posts) yield `\n\n---\n\n${(await postMarkdown(slug)) ?? ""}`;
}
