import "server-only";
import { type Post, tagLabel } from "@/lib/blog/post";
import type { ReadText } from "@/lib/blog/text";
import type { ListParams } from "@/lib/catalog/list-params";
import { listTitle } from "@/lib/catalog/list-title";
import { describeStock, type Product } from "@/lib/catalog/product";
import { formatMrp, listProductFacts, type ProductInformation } from "@/lib/catalog/product-information";
import { sortVariants } from "@/lib/catalog/sort-sizes";
import { fillText } from "@/lib/content/placeholders";
import { plainLine } from "@/lib/content/plain-line";
import { formatPaise } from "@/lib/money";
import { formatDay } from "@/lib/orders/when";
import { type PageKey, pageLinks } from "@/lib/pages/page-key";
import { paths } from "@/lib/paths";
import { discountPrice } from "@/lib/pricing/discount";
import { publicEnv } from "@/lib/public-env";
import { describeCodRules, formatDuration, listDeliveryRates } from "@/lib/settings/describe-terms";
import type { ShopTerms } from "@/lib/settings/shop-terms";
import { getBlogPage, getPostPage, listFullPosts } from "@/server/blog/queries";
import {
  getGlobalDiscount,
  getListPage,
  getProduct,
  getProductInformation,
  listColors,
} from "@/server/catalog/queries";
import { listStatedProducts } from "@/server/catalog/stated-queries";
import { getPageText } from "@/server/pages/queries";
import { getBrand, getShopFacts, getShopTerms } from "@/server/settings/queries";

const toUrl = (path: string) => `${publicEnv.siteUrl}${path}`;
const link = (words: string, path: string) => `[${plainLine(words.replace(/[[\]]/g, ""))}](${toUrl(path)})`;
const toText = (lines: readonly (string | false | null)[]) =>
  `${lines.filter((line) => line !== false && line !== null).join("\n\n")}\n`;

async function readProductShop() {
  const [colors, percentOff, brand, terms] = await Promise.all([
    listColors(),
    getGlobalDiscount(),
    getBrand(),
    getShopTerms(),
  ]);
  return { colors, percentOff, brand, terms };
}

function writeProduct(
  product: Product,
  information: ProductInformation | null,
  { colors, percentOff, brand, terms }: Awaited<ReturnType<typeof readProductShop>>,
): string {
  const facts = information && listProductFacts(information, formatMrp(product), brand);
  const { unitPaise } = discountPrice(product.listPaise, percentOff);
  const nameOf = (slug: string) => colors.find((color) => color.slug === slug)?.name ?? slug;
  return toText([
    `# ${product.name}`,
    `Price: ${formatPaise(unitPaise)}, taxes included. ${describeStock(product)}`,
    product.description,
    sizesTable(product, nameOf, percentOff),
    [product.fabric && `- Fabric: ${product.fabric}`, product.fit && `- Fit: ${product.fit}`]
      .filter(Boolean)
      .join("\n"),
    facts !== null &&
      `Product information:\n\n${facts.map(({ label, text }) => `- ${label}: ${plainLine(text)}`).join("\n")}`,
    terms !== null && `Delivery, based on the price of the whole order:\n\n${deliveryList(terms)}`,
    terms !== null && returnsLine(terms),
    product.images.length > 0 && `![${product.name}](${product.images[0]?.url})`,
    `Page: ${toUrl(paths.product(product.slug))}`,
  ]);
}

/** A product as Markdown; null when there is none. */
export async function productMarkdown(key: string): Promise<string | null> {
  "use cache";
  const product = await getProduct(key);
  if (!product) return null;
  const [information, shop] = await Promise.all([getProductInformation(product.id), readProductShop()]);
  return writeProduct(product, information, shop);
}

/** Up to 25 products as Markdown, in the order of the ids. */
export async function listProductMarkdown(ids: readonly number[]): Promise<string[]> {
  "use cache";
  const [stated, shop] = await Promise.all([listStatedProducts(ids), readProductShop()]);
  return stated.map(({ product, information }) => writeProduct(product, information, shop));
}

/** The rates of all zones, one line each. */
export function deliveryList(terms: ShopTerms): string {
  return listDeliveryRates(terms)
    .map(({ name, rate, days, states }) => {
      const where = states.length > 0 ? ` (${states.join(", ")})` : "";
      return `- ${name}${where}: ${rate}; ${days} after you order`;
    })
    .join("\n");
}

export function returnsLine({ returnDays }: ShopTerms): string {
  return returnDays > 0
    ? `Returns and exchanges within ${formatDuration(returnDays)} of delivery; free courier pickup.`
    : "No returns, unless there is a fault.";
}

function sizesTable(product: Product, nameOf: (slug: string) => string, percentOff: number): string {
  const rows = sortVariants(product).map(({ color, size, sku, listPaise, isAvailable }) =>
    [
      nameOf(color),
      size,
      sku,
      formatPaise(discountPrice(listPaise, percentOff).unitPaise),
      isAvailable ? "yes" : "no",
    ].join(" | "),
  );
  return [
    "| Colour | Size | SKU | Price | In stock |",
    "| --- | --- | --- | --- | --- |",
    ...rows.map((row) => `| ${row} |`),
  ].join("\n");
}

/** A list of products as Markdown; null when there is no such list or page. */
export async function listMarkdown(params: ListParams): Promise<string | null> {
  "use cache";
  const found = await getListPage(params);
  if (!found) return null;
  const category = found.categories.find(({ slug }) => slug === found.params.category);
  const parent = found.categories.find(({ id }) => id === category?.parentId);
  const { products, total, pageCount, percentOff } = found.list;
  return toText([
    `# ${listTitle(found.params, category, parent)}`,
    category?.description || null,
    `${total} products, page ${found.params.page} of ${pageCount}.`,
    products
      .map(
        ({ name, slug, listPaise, isSoldOut }) =>
          `- ${link(name, paths.product(slug))}: ${formatPaise(discountPrice(listPaise, percentOff).unitPaise)}${isSoldOut ? ", sold out" : ""}`,
      )
      .join("\n"),
  ]);
}

/** Absolute URLs: a text read elsewhere has no base URL. */
const withWholeLinks = (text: string) => text.replaceAll("](/", `](${publicEnv.siteUrl}/`);

/** A page of the shop as Markdown. */
export async function pageMarkdown(key: PageKey): Promise<string> {
  "use cache";
  const [page, brand, terms, facts] = await Promise.all([
    getPageText(key),
    getBrand(),
    getShopTerms(),
    getShopFacts(),
  ]);
  const cashRules = terms ? describeCodRules(terms).map((rule) => `- ${rule}`) : [];
  const body = page.body
    .replace(/^::delivery-rates$/gm, () => (terms ? deliveryList(terms) : facts.delivery_fee))
    .replace(/^::cash-rules$/gm, () => cashRules.join("\n"))
    .replaceAll("](mailto:shop)", `](mailto:${brand.companyEmail})`);
  return toText([
    `# ${fillText(page.heading, facts)}`,
    withWholeLinks(fillText(page.lead, facts)) || null,
    key === "contact" && `${brand.companyEmail}, ${brand.companyPhone}, ${brand.companyAddress}`,
    withWholeLinks(fillText(body, facts)).trim(),
    `Page: ${toUrl(pageLinks[key].path)}`,
  ]);
}

/** The replacement of `::product{value="…"}` in a text that is not rendered. */
function withLinks(body: string, { products }: ReadText): string {
  return body.replace(/^::product\{value="([^"\n]*)"\}$/gm, (_, slug: string) => {
    const product = Object.hasOwn(products, slug) ? products[slug] : undefined;
    return product ? `${link(product.name, paths.product(slug))}: ${formatPaise(product.unitPaise)}` : "";
  });
}

async function writePost(post: Post, text: ReadText): Promise<string> {
  const facts = await getShopFacts();
  return toText([
    `# ${plainLine(post.title)}`,
    `${plainLine(post.author)}, ${formatDay(post.publishedAt)}`,
    plainLine(post.summary),
    withWholeLinks(fillText(withLinks(post.body, text), facts)).trim(),
    post.tags.length > 0 && `Tags: ${post.tags.map(tagLabel).join(", ")}`,
    `Page: ${toUrl(paths.blogPost(post.slug))}`,
  ]);
}

/** A post as Markdown; null when there is none. */
export async function postMarkdown(slug: string): Promise<string | null> {
  "use cache";
  const page = await getPostPage(slug);
  return page && writePost(page.post, page.text);
}

/** Posts as Markdown, newest first, from `offset` on. */
export async function listPostMarkdown(offset: number, limit: number): Promise<string[]> {
  "use cache";
  const posts = await listFullPosts(offset, limit);
  return Promise.all(posts.map(({ post, text }) => writePost(post, text)));
}

/** The newest posts as Markdown. */
export async function blogMarkdown(): Promise<string> {
  "use cache";
  const page = await getBlogPage(1, null);
  const posts = page?.posts ?? [];
  return toText([
    "# Blog",
    posts
      .map(({ title, slug, summary }) => `- ${link(title, paths.blogPost(slug))}: ${plainLine(summary)}`)
      .join("\n"),
  ]);
}
