import "server-only";
import { redirect } from "next/navigation";
import type { ListDefinition } from "@/lib/lists/definition";
import { type ListPage, type ListState, parseListState, toListPath } from "@/lib/lists/list-state";
import { parseSearch } from "@/lib/lists/parse-search";
import { now } from "@/server/clock";
import { BackendError } from "@/server/errors";
import { hasAnyPermission } from "@/server/session/admin-access";
import { listSavedViews } from "./repository";

const nothing = { rows: [], previous: null, next: null } satisfies ListPage<never>;

interface Reader<Row> {
  find: (state: ListState) => Promise<ListPage<Row>>;
  count: (q: string) => Promise<number>;
}

/**
 * Data of a list page: a page of rows, their number, and the tabs. An unreadable search shows no rows,
 * because staff would select and change the wrong ones.
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
    hasAnyPermission("settings.write").then((mayTidy) => listSavedViews(definition.name, viewerId, mayTidy)),
  ]);
  return { definition, state, page: page ?? nothing, count: found, counts, saved };
}

/** A URL whose cursor matches no row, such as one of another sort order, leads to the first page. */
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
