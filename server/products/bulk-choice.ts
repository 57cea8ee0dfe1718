import "server-only";
import { parseListState } from "@/lib/lists/list-state";
import { productList } from "@/lib/products/product-list";
import { requireReadable } from "@/server/lists/require-readable";
import { findProductIds } from "./csv-repository";
import { listCategoryChoices } from "./repository";

const idsPerPage = 500;

/** The ids of all products that a search of the list finds, in its order, page by page. */
export async function* listProductIds(
  params: Record<string, string | string[] | undefined>,
): AsyncGenerator<number[]> {
  const definition = productList(await listCategoryChoices());
  let state = {
    ...parseListState(definition, params),
    cursor: null as ReturnType<typeof parseListState>["cursor"],
  };
  requireReadable(definition, state.q);
  for (;;) {
    const { rows, next } = await findProductIds(definition, state, idsPerPage);
    if (rows.length > 0) yield rows;
    if (!next) return;
    state = { ...state, cursor: next };
  }
}
