import "server-only";
import { maxTextProducts, type ReadText, type ShownProduct } from "@/lib/blog/text";
import { hasHigherPricedVariant } from "@/lib/catalog/product";
import { listBlocks } from "@/lib/content/list-blocks";
import { readMarkdown } from "@/lib/content/read-markdown";
import { discountPrice } from "@/lib/pricing/discount";
import { getGlobalDiscount, getProduct } from "@/server/catalog/queries";
import { getShopFacts } from "@/server/settings/queries";

async function findShown(slug: string, percentOff: number): Promise<ShownProduct | null> {
  const product = await getProduct(slug);
  if (!product) return null;
  return {
    name: product.name,
    slug: product.slug,
    unitPaise: discountPrice(product.listPaise, percentOff).unitPaise,
    hasHigherPricedVariant: hasHigherPricedVariant(product),
    imageUrl: product.images[0]?.url ?? null,
  };
}

/** Markdown with the shop's facts and products inserted. */
export async function readText(body: string): Promise<ReadText> {
  const [facts, percentOff] = await Promise.all([getShopFacts(), getGlobalDiscount()]);
  const tree = readMarkdown(body, facts);
  const slugs = listBlocks(tree, "product").slice(0, maxTextProducts);
  const shown = await Promise.all(
    slugs.map(async (slug) => [slug, await findShown(slug, percentOff)] as const),
  );
  return { tree, products: Object.fromEntries(shown.flatMap(([slug, one]) => (one ? [[slug, one]] : []))) };
}
