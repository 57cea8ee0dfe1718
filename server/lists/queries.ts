import "server-only";
import { redirect } from "next/navigation";
import type { ListDefinition } from "@/lib/lists/definition";
import { type ListPage, type ListState, parseListState, toListPath } from "@/lib/lists/list-state";
import { parseSearch } from "@/lib/lists/parse-search";
import { now } from "@/server/clock";
import { BackendError } from "@/server/errors";
import { mayNow } from "@/server/session/back-office";
import { listSavedViews } from "./repository";

const nothing = { rows: [], previous: null, next: null } satisfies ListPage<never>;

interface Reader<Row> {
  find: (state: ListState) => Promise<ListPage<Row>>;
  count: (q: string) => Promise<number>;
}

/**
 * What a page with a list shows: a page of rows, how many there are, and the tabs. A search that can't be read shows no
 * rows: what stood below it would be chosen and changed by mistake.
 */
export async function readList<Row>(
  definition: ListDefinition,
  params: Record<string, string | string[] | undefined>,
  viewerId: string,
  { find, count }: Reader<Row>,
) {
  const state = parseListState(definition, params);
  const isReadable = parseSearch(definition, state.q, now()).problems.length === 0;
  const [page, found, counts, saved] = await Promise.all([
    isReadable ? findFromCursor(definition, state, find) : null,
    isReadable ? count(state.q) : 0,
    Promise.all(definition.views.map(({ q }) => count(q))),
    mayNow("settings.write").then((mayTidy) => listSavedViews(definition.name, viewerId, mayTidy)),
  ]);
  return { definition, state, page: page ?? nothing, count: found, counts, saved };
}

/** An address whose cursor is no row's, such as one of another order, leads to the first page. */
async function findFromCursor<Row>(
  definition: ListDefinition,
  state: ListState,
  find: Reader<Row>["find"],
): Promise<ListPage<Row>> {
  try {
    return await find(state);
  } catch (error) {
    const isWrong = state.cursor !== null && error instanceof BackendError && error.status === 400;
    if (isWrong) redirect(toListPath(definition, { ...state, cursor: null }));
    throw error;
  }
}
