import "server-only";
import { mostProducts, type ReadText, type ShownProduct } from "@/lib/blog/text";
import { hasDearer } from "@/lib/catalog/product";
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
    hasDearer: hasDearer(product),
    imageUrl: product.images[0]?.url ?? null,
  };
}

/** Markdown with the shop's facts and products inserted. */
export async function readText(body: string): Promise<ReadText> {
  const [facts, percentOff] = await Promise.all([getShopFacts(), getGlobalDiscount()]);
  const tree = readMarkdown(body, facts);
  const slugs = listBlocks(tree, "product").slice(0, mostProducts);
  const shown = await Promise.all(
    slugs.map(async (slug) => [slug, await findShown(slug, percentOff)] as const),
  );
  return { tree, products: Object.fromEntries(shown.flatMap(([slug, one]) => (one ? [[slug, one]] : []))) };
}
