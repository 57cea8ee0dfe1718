import "server-only";
import { parseListState } from "@/lib/lists/list-state";
import { paths } from "@/lib/paths";
import { CategoryNames } from "@/lib/products/csv-category";
import { productList } from "@/lib/products/product-list";
import { listSavedViews } from "@/server/lists/repository";
import { mayNow } from "@/server/session/back-office";
import { requireOffice } from "@/server/session/viewer";
import { listCategoryRows } from "./csv-repository";
import { countProducts, findProducts, listCategoryChoices } from "./repository";

/** A page of the products that the address asks for, with the tabs above it. */
export async function getProductList(params: Record<string, string | string[] | undefined>) {
  const { id } = await requireOffice(paths.adminProducts, "products.read");
  const definition = productList(await listCategoryChoices());
  const state = parseListState(definition, params);
  const [page, count, counts, saved, canWrite] = await Promise.all([
    findProducts(definition, state),
    countProducts(definition, state.q),
    Promise.all(definition.views.map(({ q }) => countProducts(definition, q))),
    listSavedViews(definition.name, id),
    mayNow("products.write"),
  ]);
  return { definition, state, page, count, counts, saved, canWrite };
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
