import "server-only";
import type { ProductInformation } from "@/lib/catalog/product-information";
import { tags } from "@/server/cache";
import { listCategories } from "./queries";
import { readWithCachePolicy } from "./read-with-cache-policy";
import * as repository from "./repository";

/** Up to 25 products on sale with what each must state, in the order of the ids. */
export async function listStatedProducts(ids: readonly number[]) {
  "use cache";
  const categories = await listCategories();
  const [products, information] = await readWithCachePolicy(
    "products",
    [[], new Map<number, ProductInformation>()],
    () => Promise.all([repository.listProducts(ids, categories), repository.listProductInformation(ids)]),
    () => ["productSettings", ...ids.flatMap((id) => [tags.product(id), tags.stock(id)])],
  );
  return ids.flatMap((id) => {
    const product = products.find((each) => each.id === id);
    return product ? [{ product, information: information.get(id) ?? null }] : [];
  });
}
