/** A possible value of a choice, such as "published". */
export interface Choice {
  value: string;
  label: string;
  /** The database condition, where it is not the word itself: a category's column and id. */
  match?: { column: string; value: string };
}

/** A field for `name:value` searches. `column` is a column of the list's view. */
export type ListField = { label: string; column: string } & (
  | { kind: "choice"; choices: readonly Choice[] }
  | { kind: "flag" | "number" | "rupees" | "date" | "text" | "code" | "tag" }
);

interface ListSort {
  label: string;
  /** Never null in any row. */
  column: string;
  /** The direction of the first click. */
  first: "asc" | "desc";
}

/** A tab above the list. */
interface ListView {
  name: string;
  q: string;
}

/**
 * The search fields of an admin list. text: contains the value; code: equals it, in
 * capitals, such as a SKU; tag: has it among others.
 */
export interface ListDefinition {
  /** The key of its saved views. */
  name: string;
  path: string;
  /** Such as "products". */
  noun: string;
  /** The column for search words without a field. */
  words: string;
  /** Columns for words of a certain format instead. `looksLike`: a pattern as text, because pages serialise definitions. */
  codes?: readonly { column: string; looksLike: string }[];
  fields: Readonly<Record<string, ListField>>;
  sorts: Readonly<Record<string, ListSort>>;
  /** A key of `sorts`. */
  sort: string;
  views: readonly ListView[];
  /** The search of a URL without one; absent: all rows. */
  defaultSearch?: string;
}

/** A list's count stops here: "999+". Hosted projects return 1,000 rows at most. */
const countCap = 999;

/** The rows to request, to detect whether there are more. */
export const countLimit = countCap + 1;

export const pageSize = 50;

/** "1 order", "2 orders", "999+ orders". `noun`: in the plural, such as "orders". */
export function formatRowCount(count: number, noun: string): string {
  return `${formatCappedCount(count)} ${count === 1 ? noun.replace(/ies$/, "y").replace(/s$/, "") : noun}`;
}

const indian = new Intl.NumberFormat("en-IN");

/** "92", or "999+" where counting stopped. */
export function formatCappedCount(count: number): string {
  return count > countCap ? `${indian.format(countCap)}+` : indian.format(count);
}
