import "server-only";
import type { ListDefinition } from "@/lib/lists/definition";
import { type ListState, parseListState } from "@/lib/lists/list-state";
import { listSavedViews } from "./repository";

interface Reader<Page> {
  find: (state: ListState) => Promise<Page>;
  count: (q: string) => Promise<number>;
}

/** What a page with a list shows: a page of rows, how many there are, and the tabs. */
export async function readList<Page>(
  definition: ListDefinition,
  params: Record<string, string | string[] | undefined>,
  viewerId: string,
  { find, count }: Reader<Page>,
) {
  const state = parseListState(definition, params);
  const [page, found, counts, saved] = await Promise.all([
    find(state),
    count(state.q),
    Promise.all(definition.views.map(({ q }) => count(q))),
    listSavedViews(definition.name, viewerId),
  ]);
  return { definition, state, page, count: found, counts, saved };
}
