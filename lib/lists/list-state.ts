import { first } from "@/lib/query";
import { toValidText } from "@/lib/sanitize-text";
import type { ListDefinition } from "./definition";

/** The start of a page: the sorted value and the id of the adjacent row. */
export interface Cursor {
  value: string | number;
  id: number | string;
  /** The page that ends before that row. */
  isBackward: boolean;
}

export interface ListPage<Row> {
  rows: Row[];
  previous: Cursor | null;
  next: Cursor | null;
}

/** The state in a list's URL. */
export interface ListState {
  q: string;
  sort: string;
  direction: "asc" | "desc";
  cursor: Cursor | null;
}

const maxSearch = 400;

export function parseListState(
  { sorts, sort: defaultSort, defaultSearch = "" }: ListDefinition,
  params: Record<string, string | string[] | undefined>,
): ListState {
  const wanted = first(params.sort) ?? "";
  const name = wanted.replace(/^-/, "");
  const sort = Object.hasOwn(sorts, name) ? name : defaultSort;
  const own = sorts[sort]?.first ?? "asc";
  return {
    q: toValidText(first(params.q) ?? defaultSearch)
      .slice(0, maxSearch)
      .trim(),
    sort,
    direction: sort === name ? (wanted.startsWith("-") ? "desc" : "asc") : own,
    cursor: parseCursor(first(params.after), false) ?? parseCursor(first(params.before), true),
  };
}

function parseCursor(text: string | null, isBackward: boolean): Cursor | null {
  if (!text || text.length > 500) return null;
  try {
    const parts: unknown = JSON.parse(text);
    if (!Array.isArray(parts)) return null;
    const [value, id]: unknown[] = parts;
    return isScalar(value) && isScalar(id) ? { value, id, isBackward } : null;
  } catch {
    return null;
  }
}

function isScalar(value: unknown): value is string | number {
  return typeof value === "string" || typeof value === "number";
}

/** The URL of the list with part of its state changed. A new search or sort order starts at the first page. */
export function toListPath(
  definition: ListDefinition,
  state: Omit<ListState, "cursor"> & { cursor?: Cursor | null },
): string {
  const query = new URLSearchParams();
  if (state.q !== (definition.defaultSearch ?? "")) query.set("q", state.q);
  if (state.sort !== definition.sort || state.direction !== definition.sorts[definition.sort]?.first) {
    query.set("sort", state.direction === "desc" ? `-${state.sort}` : state.sort);
  }
  if (state.cursor) {
    const { value, id, isBackward } = state.cursor;
    query.set(isBackward ? "before" : "after", JSON.stringify([value, id]));
  }
  const text = query.toString();
  return text ? `${definition.path}?${text}` : definition.path;
}
