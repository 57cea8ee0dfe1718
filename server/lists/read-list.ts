import "server-only";
import type { ListDefinition } from "@/lib/lists/definition";
import type { ListPage } from "@/lib/lists/list-state";
import { type ListState, parseListState } from "@/lib/lists/list-state";
import { parseSearch } from "@/lib/lists/parse-search";
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
  const isReadable = parseSearch(definition, state.q).problems.length === 0;
  const [page, found, counts, saved] = await Promise.all([
    isReadable ? find(state) : null,
    isReadable ? count(state.q) : 0,
    Promise.all(definition.views.map(({ q }) => count(q))),
    mayNow("settings.write").then((mayTidy) => listSavedViews(definition.name, viewerId, mayTidy)),
  ]);
  return { definition, state, page: page ?? nothing, count: found, counts, saved };
}
