import { plainRupees } from "@/lib/money-text";
import { type ListSort, listSorts } from "./list-sorts";
import { type Cut, fitNames } from "./product";
import { compareSizes } from "./sort-sizes";

export const pageSize = 24;
const maxQueryLength = 80;
const maxChoices = 20;
const maxRupees = 1_000_000;

/** The parameters of a list; the canonical form of its URL. */
export interface ListParams {
  category: string | null;
  isPremium: boolean;
  query: string | null;
  /** The search as typed, when words of it became filters. */
  typed: string | null;
  sizes: string[];
  colors: string[];
  /** Countries of origin, by ISO code. */
  origins: string[];
  cuts: Cut[];
  /** Slugs. */
  themes: string[];
  minRupees: number | null;
  maxRupees: number | null;
  isInStock: boolean;
  /** null: newest, or by relevance in a search. */
  sort: ListSort | null;
  page: number;
}

export type RawSearchParams = Readonly<Record<string, string | readonly string[] | undefined>>;

export const emptyListParams: ListParams = {
  category: null,
  isPremium: false,
  query: null,
  typed: null,
  sizes: [],
  colors: [],
  origins: [],
  cuts: [],
  themes: [],
  minRupees: null,
  maxRupees: null,
  isInStock: false,
  sort: null,
  page: 1,
};

function allOf(raw: RawSearchParams, key: string): string[] {
  const value = Object.hasOwn(raw, key) ? raw[key] : undefined;
  if (value === undefined) return [];
  return typeof value === "string" ? [value] : value.slice(0, 100).filter((one) => typeof one === "string");
}

/** The last of a repeated parameter counts, as in the rewrites of next.config. */
function lastOf(raw: RawSearchParams, key: string): string {
  return allOf(raw, key).at(-1) ?? "";
}

// Characters that no keyboard types and that break PostgreSQL or a log: controls, lone surrogates, invisible marks.
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\ufffd]/gu;

/** A search as it is run and shown: one line, at most 80 characters, null when nothing is left. */
export function normalizeSearchQuery(value: string): string | null {
  const text = value
    .slice(0, maxQueryLength * 8)
    .toWellFormed()
    .normalize("NFC")
    .replace(unprintable, " ");
  const words = [...text.replace(/\s+/g, " ").trim()].slice(0, maxQueryLength).join("").trim();
  return words === "" ? null : words;
}

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export function parseSlug(value: string): string | null {
  const slug = value.slice(0, 200).trim().toLowerCase();
  return slug.length <= 80 && slugPattern.test(slug) ? slug : null;
}

function cleanSize(value: string): string | null {
  const size = value.slice(0, 40).trim().toUpperCase();
  if (size === "ONE SIZE") return "One Size";
  return /^[A-Z0-9]{1,5}(?:-[A-Z0-9]{1,4})?$/.test(size) ? size : null;
}

function cleanCountry(value: string): string | null {
  const code = value.slice(0, 10).trim().toUpperCase();
  return /^[A-Z]{2}$/.test(code) ? code : null;
}

function cleanRupees(value: string): number | null {
  const text = plainRupees(value.slice(0, 20));
  if (!/^\d{1,9}(?:\.\d{1,2})?$/.test(text)) return null;
  const rupees = Math.min(Math.round(Number(text)), maxRupees);
  return rupees > 0 ? rupees : null;
}

function distinct(values: (string | null)[], compare: (a: string, b: string) => number): string[] {
  const found = values.filter((value) => value !== null);
  return [...new Set(found)].toSorted(compare).slice(0, maxChoices);
}

function byCode(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Parses `page=`: a number from 1, null when invalid. Without the parameter it is page 1. */
export function parsePage(value: string): number | null {
  if (value === "") return 1;
  return /^[1-9]\d{0,4}$/.test(value) ? Number(value) : null;
}

/**
 * Turns any URL into a list, or null when it has an invalid page or category. Invalid filters
 * are dropped. Never throws.
 */
export function parseListParams(raw: RawSearchParams, isPremium = false): ListParams | null {
  const rawCategory = lastOf(raw, "category");
  const category = rawCategory === "" ? null : parseSlug(rawCategory);
  const page = parsePage(lastOf(raw, "page"));
  if (page === null || (rawCategory !== "" && category === null)) return null;
  const prices = [cleanRupees(lastOf(raw, "min")), cleanRupees(lastOf(raw, "max"))];
  const [min = null, max = null] =
    prices[0] !== null && prices[1] !== null ? prices.toSorted((a, b) => Number(a) - Number(b)) : prices;
  const sort = lastOf(raw, "sort");
  return {
    category,
    isPremium,
    query: normalizeSearchQuery(lastOf(raw, "q")),
    typed: null,
    sizes: distinct(allOf(raw, "size").map(cleanSize), compareSizes),
    colors: distinct(allOf(raw, "color").map(parseSlug), byCode),
    origins: distinct(allOf(raw, "origin").map(cleanCountry), byCode),
    cuts: (Object.keys(fitNames) as Cut[]).filter((cut) => allOf(raw, "fit").includes(cut)),
    themes: distinct(allOf(raw, "theme").map(parseSlug), byCode),
    minRupees: min,
    maxRupees: max,
    isInStock: lastOf(raw, "stock") === "in",
    sort: listSorts.find((known) => known === sort) ?? null,
    page,
  };
}

/** The parameters in their canonical order, without defaults. */
function toSearchParams(params: ListParams): URLSearchParams {
  const search = new URLSearchParams();
  if (params.category !== null) search.set("category", params.category);
  if (params.query !== null) search.set("q", params.query);
  for (const size of params.sizes) search.append("size", size);
  for (const color of params.colors) search.append("color", color);
  for (const origin of params.origins) search.append("origin", origin);
  for (const cut of params.cuts) search.append("fit", cut);
  for (const theme of params.themes) search.append("theme", theme);
  if (params.minRupees !== null) search.set("min", String(params.minRupees));
  if (params.maxRupees !== null) search.set("max", String(params.maxRupees));
  if (params.isInStock) search.set("stock", "in");
  if (params.sort !== null) search.set("sort", params.sort);
  if (params.page > 1) search.set("page", String(params.page));
  return search;
}

export function listHref(params: Partial<ListParams>): string {
  const all = { ...emptyListParams, ...params };
  const search = toSearchParams(all).toString();
  const path = all.isPremium ? "/premium-tshirts" : "/products";
  return search === "" ? path : `${path}?${search}`;
}

/** Whether the list is filtered or sorted: only then is it rendered per request. */
export function isNarrowed(params: ListParams): boolean {
  return countFilters(params) > 0 || params.query !== null || params.sort !== null;
}

export function countFilters(
  params: Pick<
    ListParams,
    "sizes" | "colors" | "origins" | "cuts" | "themes" | "minRupees" | "maxRupees" | "isInStock"
  >,
): number {
  const { sizes, colors, origins, cuts, themes } = params;
  const prices = params.minRupees !== null || params.maxRupees !== null ? 1 : 0;
  return [sizes, colors, origins, cuts, themes].flat().length + prices + (params.isInStock ? 1 : 0);
}
