import "server-only";
import { paths } from "@/lib/paths";
import { productList } from "@/lib/products/product-list";
import { readList } from "@/server/lists/read-list";
import { mayNow } from "@/server/session/back-office";
import { requireOffice } from "@/server/session/viewer";
import { countProducts, findProducts, listCategoryChoices } from "./repository";

/** A page of the products that the address asks for, with the tabs above it. */
export async function getProductList(params: Record<string, string | string[] | undefined>) {
  const { id } = await requireOffice(paths.adminProducts, "products.read");
  const definition = productList(await listCategoryChoices());
  const [list, canWrite] = await Promise.all([
    readList(definition, params, id, {
      find: (state) => findProducts(definition, state),
      count: (q) => countProducts(definition, q),
    }),
    mayNow("products.write"),
  ]);
  return { ...list, canWrite };
}

/** How many products a search of the list finds, for the first page. */
export async function countProductRows(q: string): Promise<number> {
  return countProducts(productList(await listCategoryChoices()), q);
}
