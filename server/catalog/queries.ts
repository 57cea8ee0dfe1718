import "server-only";
import { unstable_rethrow } from "next/navigation";
import {
  countFilters,
  emptyListParams,
  type ListParams,
  pageSize,
  parseSlug,
} from "@/lib/catalog/list-params";
import { motifSynonyms } from "@/lib/catalog/motif-synonyms";
import type { Category, Color, Product, ProductCard, ProductList } from "@/lib/catalog/product";
import { formatMrp, listProductFacts, type ProductInformation } from "@/lib/catalog/product-information";
import { parseProductKey } from "@/lib/catalog/product-key";
import { firstReviews, parseChoice, reviewsPerPage, unfilteredReviews } from "@/lib/catalog/public-review";
import { findTraits, readBestList } from "@/lib/catalog/understand-query";
import { readPercent } from "@/lib/settings/read-setting";
import { cacheAs, tags } from "@/server/cache";
import { getBrand, getShopTerms } from "@/server/settings/queries";
import { reportBadSetting } from "@/server/settings/report-bad-setting";
import { getPublicOffers } from "./offer-queries";
import { readWithCachePolicy } from "./read-with-cache-policy";
import * as repository from "./repository";
import { listReviews, noReviews } from "./review-queries";

export async function listCategories(): Promise<Category[]> {
  "use cache";
  return readWithCachePolicy("categories", [], repository.listCategories);
}

export async function listColors(): Promise<Color[]> {
  "use cache";
  return readWithCachePolicy("categories", [], repository.listColors);
}

/** Words for a search, staff's own before those of the drawings. */
export async function listSearchTerms() {
  "use cache";
  const own = await readWithCachePolicy("categories", [], repository.listSynonyms);
  const { sizes } = await getFacets({ ...emptyListParams, query: null });
  return {
    sizes: sizes.map(({ name }) => name),
    synonyms: new Map([...motifSynonyms(), ...own.map(({ word, means }) => [word, means] as const)]),
  };
}

/** The discount on everything in percent, 0 when there is none. */
export async function getGlobalDiscount(): Promise<number> {
  "use cache";
  const settings = await readWithCachePolicy("productSettings", {}, repository.readGlobalDiscount);
  return readPercent(settings, reportBadSetting);
}

const tagsOfCards = (cards: readonly ProductCard[]) => cards.map(({ id }) => tags.product(id));

/** The name of a list in cache tags: its category, `premium` or `all`. */
function nameOfList({ category, isPremium }: Pick<ListParams, "category" | "isPremium">): string {
  return category ?? (isPremium ? "premium" : "all");
}

function isNarrowed(filters: repository.ProductFilters): boolean {
  return filters.query !== null || countFilters(filters) > 0;
}

export async function listProducts(params: ListParams, limit = pageSize): Promise<ProductList> {
  "use cache";
  const percentOff = await getGlobalDiscount();
  const { page, sort, ...filters } = params;
  const standIn = { items: [], total: 0, corrected: null, mode: null };
  const isSorted = sort !== null && sort !== "newest";
  const result = await readWithCachePolicy(
    "products",
    standIn,
    () =>
      repository.searchProducts(filters, percentOff, {
        sort: sort ?? (params.query === null ? "newest" : "relevance"),
        offset: (page - 1) * limit,
        limit,
      }),
    ({ items }) => [
      isSorted || isNarrowed(filters) ? tags.narrowed : tags.list(nameOfList(params)),
      ...tagsOfCards(items),
    ],
  );
  return {
    products: result.items,
    total: result.total,
    pageCount: Math.max(1, Math.ceil(result.total / limit)),
    percentOff,
    corrected: result.corrected,
    isPartialMatch: result.mode === "some",
  };
}

type Facets = Awaited<ReturnType<typeof repository.countFacets>>;

const noPrices = { minListPaise: null, maxListPaise: null };
const noFacets: Facets = {
  ...{ sizes: [], colors: [], categories: [], inStock: 0, origins: [], cuts: [], themes: [] },
  ...noPrices,
};

/** Number of products for each filter option, under the other filters. */
async function getFacets(filters: repository.ProductFilters): Promise<Facets> {
  "use cache";
  const percentOff = await getGlobalDiscount();
  return readWithCachePolicy(
    "products",
    noFacets,
    () => repository.countFacets(filters, percentOff),
    () => [isNarrowed(filters) ? tags.narrowed : tags.counts(nameOfList(filters))],
  );
}

/** By its current or a former address: old links keep working, and the page names its new address as canonical. */
function findCategory(categories: readonly Category[], slug: string | null): Category | undefined {
  if (slug === null) return undefined;
  return (
    categories.find((category) => category.slug === slug) ??
    categories.find(({ oldSlugs }) => oldSlugs?.includes(slug))
  );
}

const shelfSize = 4;

/** All data of a list page, or null when the category or page does not exist. */
export async function getListPage(asked: ListParams) {
  const [categories, colors] = await Promise.all([listCategories(), listColors()]);
  const category = findCategory(categories, asked.category);
  // A build without a database has no categories and only makes the lists without one.
  if (asked.category !== null && !category) return null;
  const isTheme = (slug: string) => findCategory(categories, slug)?.isTheme === true;
  const params = { ...asked, category: category?.slug ?? null, themes: asked.themes.filter(isTheme) };
  const best = await readSearch(params, { categories, colors });
  if (best.params.page > best.list.pageCount) return null;
  const isFruitless = params.query !== null && best.list.total === 0;
  const [popular, bestsellers] = isFruitless
    ? await Promise.all([listPopularSearches(), listCollectionProducts("bestsellers", shelfSize)])
    : [[], []];
  return { ...best, categories, colors, popular, bestsellers };
}

async function readSearch(
  params: ListParams,
  known: { categories: readonly Category[]; colors: readonly Color[] },
) {
  if (params.query === null) return { ...(await readList(params)), traits: [] };
  const categories = known.categories.filter(({ isTheme }) => !isTheme);
  const terms = { ...known, categories, ...(await listSearchTerms()) };
  const best = await readBestList(params, terms, async (one) => {
    const { list, choices } = await readList(one);
    return { ...list, choices };
  });
  const { choices, ...list } = best.list;
  const { query } = best.params;
  const traits = query && !list.isPartialMatch ? findTraits(query, terms) : [];
  return { params: best.params, list, choices, traits };
}

async function readList(params: ListParams) {
  const { page: _page, sort: _sort, typed: _typed, ...filters } = params;
  const [list, choices] = await Promise.all([listProducts({ ...params, typed: null }), getFacets(filters)]);
  return { params, list, choices };
}

/** For a page that is rendered per request: if a failure of cached reads escapes, the response never ends. */
export async function getLiveListPage(
  params: ListParams,
): Promise<Awaited<ReturnType<typeof getListPage>> | "unavailable"> {
  try {
    return await getListPage(params);
  } catch (error) {
    unstable_rethrow(error);
    return "unavailable";
  }
}

/** Finds a product by the slug or id in the URL. */
export async function getProduct(key: string): Promise<Product | null> {
  "use cache";
  const parsed = parseProductKey(key);
  if (parsed === null) {
    cacheAs("products", tags.list("all"));
    return null;
  }
  const categories = await listCategories();
  return readWithCachePolicy(
    "products",
    null,
    () => repository.getProduct(parsed, categories),
    // A missing product may be published at any time.
    (product) => (product ? [tags.product(product.id), tags.stock(product.id)] : [tags.list("all")]),
  );
}

/** What the product must state; null for a draft. */
export async function getProductInformation(productId: number): Promise<ProductInformation | null> {
  "use cache";
  return readWithCachePolicy(
    "products",
    null,
    () => repository.getProductInformation(productId),
    // Changing what a blank declares changes the settings.
    () => [tags.product(productId), "productSettings"],
  );
}

export async function listRelatedProducts(
  productId: number,
  category: string | undefined,
  limit: number,
): Promise<ProductCard[]> {
  "use cache";
  return readWithCachePolicy(
    "products",
    [],
    () => repository.listRelatedProducts(productId, limit),
    (cards) => [...(category === undefined ? [] : [tags.list(category)]), ...tagsOfCards(cards)],
  );
}

/** All data of a product page. An unknown colour shows the product in its default colour. */
export async function getProductPage(key: string, requested: string | null) {
  return getProduct(key).then((product) => product && readProductPage(product, requested));
}

/** One page of a product's reviews; null for an unknown product, and while there are none. */
export async function getReviewsPage(slug: string, name: string) {
  const choice = parseChoice(name);
  const product = choice && (await getProduct(slug));
  if (!choice || !product?.rating) return null;
  const [{ sizes }, { shopName }] = await Promise.all([
    listReviews(product.id, unfilteredReviews, reviewsPerPage),
    getBrand(),
  ]);
  if (choice.size !== null && !sizes.includes(choice.size)) return null;
  const reviews = await listReviews(product.id, choice, reviewsPerPage);
  const isBehindLast = choice.page > 1 && reviews.reviews.length === 0;
  const isGone = choice.id !== null && reviews.reviews.length === 0;
  if (isBehindLast || isGone) return null;
  return { product, rating: product.rating, choice, reviews, shopName };
}

/** The product's current slug, by a former one; null when no product had it. */
export async function getNewSlug(slug: string): Promise<string | null> {
  "use cache";
  return readWithCachePolicy(
    "products",
    null,
    async () => (parseSlug(slug) === null ? null : repository.findNewSlug(slug)),
    () => [tags.list("all")],
  );
}

export async function readProductPage(product: Product, requested: string | null) {
  const [colors, percentOff, related, brand, terms, reviews, information, offers] = await Promise.all([
    listColors(),
    getGlobalDiscount(),
    listRelatedProducts(product.id, product.categories[0]?.slug, 4),
    getBrand(),
    getShopTerms(),
    product.rating ? listReviews(product.id, unfilteredReviews, firstReviews) : noReviews,
    getProductInformation(product.id),
    getPublicOffers(),
  ]);
  const isMade = product.variants.some((variant) => variant.color === requested);
  const requestedColor = (isMade && colors.find(({ slug }) => slug === requested)) || null;
  const { shopName } = brand;
  const facts = information && listProductFacts(information, formatMrp(product), brand);
  return {
    ...{ product, requestedColor, colors, percentOff, related, shopName, terms, reviews },
    ...{ information, facts, offers },
  };
}

/** What other visitors searched for and found. */
async function listPopularSearches(): Promise<string[]> {
  "use cache";
  return readWithCachePolicy("siteSettings", [], repository.listPopularSearches);
}

/** Slugs and default colours for prerendered pages; empty when a build has no database. */
export async function listProductsToPrerender(limit: number): Promise<ProductCard[]> {
  return (await listProducts(emptyListParams, limit)).products;
}

/** The newest products of a list: `newest`, `premium` or a category's slug; empty when there is no such list. */
export async function listCollectionProducts(source: string, limit: number): Promise<ProductCard[]> {
  if (source === "bestsellers") {
    const { products } = await listProducts({ ...emptyListParams, sort: "bestselling" }, limit);
    return products.filter(({ isBestseller }) => isBestseller);
  }
  const isPremium = source === "premium";
  const category = isPremium || source === "newest" ? null : source;
  return (await listProducts({ ...emptyListParams, isPremium, category }, limit)).products;
}
