import "server-only";
import type { ListDefinition } from "@/lib/lists/definition";
import { type ListState, parseListState } from "@/lib/lists/list-state";
import { productList } from "@/lib/products/product-list";
import { requireReadable } from "@/server/lists/require-readable";
import { findProductIds } from "./csv-repository";
import { listCategoryChoices } from "./repository";

const idsPerPage = 500;

/** The ids of all search results of the product list, in order, page by page. AppError when the search is unreadable. */
export async function listProductIds(
  params: Record<string, string | string[] | undefined>,
): Promise<AsyncGenerator<number[]>> {
  const definition = productList(await listCategoryChoices());
  const state = parseListState(definition, params);
  requireReadable(definition, state.q);
  return listPages(definition, state);
}

async function* listPages(definition: ListDefinition, from: ListState): AsyncGenerator<number[]> {
  let state: ListState = { ...from, cursor: null };
  for (;;) {
    const { rows, next } = await findProductIds(definition, state, idsPerPage);
    if (rows.length > 0) yield rows;
    if (!next) return;
    state = { ...state, cursor: next };
  }
}
