import "server-only";
import { z } from "zod";
import type { ListParams } from "@/lib/catalog/list-params";
import type { Category, Color, Product, ProductCard } from "@/lib/catalog/product";
import { productColumns, toProduct } from "@/lib/catalog/product-row";
import { toPaise } from "@/lib/money";
import { publicClient } from "@/server/supabase/public-client";
import { unwrap } from "@/server/supabase/unwrap";

const cardSchema = z
  .object({
    id: z.number(),
    slug: z.string(),
    name: z.string(),
    price: z.number(),
    has_dearer: z.boolean(),
    rating_count: z.number(),
    rating_hundredths: z.number().nullable(),
    is_premium: z.boolean(),
    stock_quantity: z.number(),
    image_url: z.string().nullable(),
    image_color: z.string().nullable(),
    colors: z.array(z.string()),
  })
  .transform(
    (row): ProductCard => ({
      id: row.id,
      slug: row.slug,
      name: row.name,
      listPaise: toPaise(row.price),
      hasDearer: row.has_dearer,
      isPremium: row.is_premium,
      isSoldOut: row.stock_quantity <= 0,
      imageUrl: row.image_url,
      imageColor: row.image_color,
      colors: row.colors,
      rating:
        row.rating_hundredths === null
          ? null
          : { count: row.rating_count, average: row.rating_hundredths / 100 },
    }),
  );

const cardsSchema = z.array(cardSchema);

const resultSchema = z.object({
  total: z.number(),
  items: cardsSchema,
  corrected: z.string().nullable(),
  mode: z.enum(["all", "some"]).nullable(),
});

const facetsSchema = z.object({
  sizes: z.array(z.object({ name: z.string(), count: z.number() })),
  colors: z.array(z.object({ slug: z.string(), count: z.number() })),
  categories: z.array(z.object({ id: z.number(), count: z.number() })),
  price: z.object({ min: z.number().nullable(), max: z.number().nullable() }),
  in_stock: z.number(),
});

const suggestionsSchema = z.object({ items: cardsSchema, corrected: z.string().nullable() });

/** The list parameters that select products, without page and order. */
export type ProductFilters = Omit<ListParams, "page" | "sort">;

function toFilterJson(filters: ProductFilters, percentOff: number) {
  return {
    category: filters.category,
    premium: filters.isPremium,
    query: filters.query,
    sizes: filters.sizes,
    colors: filters.colors,
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
  const answer = await publicClient().rpc("search_products", {
    p_filters: toFilterJson(filters, percentOff),
    p_sort: page.sort,
    p_offset: page.offset,
    p_limit: page.limit,
  });
  return resultSchema.parse(unwrap("products: search", answer));
}

export async function countFacets(filters: ProductFilters, percentOff: number) {
  const answer = await publicClient().rpc("product_facets", { p_filters: toFilterJson(filters, percentOff) });
  const { in_stock, price, ...facets } = facetsSchema.parse(unwrap("products: facets", answer));
  return {
    ...facets,
    inStock: in_stock,
    minListPaise: price.min === null ? null : toPaise(price.min),
    maxListPaise: price.max === null ? null : toPaise(price.max),
  };
}

export async function suggestProducts(query: string, limit: number) {
  const answer = await publicClient().rpc("suggest_products", { p_query: query, p_limit: limit });
  return suggestionsSchema.parse(unwrap("products: suggest", answer));
}

export async function listRelatedProducts(productId: number, limit: number): Promise<ProductCard[]> {
  const answer = await publicClient().rpc("related_products", { p_product_id: productId, p_limit: limit });
  return cardsSchema.parse(unwrap("products: related", answer));
}

export async function getProduct(
  key: { id: number } | { slug: string },
  categories: readonly Category[],
): Promise<Product | null> {
  const query = publicClient()
    .from("products")
    .select(productColumns)
    .eq("status", "published")
    .eq("is_deleted", false)
    .eq("product_variants.is_active", true);
  const row = unwrap(
    "products: get",
    await ("id" in key ? query.eq("id", key.id) : query.eq("slug", key.slug)).maybeSingle(),
  );
  return row && toProduct(row, categories);
}

/** The slug of the product that had this one before; null when no product on sale had it. */
export async function findNewSlug(oldSlug: string): Promise<string | null> {
  const answer = await publicClient()
    .from("product_slugs")
    .select("products!product_slugs_product_id_fkey!inner(slug)")
    .eq("slug", oldSlug)
    .maybeSingle();
  return unwrap("product_slugs: find", answer)?.products.slug ?? null;
}

/** In their order. What stands below a hidden category is hidden too. */
export async function listCategories(): Promise<Category[]> {
  const rows = unwrap(
    "categories: list",
    await publicClient()
      .from("categories")
      .select("id, name, slug, description, parent_id, picture_url, picture_alt, old_slugs")
      .eq("is_deleted", false)
      .order("sort_order")
      .order("name")
      .limit(500),
  );
  const shown = rows.filter(({ parent_id }) => parent_id === null || rows.some(({ id }) => id === parent_id));
  return shown.map(({ parent_id, picture_url, picture_alt, old_slugs, ...category }) => ({
    ...category,
    parentId: parent_id,
    picture: picture_url === null ? null : { url: picture_url, alt: picture_alt },
    oldSlugs: old_slugs,
  }));
}

export async function listColors(): Promise<Color[]> {
  return unwrap(
    "colors: list",
    await publicClient().from("colors").select("slug, name, hex").order("sort_order").order("id").limit(500),
  );
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
  return unwrap("products: basic", await publicClient().rpc("basic_product", { p_color: color }));
}

export async function listBasicColors(): Promise<string[]> {
  return unwrap("products: basic colours", await publicClient().rpc("basic_colors"));
}
