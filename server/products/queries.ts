import "server-only";
import { parseListState } from "@/lib/lists/list-state";
import { paths } from "@/lib/paths";
import { productList } from "@/lib/products/product-list";
import { listSavedViews } from "@/server/lists/repository";
import { mayNow } from "@/server/session/back-office";
import { requireOffice } from "@/server/session/viewer";
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
