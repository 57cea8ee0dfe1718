import "server-only";
import { z } from "zod";
import { imageWidths } from "@/lib/catalog/image-loader";
import { categoryTitle } from "@/lib/catalog/list-title";
import { pictureFolder } from "@/lib/catalog/picture-folder";
import type { Category, Product } from "@/lib/catalog/product";
import type { ProductInformation } from "@/lib/catalog/product-information";
import { productInformationSchema } from "@/lib/catalog/product-information-row";
import { productColumns, toProduct } from "@/lib/catalog/product-row";
import type { Choice, ListDefinition } from "@/lib/lists/definition";
import type { ListPage, ListState } from "@/lib/lists/list-state";
import { money } from "@/lib/money-schema";
import type { AdminProduct, DeletionFigures, ProductChoices } from "@/lib/products/admin-product";
import { adminProductSchema, type CategoryIds, toArguments } from "@/lib/products/admin-product-schema";
import type { ProductForm } from "@/lib/products/product-form";
import { type ProductRow, productList } from "@/lib/products/product-list";
import { row } from "@/lib/row";
import { BackendError } from "@/server/errors";
import { countRows, readListPage, withSearch } from "@/server/supabase/read-list-page";
import { serviceClient, serviceRpc } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient, viewerRpc } from "@/server/supabase/viewer-client";

export async function findAdminProduct(id: number): Promise<AdminProduct | null> {
  const answer = await viewerRpc("get_admin_product", { id });
  return adminProductSchema.nullable().parse(answer);
}

/** What the product must state, as staff may see it. */
export async function readInformation(id: number): Promise<ProductInformation | null> {
  return productInformationSchema.nullable().parse(await viewerRpc("product_information", { id }));
}

export async function listChoices(): Promise<Omit<ProductChoices, "shop" | "blanks">> {
  const client = await viewerClient();
  const [colors, sizes, categories] = await Promise.all([
    client.from("colors").select("slug, name, hex").order("sort_order").order("id").limit(500),
    client.from("sizes").select("name, kind").order("sort_order").order("id").limit(200),
    client
      .from("categories")
      .select("id, name, parent_id")
      .eq("is_deleted", false)
      .filter("words", "eq", "{}")
      .order("name")
      .limit(1000),
  ]);
  return {
    colors: unwrap("colors: list", colors),
    sizes: unwrap("sizes: list", sizes),
    categories: unwrap("categories: list", categories).map(({ parent_id, ...category }) => ({
      ...category,
      parentId: parent_id,
    })),
  };
}

const categorySchema = row({ primaryId: z.number().nullable(), subcategoryId: z.number().nullable() });

export async function resolveCategory(text: string): Promise<CategoryIds> {
  return categorySchema.parse(await viewerRpc("resolve_category", { text }));
}

/** The new product's id. */
export async function createProduct(form: ProductForm, category: CategoryIds): Promise<number | null> {
  return viewerRpc("create_product", toArguments(form, category));
}

/** The new version. */
export async function updateProduct(
  id: number,
  version: number,
  form: ProductForm,
  category: CategoryIds,
): Promise<number> {
  return viewerRpc("update_product", { id, version, ...toArguments(form, category) });
}

/** Whether some product, published or draft, lacks a declaration. */
export async function hasIncompleteProducts(): Promise<boolean> {
  return serviceRpc("has_incomplete_products");
}

/** Deletes prices that ended more than 90 days ago. */
export async function purgePriceHistory(): Promise<void> {
  await serviceRpc("purge_price_history");
}

export async function deleteProduct(id: number): Promise<void> {
  await viewerRpc("delete_product", { id });
}

/** The copy's id. */
export async function duplicateProduct(id: number): Promise<number> {
  return viewerRpc("duplicate_product", { id });
}

const figuresSchema = row({
  orders: z.number(),
  openOrders: z.number(),
  units: z.number(),
  pictures: z.number(),
  wishes: z.number(),
});

export async function readDeletionFigures(id: number): Promise<DeletionFigures> {
  return figuresSchema.parse(await viewerRpc("product_deletion", { id }));
}

const bucket = "product-images";
/** Seconds: names are never used again. */
const cacheControl = "2592000";

const fileName = (name: string, width: number) => `${name}-${width}.webp`;

export function pictureUrl(name: string, width: number): string {
  return `${pictureFolder()}${fileName(name, width)}`;
}

function failed(what: string, error: { message: string; statusCode?: string | number }): BackendError {
  const status = Number(error.statusCode) || 500;
  return new BackendError(what, { message: error.message, code: String(status), hint: null }, status);
}

/** The gate has checked that this person may upload: no session can record a picture directly. */
export async function recordUpload(url: string): Promise<void> {
  await serviceRpc("record_upload", { url });
}

/** As the shop: no session may store files there. Never overwrites. */
export async function storeRendition(name: string, width: number, bytes: Buffer): Promise<void> {
  const { error } = await serviceClient()
    .storage.from(bucket)
    .upload(fileName(name, width), bytes, { cacheControl, contentType: "image/webp", upsert: false });
  if (error) throw failed("pictures: upload", error);
}

/** The files of one of the shop's pictures; none for an external picture, whose name may equal one of ours. */
function filesOf(url: string): string[] {
  const [, name] = url.match(/([^/]+)-1920\.webp$/) ?? [];
  if (!name || url !== pictureUrl(name, 1920)) return [];
  return imageWidths.map((width) => fileName(name, width));
}

/** Pictures unused for a day; from now on nothing can use them. */
export async function claimLoosePictures(limit: number): Promise<string[]> {
  return serviceRpc("claim_loose_pictures", { limit });
}

/** Deletes their files, then their rows. */
export async function removePictures(urls: readonly string[]): Promise<void> {
  const client = serviceClient();
  const files = urls.flatMap(filesOf);
  if (files.length > 0) {
    const { error } = await client.storage.from(bucket).remove(files);
    if (error) throw failed("pictures: remove", error);
  }
  await serviceRpc("delete_loose_pictures", { urls: [...urls] });
}

/** Published or not, for the holder of a preview link. */
export async function getDraft(id: number, categories: readonly Category[]): Promise<Product | null> {
  const answer = await serviceClient()
    .from("products")
    .select(productColumns)
    .eq("id", id)
    .eq("is_deleted", false)
    .eq("product_variants.is_active", true)
    .maybeSingle();
  const row = unwrap("products: draft", answer);
  return row && toProduct(row, categories);
}

/** Categories to filter by: top-level ones before subcategories. */
export async function listCategoryChoices(): Promise<Choice[]> {
  const answer = await (await viewerClient())
    .from("categories")
    .select("id, name, slug, parent_id")
    .eq("is_deleted", false)
    .filter("words", "eq", "{}")
    .order("parent_id", { nullsFirst: true })
    .order("name");
  const categories = unwrap("categories: choices", answer);
  return categories.map(({ id, name, slug, parent_id }) => ({
    value: slug,
    label: categoryTitle(
      { name },
      categories.find((category) => category.id === parent_id),
    ),
    match: { column: parent_id === null ? "primary_category_id" : "subcategory_id", value: String(id) },
  }));
}

/** Products by id, by the SKU of a variant, and then by words; an empty search finds none. */
export async function findProductsBriefly(
  wanted: { id: number | null; sku: string; q: string },
  count: number,
): Promise<z.infer<typeof briefSchema>[]> {
  const client = await viewerClient();
  const list = () => client.from("product_list").select("id, name, price, status").limit(count);
  const variant = await client.from("product_variants").select("product_id").eq("sku", wanted.sku).limit(1);
  const ids = unwrap("products: find by sku", variant).map((row) => row.product_id);
  if (wanted.id !== null) ids.push(wanted.id);
  const [named, worded] = await Promise.all([
    ids.length > 0 ? list().in("id", ids) : null,
    withSearch(list(), productList([]), wanted.q).order("created_at", { ascending: false }),
  ]);
  const rows = [...(named ? unwrap("products: find by id", named) : []), ...unwrap("products: find", worded)];
  const found = z.array(briefSchema).parse(rows);
  return found.filter(({ id }, index) => found.findIndex((one) => one.id === id) === index).slice(0, count);
}

const briefSchema = row(
  { id: z.number(), name: z.string(), pricePaise: money, status: z.enum(["draft", "published"]) },
  { pricePaise: "price" },
);

const columns =
  "id, name, slug, price, status, is_premium, category, subcategory, stock, variants, picture, created_at";

export async function findProducts(
  definition: ListDefinition,
  state: ListState,
): Promise<ListPage<ProductRow>> {
  const client = await viewerClient();
  const page = await readListPage(
    "products: list",
    client.from("product_list").select(columns),
    definition,
    state,
  );
  return { ...page, rows: z.array(listedSchema).parse(page.rows) };
}

export async function countProducts(definition: ListDefinition, q: string): Promise<number> {
  const client = await viewerClient();
  return countRows("products: count", client.from("product_list").select("id"), definition, q);
}

/** Checked here, because PostgREST does not report which columns of a view are never null. */
const listedSchema = row(
  {
    id: z.number(),
    name: z.string(),
    slug: z.string(),
    pricePaise: money,
    status: z.enum(["draft", "published"]),
    isPremium: z.boolean(),
    category: z.string().nullable(),
    subcategory: z.string().nullable(),
    stock: z.number(),
    variants: z.number(),
    picture: z.string().nullable(),
    createdAt: z.string(),
  },
  { pricePaise: "price" },
);
