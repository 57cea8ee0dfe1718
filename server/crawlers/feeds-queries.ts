import "server-only";
import { type FeedItem, feedItems } from "@/lib/crawlers/feed-items";
import { googleFeedFoot, googleFeedHead, googleItem } from "@/lib/crawlers/google-feed";
import { metaColumns, metaRow } from "@/lib/crawlers/meta-feed";
import { writeCsv } from "@/lib/products/csv";
import { publicEnv } from "@/lib/public-env";
import { tags } from "@/server/cache";
import { getGlobalDiscount, listColors } from "@/server/catalog/queries";
import { readWithCachePolicy } from "@/server/catalog/read-with-cache-policy";
import { getBrand, getShopTerms } from "@/server/settings/queries";
import { listFeedProducts } from "./repository";
import { getParts } from "./sitemap-queries";

/** A row of public.feed_products(). */
const productsPerFeedChunk = 500;

async function readChunk(chunk: number): Promise<FeedItem[]> {
  const [brand, terms, percentOff, colors, products] = await Promise.all([
    getBrand(),
    getShopTerms(),
    getGlobalDiscount(),
    listColors(),
    readWithCachePolicy(
      "products",
      [],
      () => listFeedProducts(chunk),
      () => [tags.list("all"), tags.narrowed, "productSettings"],
    ),
  ]);
  const shop = {
    siteUrl: publicEnv.siteUrl,
    name: brand.shopName,
    care: brand,
    percentOff,
    colors: new Map(colors.map(({ slug, name }) => [slug, name])),
    terms,
  };
  return products.flatMap((product) => feedItems(product, shop));
}

/** Cached chunk by chunk: a whole feed would be too large for the cache. */
async function writeGoogleItems(chunk: number): Promise<string> {
  "use cache";
  return (await readChunk(chunk)).map(googleItem).join("");
}

async function writeMetaRows(chunk: number): Promise<string> {
  "use cache";
  const items = await readChunk(chunk);
  return items.length === 0 ? "" : writeCsv(items.map(metaRow));
}

async function* allChunks(write: (chunk: number) => Promise<string>): AsyncGenerator<string> {
  const { products } = await getParts();
  for (let chunk = 0; chunk * productsPerFeedChunk < products; chunk += 1) yield await write(chunk);
}

/** For Google Merchant Center. */
export async function* writeGoogleFeed(): AsyncGenerator<string> {
  const { shopName } = await getBrand();
  yield googleFeedHead({ siteUrl: publicEnv.siteUrl, name: shopName });
  yield* allChunks(writeGoogleItems);
  yield googleFeedFoot;
}

/** For Meta's catalogue. */
export async function* writeMetaFeed(): AsyncGenerator<string> {
  yield writeCsv([metaColumns]);
  yield* allChunks(writeMetaRows);
}
