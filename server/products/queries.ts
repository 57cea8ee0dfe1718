import "server-only";
import { paths } from "@/lib/paths";
import { CategoryNames } from "@/lib/products/csv-category";
import { productList } from "@/lib/products/product-list";
import { readList } from "@/server/lists/read-list";
import { mayNow } from "@/server/session/back-office";
import { requireOffice } from "@/server/session/viewer";
import { listCategoryRows } from "./csv-repository";
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

/** For the page of bulk changes: what the viewer may change, and the categories to choose from. */
export async function getBulkPage() {
  await requireOffice(paths.adminProductsBulk, "products.read");
  const [canWrite, canMoveStock, rows] = await Promise.all([
    mayNow("products.write"),
    mayNow("inventory.write"),
    listCategoryRows(),
  ]);
  const names = new CategoryNames(rows);
  const categories = rows
    .map(({ id, parentId }) => (parentId === null ? names.textOf(id, null) : names.textOf(parentId, id)))
    .sort((a, b) => a.localeCompare(b));
  return { canWrite, canMoveStock, categories };
}

/** For the page of files: everybody who sees products may export them. */
export async function getImportPage() {
  await requireOffice(paths.adminProductsImport, "products.read");
  return { canWrite: await mayNow("products.write") };
}
