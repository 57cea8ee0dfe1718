import { formatPaise, toPaise } from "@/lib/money";
import { countryName } from "@/lib/settings/documents/product-information";
import type { ListParams } from "./list-params";
import { type Category, type Color, fitNames } from "./product";

const possessives: Readonly<Record<string, string>> = { Men: "Men's", Women: "Women's", Kids: "Kids'" };

/** A subcategory's name is ambiguous without its parent's: "Men's graphic tees", "Unisex basics". */
export function categoryTitle(
  category: Pick<Category, "name">,
  parent: Pick<Category, "name"> | undefined,
): string {
  if (!parent) return category.name;
  return `${possessives[parent.name] ?? parent.name} ${category.name.toLowerCase()}`;
}

/** For search engines: the category's own text, or the shop's. */
export function describeList(words: string): string {
  return `${words || "Printed tees, oversized tees and basics in combed cotton, made in India."} Cash on delivery and UPI.`;
}

/** The list's heading and page title. */
export function listTitle(
  params: ListParams,
  category: Category | undefined,
  parent: Category | undefined,
): string {
  const search = params.typed ?? params.query;
  if (search !== null) return `Results for “${search}”`;
  if (params.isPremium) return "Premium tees";
  return category ? categoryTitle(category, parent) : "All products";
}

/** A theme, cut or fabric, and the words of the search for it. */
export interface SearchTrait {
  label: string;
  words: readonly string[];
}

function withoutTraits(params: ListParams, traits: readonly SearchTrait[]): ListParams {
  const words = traits.flatMap((trait) => trait.words);
  const rest = params.query?.split(" ").filter((word) => !words.includes(word));
  return { ...params, query: rest?.join(" ") || null, page: 1 };
}

export interface ActiveFilter {
  label: string;
  /** The list without this filter. */
  without: ListParams;
}

/** `category`: the title of a category that was part of the search, as `traits` were. */
export function activeFilters(
  params: ListParams,
  colors: ReadonlyMap<string, Color>,
  category: string | null = null,
  traits: readonly SearchTrait[] = [],
  categories: readonly Category[] = [],
): ActiveFilter[] {
  const first = { ...params, page: 1 };
  const { minRupees, maxRupees } = params;
  const format = (rupees: number | null) => formatPaise(toPaise(rupees ?? 0));
  const price =
    minRupees === null
      ? `Up to ${format(maxRupees)}`
      : maxRupees === null
        ? `From ${format(minRupees)}`
        : `${format(minRupees)} to ${format(maxRupees)}`;
  return [
    ...traits.map((trait) => ({ label: trait.label, without: withoutTraits(params, [trait]) })),
    ...(category === null ? [] : [{ label: category, without: { ...first, category: null } }]),
    ...(params.typed !== null && params.isPremium
      ? [{ label: "Premium", without: { ...first, isPremium: false } }]
      : []),
    ...params.sizes.map((size) => ({
      label: `Size ${size}`,
      without: { ...first, sizes: params.sizes.filter((other) => other !== size) },
    })),
    ...params.colors.map((slug) => ({
      label: colors.get(slug)?.name ?? slug,
      without: { ...first, colors: params.colors.filter((other) => other !== slug) },
    })),
    ...params.origins.map((code) => ({
      label: `Made in ${countryName(code)}`,
      without: { ...first, origins: params.origins.filter((other) => other !== code) },
    })),
    ...params.cuts.map((cut) => ({
      label: `${fitNames[cut]} fit`,
      without: { ...first, cuts: params.cuts.filter((other) => other !== cut) },
    })),
    ...params.themes.map((slug) => ({
      label: categories.find((category) => category.slug === slug)?.name ?? slug,
      without: { ...first, themes: params.themes.filter((other) => other !== slug) },
    })),
    ...(minRupees === null && maxRupees === null
      ? []
      : [{ label: price, without: { ...first, minRupees: null, maxRupees: null } }]),
    ...(params.isInStock ? [{ label: "In stock", without: { ...first, isInStock: false } }] : []),
  ];
}

/** The same list without filters and without these traits of its search. */
export function withoutFilters(params: ListParams, traits: readonly SearchTrait[] = []): ListParams {
  return {
    ...withoutTraits(params, traits),
    sizes: [],
    colors: [],
    origins: [],
    cuts: [],
    themes: [],
    minRupees: null,
    maxRupees: null,
    isInStock: false,
    page: 1,
  };
}
