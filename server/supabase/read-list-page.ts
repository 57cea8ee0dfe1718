import "server-only";
import type { PostgrestError } from "@supabase/supabase-js";
import { countLimit, type ListDefinition, pageSize } from "@/lib/lists/definition";
import type { Cursor, ListPage, ListState } from "@/lib/lists/list-state";
import { parseSearch } from "@/lib/lists/parse-search";
import { quoted, toConditions } from "@/lib/lists/to-conditions";
import { now } from "@/server/clock";
import { BackendError } from "@/server/errors";

interface Answer<Row> {
  data: Row[] | null;
  error: PostgrestError | null;
  status: number;
}

/** The needed part of supabase-js's query type, for any row type. */
interface Query<Row> extends PromiseLike<Answer<Row>> {
  or(filters: string): this;
  gte(column: string, value: unknown): this;
  lte(column: string, value: unknown): this;
  order(column: string, options: { ascending: boolean }): this;
  limit(count: number): this;
}

/** A page of a list, from its cursor on. The view has a unique column `id`. */
export async function readListPage<Row extends { id: number | string | null }>(
  what: string,
  query: Query<Row>,
  definition: ListDefinition,
  state: ListState,
  size = pageSize,
): Promise<ListPage<Row>> {
  const column = definition.sorts[state.sort]?.column ?? "id";
  const { cursor } = state;
  const ascending = (state.direction === "asc") !== (cursor?.isBackward ?? false);
  const conditions = toConditions(definition, parseSearch(definition, state.q, now()));
  let asked = cursor ? beyond(query, conditions, column, cursor, ascending) : withAll(query, conditions);
  asked = asked.order(column, { ascending });
  if (column !== "id") asked = asked.order("id", { ascending });
  const found = rowsOf(what, await asked.limit(size + 1));
  const hasMore = found.length > size;
  const rows = cursor?.isBackward ? found.slice(0, size).reverse() : found.slice(0, size);
  const at = (row: Row | undefined, isBackward: boolean): Cursor | null =>
    row && row.id !== null ? { value: sortedValue(row, column), id: row.id, isBackward } : null;
  const [first, last] = [rows.at(0), rows.at(-1)];
  return {
    rows,
    previous: (cursor?.isBackward ? hasMore : cursor !== null) ? at(first, true) : null,
    next: (cursor?.isBackward ? true : hasMore) ? at(last, false) : null,
  };
}

/** Number of search results, up to `countLimit`. The query selects only the id. */
export async function countRows<Row>(
  what: string,
  query: Query<Row>,
  definition: ListDefinition,
  q: string,
): Promise<number> {
  return rowsOf(what, await withSearch(query, definition, q).limit(countLimit)).length;
}

/** All search results. */
export function withSearch<Q extends Query<unknown>>(query: Q, definition: ListDefinition, q: string): Q {
  return withAll(query, toConditions(definition, parseSearch(definition, q, now())));
}

/** One parameter for all: of several for one column, some servers read the last. */
function withAll<Q extends Query<unknown>>(query: Q, conditions: readonly string[]): Q {
  return conditions.length === 0 ? query : query.or(`and(${conditions.join(",")})`);
}

/** The first condition lets the index start at the cursor; the second distinguishes rows of the same value. */
function beyond<Q extends Query<unknown>>(
  query: Q,
  conditions: readonly string[],
  column: string,
  { value, id }: Cursor,
  ascending: boolean,
): Q {
  const side = ascending ? "gt" : "lt";
  const own = quoted(String(value));
  const tie = `or(${column}.${side}.${own},and(${column}.eq.${own},id.${side}.${quoted(String(id))}))`;
  const bounded = ascending ? query.gte(column, value) : query.lte(column, value);
  return withAll(bounded, [...conditions, tie]);
}

function sortedValue(row: object, column: string): string | number {
  const value: unknown = Object.entries(row).find(([name]) => name === column)?.[1];
  return typeof value === "number" ? value : String(value);
}

function rowsOf<Row>(what: string, { data, error, status }: Answer<Row>): Row[] {
  if (error) throw new BackendError(what, error, status);
  return data ?? [];
}
