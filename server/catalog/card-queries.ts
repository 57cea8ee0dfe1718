import "server-only";
import { type CardColor, cardColors } from "@/lib/catalog/card-colors";
import { pageSize } from "@/lib/catalog/list-params";
import { cacheAs, tags } from "@/server/cache";
import { listCategories, listColors } from "./queries";
import * as repository from "./repository";

/** The ids of a list's cards, from a query parameter: those of one page at most. */
export function parseCardIds(text: string): number[] {
  const ids = text.split(",", pageSize).map(Number);
  return ids.filter((id) => Number.isSafeInteger(id) && id > 0);
}

/** The colours of the products by their ids, with the pictures of each. */
export async function listCardColors(ids: readonly number[]): Promise<Record<number, CardColor[]>> {
  "use cache";
  cacheAs("products", "categories", ...ids.map(tags.product));
  const [colors, categories] = await Promise.all([listColors(), listCategories()]);
  const products = await repository.listProducts(ids, categories);
  return Object.fromEntries(products.map((product) => [product.id, cardColors(product, colors)]));
}
