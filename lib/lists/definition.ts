/** A word that a choice can be, such as "published". */
export interface Choice {
  value: string;
  label: string;
  /** What the database compares, where it is not the word itself: a category's column and id. */
  match?: { column: string; value: string };
}

/** What can be searched by `name:value`. `column` is a column of the list's view. */
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

/** Everything that a list of the back office can be asked. text: contains it; code: is it, in
 * capitals, such as a sku; tag: has it among others. */
export interface ListDefinition {
  /** Names its saved views. */
  name: string;
  path: string;
  /** Such as "products". */
  noun: string;
  /** The column that words without a field are looked for in. */
  words: string;
  /** Columns in which a word that looks like theirs is looked for instead. `looksLike`: a pattern, as text, for pages send definitions along. */
  codes?: readonly { column: string; looksLike: string }[];
  fields: Readonly<Record<string, ListField>>;
  sorts: Readonly<Record<string, ListSort>>;
  /** A key of `sorts`. */
  sort: string;
  views: readonly ListView[];
  /** The search of an address that names none; without it all rows. */
  usualSearch?: string;
}

/** A list's count stops here: "999+". Hosted projects answer 1,000 rows at most. */
const countCap = 999;

/** How many rows are asked for, to know whether there are more. */
export const countLimit = countCap + 1;

export const pageSize = 50;

/** "1 order", "2 orders", "999+ orders". `noun`: in the plural, such as "orders". */
export function sayRows(count: number, noun: string): string {
  return `${sayCount(count)} ${count === 1 ? noun.replace(/ies$/, "y").replace(/s$/, "") : noun}`;
}

const indian = new Intl.NumberFormat("en-IN");

/** "92", or "999+" where counting stopped. */
export function sayCount(count: number): string {
  return count > countCap ? `${indian.format(countCap)}+` : indian.format(count);
}
