import "server-only";
import { type CardColor, cardColors } from "@/lib/catalog/card-colors";
import { pageSize } from "@/lib/catalog/list-params";
import type { ViewedProduct } from "@/lib/catalog/recently-viewed";
import { discountPrice } from "@/lib/pricing/discount";
import { cacheAs, tags } from "@/server/cache";
import {
  getGlobalDiscount,
  listCategories,
  listCollectionProducts,
  listColors,
  listRelatedProducts,
} from "./queries";
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

const [relatedTo, relatedEach, bestsellers] = [3, 6, 8];

/** Products that go with those of a cart: related ones, then bestsellers; none that is sold out or one of them. */
export async function listComplementaryProducts(ids: readonly number[]): Promise<ViewedProduct[]> {
  const [percentOff, ...lists] = await Promise.all([
    getGlobalDiscount(),
    ...ids.slice(0, relatedTo).map((id) => listRelatedProducts(id, undefined, relatedEach)),
    listCollectionProducts("bestsellers", bestsellers),
  ]);
  const cards = new Map(lists.flat().map((card) => [card.id, card]));
  return [...cards.values()].flatMap(({ id, slug, name, listPaise, imageUrl, isSoldOut }) =>
    isSoldOut || imageUrl === null || ids.includes(id)
      ? []
      : { id, slug, name, pricePaise: discountPrice(listPaise, percentOff).unitPaise, imageUrl },
  );
}
