import "server-only";
import { z } from "zod";
import type { ListParams } from "@/lib/catalog/list-params";
import type { Category, Color, Product, ProductCard } from "@/lib/catalog/product";
import type { ProductInformation } from "@/lib/catalog/product-information";
import { productInformationSchema } from "@/lib/catalog/product-information-row";
import { productColumns, toProduct } from "@/lib/catalog/product-row";
import { money } from "@/lib/money-schema";
import { row } from "@/lib/row";
import { publicClient, publicRpc } from "@/server/supabase/public-client";
import { unwrap } from "@/server/supabase/unwrap";

const cardSchema = row(
  {
    id: z.number(),
    slug: z.string(),
    name: z.string(),
    listPaise: money,
    mrpPaise: money.nullable(),
    recentPaise: money.nullable(),
    hasHigherPricedVariant: z.boolean(),
    ratingCount: z.number(),
    ratingHundredths: z.number().nullable(),
    isPremium: z.boolean(),
    isBestseller: z.boolean(),
    stockQuantity: z.number(),
    imageUrl: z.string().nullable(),
    imageColor: z.string().nullable(),
    colors: z.array(z.string()),
  },
  { listPaise: "price", mrpPaise: "mrp", recentPaise: "recent_price" },
).transform(
  ({ stockQuantity, ratingCount, ratingHundredths, ...card }): ProductCard => ({
    ...card,
    mrpPaise: card.mrpPaise ?? card.listPaise,
    isSoldOut: stockQuantity <= 0,
    rating: ratingHundredths === null ? null : { count: ratingCount, average: ratingHundredths / 100 },
  }),
);

const cardsSchema = z.array(cardSchema);

const resultSchema = z.object({
  total: z.number(),
  items: cardsSchema,
  corrected: z.string().nullable(),
  mode: z.enum(["all", "some"]).nullable(),
});

const facetsSchema = row({
  sizes: z.array(z.object({ name: z.string(), count: z.number() })),
  colors: z.array(z.object({ slug: z.string(), count: z.number() })),
  categories: z.array(z.object({ id: z.number(), count: z.number() })),
  price: z.object({ min: money.nullable(), max: money.nullable() }),
  inStock: z.number(),
  origins: z.array(z.object({ code: z.string(), count: z.number() })),
  cuts: z.array(z.object({ cut: z.string(), count: z.number() })),
  themes: z.array(z.object({ slug: z.string(), count: z.number() })),
});

const suggestionsSchema = z.object({ items: cardsSchema, corrected: z.string().nullable() });

/** The list parameters that select products, without page and order. */
export type ProductFilters = Omit<ListParams, "page" | "sort" | "typed">;

function toFilterJson(filters: ProductFilters, percentOff: number) {
  return {
    category: filters.category,
    premium: filters.isPremium,
    query: filters.query,
    sizes: filters.sizes,
    colors: filters.colors,
    origins: filters.origins,
    cuts: filters.cuts,
    themes: filters.themes,
    min: filters.minRupees,
    max: filters.maxRupees,
    in_stock: filters.isInStock,
    percent_off: percentOff,
  };
}

export async function searchProducts(
  filters: ProductFilters,
  percentOff: number,
  page: { sort: string; offset: number; limit: number },
) {
  return resultSchema.parse(
    await publicRpc("search_products", {
      filters: toFilterJson(filters, percentOff),
      sort: page.sort,
      offset: page.offset,
      limit: page.limit,
    }),
  );
}

export async function countFacets(filters: ProductFilters, percentOff: number) {
  const { price, ...facets } = facetsSchema.parse(
    await publicRpc("product_facets", { filters: toFilterJson(filters, percentOff) }),
  );
  return {
    ...facets,
    minListPaise: price.min,
    maxListPaise: price.max,
  };
}

export async function suggestProducts(query: string, limit: number) {
  return suggestionsSchema.parse(await publicRpc("suggest_products", { query, limit }));
}

export async function listRelatedProducts(productId: number, limit: number): Promise<ProductCard[]> {
  return cardsSchema.parse(await publicRpc("related_products", { productId, limit }));
}

const productsOnSale = () =>
  publicClient()
    .from("products")
    .select(productColumns)
    .eq("status", "published")
    .eq("is_deleted", false)
    .eq("product_variants.is_active", true);

export async function getProduct(
  key: { id: number } | { slug: string },
  categories: readonly Category[],
): Promise<Product | null> {
  const query = productsOnSale();
  const row = unwrap(
    "products: get",
    await ("id" in key ? query.eq("id", key.id) : query.eq("slug", key.slug)).maybeSingle(),
  );
  return row && toProduct(row, categories);
}

/** Products on sale by their ids, in any order. */
export async function listProducts(
  ids: readonly number[],
  categories: readonly Category[],
): Promise<Product[]> {
  const rows = unwrap("products: list", await productsOnSale().in("id", [...ids]));
  return rows.map((row) => toProduct(row, categories));
}

/** What the product must state; null for one that isn't on sale. */
export async function getProductInformation(productId: number): Promise<ProductInformation | null> {
  return productInformationSchema.nullable().parse(await publicRpc("product_information", { id: productId }));
}

const informationByIdSchema = z.record(z.string(), productInformationSchema);

/** What each of up to 500 products must state, by its id. */
export async function listProductInformation(
  ids: readonly number[],
): Promise<Map<number, ProductInformation>> {
  const byId = informationByIdSchema.parse(await publicRpc("list_product_information", { ids: [...ids] }));
  return new Map(Object.entries(byId).map(([id, information]) => [Number(id), information]));
}

/** The product's current slug, by a former one; null when no product on sale had it. */
export async function findNewSlug(oldSlug: string): Promise<string | null> {
  const answer = await publicClient()
    .from("product_slugs")
    .select("products!product_slugs_product_id_fkey!inner(slug)")
    .eq("slug", oldSlug)
    .maybeSingle();
  return unwrap("product_slugs: find", answer)?.products.slug ?? null;
}

/** In their order. Categories below a hidden one are hidden too. */
export async function listCategories(): Promise<Category[]> {
  const rows = unwrap(
    "categories: list",
    await publicClient()
      .from("categories")
      .select(
        "id, name, slug, description, parentId:parent_id, words, picture_url, picture_alt, oldSlugs:old_slugs",
      )
      .eq("is_deleted", false)
      .order("sort_order")
      .order("name")
      .limit(500),
  );
  const shown = rows.filter(({ parentId }) => parentId === null || rows.some(({ id }) => id === parentId));
  return shown.map(({ picture_url, picture_alt, words, ...category }) => ({
    ...category,
    ...(words.length > 0 && { isTheme: true }),
    picture: picture_url === null ? null : { url: picture_url, alt: picture_alt },
  }));
}

export async function listColors(): Promise<Color[]> {
  return unwrap(
    "colors: list",
    await publicClient().from("colors").select("slug, name, hex").order("sort_order").order("id").limit(500),
  );
}

export async function listSynonyms(): Promise<{ word: string; means: string[] }[]> {
  return unwrap(
    "search_synonyms: list",
    await publicClient().from("search_synonyms").select("word, means").order("word").limit(1000),
  );
}

export async function listPopularSearches(): Promise<string[]> {
  return publicRpc("popular_searches", {});
}

/** The value in the settings; empty when the discount is off. */
export async function readGlobalDiscount(): Promise<{ global_discount?: string }> {
  const row = unwrap(
    "product_settings: global_discount",
    await publicClient()
      .from("product_settings")
      .select("setting_value")
      .eq("setting_key", "global_discount")
      .eq("is_enabled", true)
      .maybeSingle(),
  );
  return row === null ? {} : { global_discount: row.setting_value };
}

export async function getBasicSlug(color: string): Promise<string | null> {
  return publicRpc("basic_product", { color });
}

export async function listBasicColors(): Promise<string[]> {
  return publicRpc("basic_colors");
}
