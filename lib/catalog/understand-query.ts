import { luminance } from "@/lib/designer/garments/cloth-look";
import { countFilters, type ListParams } from "./list-params";
import type { ListSort } from "./list-sorts";
import type { SearchTrait } from "./list-title";
import type { Category, Color } from "./product";
import { fillers, shades, sortWords, traitLabels } from "./query-words";
import { compareSizes, isOnScale } from "./sort-sizes";

/** What the shop sells, and what shoppers call it. */
export interface SearchTerms {
  colors: readonly Color[];
  categories: readonly Pick<Category, "id" | "slug" | "name" | "parentId">[];
  sizes: readonly string[];
  /** Other words for a word, in lower case: "kaali" means "black". */
  synonyms: ReadonlyMap<string, readonly string[]>;
}

const sizeNames: Record<string, string> = {
  medium: "M",
  "extra large": "XL",
  "double xl": "2XL",
  "triple xl": "3XL",
  xxl: "2XL",
  xxxl: "3XL",
  "one size": "One Size",
  "free size": "One Size",
};

/** Sizes only next to "size", or when nothing else is left: "small tiger" is a drawing. */
const vagueSizes: Record<string, string> = { small: "S", large: "L" };

const maxWords = 12;
const wordPattern = /[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*/gu;
const pricePattern =
  /\b(?:under|below|up ?to|less than|within)\s*(?:rs\.?|inr|₹)?\s*(\d{2,6})(?!\S)|(?:rs\.?|inr|₹)?\s*\b(\d{2,6})\s+(?:se kam|ke andar|tak)\b/iu;

/** Equal for "mens", "Men's" and "men", and for "caps" and "cap". */
function toKey(word: string): string {
  const plain = word.toLowerCase();
  return plain.length > 3 && plain.endsWith("s") && !plain.endsWith("ss") ? plain.slice(0, -1) : plain;
}

function keysOf(text: string): string[] {
  return (text.toLowerCase().match(wordPattern) ?? []).flatMap((word) => word.split("-")).map(toKey);
}

/** Lower case, one spelling of "T-shirt", and no possessive. */
function splitWords(query: string): string[] {
  const text = query
    .toLowerCase()
    .replace(/\bt[- ]?shirts?\b|टी[- ]?शर्ट/g, "tshirt")
    .replace(/['’]s?(?=\s|$)/g, "");
  return (text.match(wordPattern) ?? []).slice(0, maxWords);
}

/** Keys of the words that a word stands for. */
function meaningsOf(word: string, synonyms: SearchTerms["synonyms"]): Set<string> {
  return new Set((synonyms.get(word) ?? synonyms.get(toKey(word)) ?? [word]).map(toKey));
}

function sizeOf(phrase: string, sizes: readonly string[]): string | undefined {
  if (/^\d{1,2}-\d{1,2}$/.test(phrase)) return sizes.find((size) => size === `${phrase}Y`);
  const age = /^(?:age )?(\d{1,2})(?:-(\d{1,2}))? ?(?:y|yr|yrs|year|years|saal|साल)$/.exec(phrase);
  if (age) {
    const years = Number(age[1]);
    return sizes.find((size) => {
      const range = /^(\d{1,2})-(\d{1,2})Y$/.exec(size);
      return range && Number(range[1]) <= years && years <= Number(range[2]);
    });
  }
  const name = sizeNames[phrase] ?? phrase.toUpperCase();
  return sizes.includes(name) && (isOnScale(name) || name === "One Size") ? name : undefined;
}

function colorsOf(phrase: string, { colors, synonyms }: SearchTerms): string[] {
  const spaced = (text: string) => text.toLowerCase().replaceAll("-", " ");
  const named = (word: string) =>
    colors.filter(({ name, slug }) => [name, slug].some((text) => spaced(text) === spaced(word)));
  const own = named(phrase);
  if (phrase.includes(" ") || (own.length > 0 && !synonyms.has(phrase))) return own.map(({ slug }) => slug);
  const meant = [...meaningsOf(phrase, synonyms)].flatMap((meaning) => {
    const exact = named(meaning);
    return exact.length > 0
      ? exact
      : colors.filter(({ name, slug }) => keysOf(`${name} ${slug}`).includes(meaning));
  });
  return colors.filter((color) => meant.includes(color)).map(({ slug }) => slug);
}

/** Categories whose whole name these words say. */
function categoriesOf(words: readonly string[], { categories, synonyms }: SearchTerms) {
  const meanings = words.map((word) => meaningsOf(word, synonyms));
  return categories.filter(({ name, slug, parentId }) =>
    (parentId === null ? [name, slug] : [name])
      .map(keysOf)
      .some(
        (keys) =>
          keys.every((key) => meanings.some((all) => all.has(key))) &&
          meanings.every((all) => keys.some((key) => all.has(key))),
      ),
  );
}

/** Products are described in Latin letters. */
function translate(word: string, { synonyms }: SearchTerms): string {
  return /\p{Script=Devanagari}/u.test(word) ? (synonyms.get(word)?.[0] ?? word) : word;
}

/** The next words of a search: one meaning, or one word that is none. */
interface Step {
  words: string[];
  size?: string;
  sort?: ListSort;
  isPremium?: boolean;
  colors: string[];
  categories: ReturnType<typeof categoriesOf>;
}

function readStep(words: readonly string[], terms: SearchTerms): Step {
  for (const count of [3, 2, 1]) {
    const taken = words.slice(0, count);
    const phrase = taken.join(" ");
    const step = {
      words: taken,
      size: sizeOf(phrase, terms.sizes),
      sort: sortWords.get(phrase),
      isPremium: phrase === "premium",
      colors: colorsOf(phrase, terms),
      categories: categoriesOf(taken, terms),
    };
    const isKnown =
      step.size || step.sort || step.isPremium || step.colors.length + step.categories.length > 0;
    if (taken.length === count && isKnown) return step;
  }
  return { words: words.slice(0, 1), colors: [], categories: [] };
}

function readSteps(words: readonly string[], terms: SearchTerms): Step[] {
  const steps: Step[] = [];
  for (let at = 0; at < words.length; ) {
    const step = readStep(words.slice(at), terms);
    const vague = vagueSizes[step.words[0] ?? ""];
    const isNamed = words[at - 1] === "size" || words[at + 1] === "size";
    steps.push(vague && isNamed ? { ...step, size: vague } : step);
    at += step.words.length;
  }
  return steps;
}

/** The darker or the lighter half of these colours, by the word before them. */
function inShade(slugs: string[], word: string | undefined, all: readonly Color[]): string[] {
  const shade = shades.get(word ?? "") ?? "any";
  if (shade === "any" || slugs.length < 2) return slugs;
  const lights = new Map(all.map(({ slug, hex }) => [slug, luminance(hex)]));
  const lightOf = (slug: string) => lights.get(slug) ?? 0;
  const mean = slugs.reduce((sum, slug) => sum + lightOf(slug), 0) / slugs.length;
  return slugs.filter((slug) => lightOf(slug) > mean === (shade === "light"));
}

/** "navy blue" is a navy among the blues, and so is "dark blue"; "red black" is either. */
function chooseColors(steps: readonly Step[], all: readonly Color[]): string[] {
  const groups: string[][] = [];
  for (const [index, step] of steps.entries()) {
    const colors = inShade(step.colors, steps[index - 1]?.words[0], all);
    const last = (steps[index - 1]?.colors.length ?? 0) > 0 ? (groups.at(-1) ?? []) : [];
    const both = last.filter((slug) => colors.includes(slug));
    if (both.length > 0) groups.splice(-1, 1, both);
    else if (colors.length > 0) groups.push(colors);
  }
  return [...new Set(groups.flat())];
}

/** One category, or none where several are meant: "oversized" alone is one of men and one of unisex. */
function chooseCategory(steps: readonly Step[]): string | null {
  const named = [
    ...new Set(
      steps
        .filter(({ size, colors }) => !size && colors.length === 0)
        .flatMap(({ categories }) => categories),
    ),
  ];
  const tops = named.filter(({ parentId }) => parentId === null);
  const below = named.filter(
    ({ parentId }) => parentId !== null && (tops.length === 0 || tops.some(({ id }) => id === parentId)),
  );
  const [only, second] = below.length > 0 ? below : tops;
  return only && !second ? only.slug : null;
}

/** A word of no meaning: "wali", "print" but not that of "back print", and "dark" before a colour. */
function isFiller(steps: readonly Step[], index: number): boolean {
  const [word = ""] = steps[index]?.words ?? [];
  if (word.startsWith("print"))
    return !/^(?:back|block|hand|all|over)$/.test(steps[index - 1]?.words[0] ?? "");
  return fillers.has(word) || (shades.has(word) && (steps[index + 1]?.colors.length ?? 0) > 0);
}

/** Themes, cuts and fabrics of a search, with the words for them. */
export function findTraits(query: string, { synonyms }: Pick<SearchTerms, "synonyms">): SearchTrait[] {
  const traits = new Map<string, string[]>();
  for (const word of query.split(" ")) {
    const meanings = [word.toLowerCase(), ...(synonyms.get(word.toLowerCase()) ?? [])].map(toKey);
    const label = meanings.map((key) => traitLabels.get(key)).find((found) => found !== undefined);
    if (label) traits.set(label, [...(traits.get(label) ?? []), word]);
  }
  return [...traits].map(([label, words]) => ({ label, words }));
}

/**
 * The list that a search means, with its sizes, colours, category and highest price as filters beside those chosen by
 * hand, and Hindi words in English. Null when no word is one of these, and for a search in quotation marks, which means its very words.
 */
export function understandQuery(params: ListParams, terms: SearchTerms): ListParams | null {
  const { query } = params;
  if (query === null || /^["“].*["”]$/.test(query)) return null;
  const price = pricePattern.exec(query);
  const steps = readSteps(splitWords(price ? query.replace(price[0], " ") : query), terms);
  const category = chooseCategory(steps);
  const colors = chooseColors(
    steps.map((step) => (step.size ? { ...step, colors: [] } : step)),
    terms.colors,
  );
  const sort = steps.find((step) => step.sort)?.sort ?? null;
  const isPremium = steps.some((step) => step.isPremium);
  let sizes = steps.flatMap(({ size }) => size ?? []);
  const unread = steps.filter(
    (step) =>
      !step.size &&
      !step.sort &&
      !step.isPremium &&
      step.colors.length === 0 &&
      !(category && step.categories.length > 0),
  );
  let rest = unread
    .filter((step) => !isFiller(steps, steps.indexOf(step)))
    .flatMap(({ words }) => words)
    .map((word) => translate(word, terms));
  const vague = rest.length === 1 ? vagueSizes[rest[0] ?? ""] : undefined;
  if (vague) [sizes, rest] = [[...sizes, vague], []];
  const isFiltered = sizes.length + colors.length > 0 || category !== null || price || sort || isPremium;
  // "best t-shirt online": all tees.
  if (!isFiltered && rest.length === 0 && steps.length > 1)
    rest = steps.some(({ words }) => words[0]?.startsWith("tshirt")) ? ["tshirt"] : [];
  const isShortened = rest.length > 0 && rest.join(" ") !== unread.flatMap(({ words }) => words).join(" ");
  if (!isFiltered && !isShortened) return null;
  return {
    ...params,
    typed: query,
    query: rest.join(" ") || null,
    sizes: [...new Set([...params.sizes, ...sizes])].toSorted(compareSizes),
    colors: [...new Set([...params.colors, ...colors])],
    category: params.category ?? category,
    isPremium: params.isPremium || isPremium,
    sort: params.sort ?? sort,
    maxRupees: params.maxRupees ?? (price ? Number(price[1] ?? price[2]) : null),
  };
}

interface Outcome {
  total: number;
  isPartialMatch: boolean;
}

/**
 * The first reading of a search that finds all of it: as understood, then as typed, as "black panther" may be a film.
 * Otherwise what comes close: some of the words under its filters, then only the filters.
 */
export async function readBestList<T extends Outcome>(
  params: ListParams,
  terms: SearchTerms,
  read: (list: ListParams) => Promise<T>,
): Promise<{ params: ListParams; list: T }> {
  const understood = understandQuery(params, terms);
  const found = [];
  for (const one of [...(understood ? [understood] : []), params]) {
    const list = await read(one);
    if (list.total > 0 && !list.isPartialMatch) return { params: one, list };
    found.push({ params: one, list });
  }
  const isFiltered =
    understood && (countFilters(understood) > 0 || understood.category !== null || understood.isPremium);
  if (isFiltered && understood.query !== null && found[0]?.list.total === 0) {
    const loose = { ...understood, query: null };
    const list = await read(loose);
    if (list.total > 0) return { params: loose, list: { ...list, isPartialMatch: true } };
  }
  const [first, last = first] = found;
  if (!first || !last) throw new Error("no reading of the search");
  return first.list.total > 0 ? first : last;
}
