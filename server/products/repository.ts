import "server-only";
import { z } from "zod";
import { imageWidths, renditionUrl } from "@/lib/catalog/image-loader";
import type { Category, Product } from "@/lib/catalog/product";
import { productColumns, toProduct } from "@/lib/catalog/product-row";
import { toDecimalRupees, toPaise } from "@/lib/money";
import type { DeletionFigures, DeskProduct, ProductChoices } from "@/lib/products/desk-product";
import { cuts, type ProductForm, pictureTypes, productStatuses } from "@/lib/products/product-form";
import { publicEnv } from "@/lib/public-env";
import { BackendError } from "@/server/errors";
import type { Json } from "@/server/supabase/database.types";
import { serviceClient } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient } from "@/server/supabase/viewer-client";

const productSchema = z.object({
  id: z.number(),
  version: z.number(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  price: z.number(),
  status: z.enum(productStatuses),
  is_premium: z.boolean(),
  cut: z.enum(cuts),
  fabric: z.string(),
  fit: z.string(),
  keywords: z.string(),
  hsn: z.string(),
  seo_title: z.string(),
  seo_description: z.string(),
  primary_category: z.string().nullable(),
  subcategory: z.string().nullable(),
  saved_by: z.string().nullable(),
  old_slugs: z.array(z.string()),
  pictures: z.array(
    z.object({ url: z.string(), color: z.string().nullable(), type: z.enum(pictureTypes), alt: z.string() }),
  ),
  variants: z.array(
    z.object({
      size: z.string(),
      color: z.string(),
      sku: z.string(),
      barcode: z.string().nullable(),
      is_active: z.boolean(),
      is_known: z.boolean(),
      stock: z.number().nullable(),
      reserved: z.number().nullable(),
    }),
  ),
});

type ProductRow = z.infer<typeof productSchema>;

/** "499" or "499.50". */
function typedRupees(rupees: number): string {
  return toDecimalRupees(toPaise(rupees)).replace(/\.00$/, "");
}

function toForm(row: ProductRow): ProductForm {
  return {
    name: row.name,
    description: row.description,
    price: typedRupees(row.price),
    primaryCategory: row.primary_category ?? "",
    subcategory: row.subcategory ?? "",
    status: row.status,
    isPremium: row.is_premium,
    cut: row.cut,
    fabric: row.fabric,
    fit: row.fit,
    keywords: row.keywords,
    hsn: row.hsn,
    seoTitle: row.seo_title,
    seoDescription: row.seo_description,
    slug: row.slug,
    variants: row.variants.map(({ size, color, sku, barcode, is_active }) => ({
      size,
      color,
      sku,
      barcode: barcode ?? "",
      isActive: is_active,
      opening: "",
    })),
    pictures: row.pictures.map((picture) => ({ ...picture, color: picture.color ?? "" })),
  };
}

export async function findDeskProduct(id: number): Promise<DeskProduct | null> {
  const answer = unwrap("products: desk", await (await viewerClient()).rpc("desk_product", { p_id: id }));
  if (answer === null) return null;
  const row = productSchema.parse(answer);
  return {
    id: row.id,
    version: row.version,
    form: toForm(row),
    oldSlugs: row.old_slugs,
    variantFacts: Object.fromEntries(
      row.variants.map(({ color, size, is_known, stock, reserved }) => [
        `${color}/${size}`,
        { isKnown: is_known, stock, reserved },
      ]),
    ),
    savedBy: row.saved_by,
  };
}

export async function listChoices(): Promise<ProductChoices> {
  const client = await viewerClient();
  const [colors, sizes, categories] = await Promise.all([
    client.from("colors").select("slug, name, hex").order("sort_order").order("id").limit(500),
    client.from("sizes").select("name, kind").order("sort_order").order("id").limit(200),
    client.from("categories").select("id, name, parent_id").eq("is_deleted", false).order("name").limit(1000),
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

export interface CategoryIds {
  primaryId: number | null;
  subcategoryId: number | null;
}

const categorySchema = z
  .object({ primary_id: z.number().nullable(), subcategory_id: z.number().nullable() })
  .transform((row): CategoryIds => ({ primaryId: row.primary_id, subcategoryId: row.subcategory_id }));

export async function resolveCategory(text: string): Promise<CategoryIds> {
  const answer = await (await viewerClient()).rpc("resolve_category", { p_text: text });
  return categorySchema.parse(unwrap("categories: resolve", answer));
}

function toArguments(form: ProductForm, category: CategoryIds) {
  const facts: Json = {
    name: form.name,
    description: form.description,
    price: Number(toDecimalRupees(toPaise(form.price.replaceAll(",", "")))),
    status: form.status,
    is_premium: form.isPremium,
    cut: form.cut,
    fabric: form.fabric,
    fit: form.fit,
    keywords: form.keywords,
    hsn: form.hsn,
    seo_title: form.seoTitle,
    seo_description: form.seoDescription,
    slug: form.slug || null,
    primary_category_id: category.primaryId,
    subcategory_id: category.subcategoryId,
  };
  return {
    p_facts: facts,
    p_variants: form.variants.map(({ isActive, opening, ...variant }) => ({
      ...variant,
      is_active: isActive,
      opening: Number(opening || 0),
    })),
    p_pictures: form.pictures.map((picture) => ({
      ...picture,
      color: picture.color || null,
      thumbnail_url: renditionUrl(picture.url, 320),
    })),
  };
}

/** The new product's id. */
export async function createProduct(form: ProductForm, category: CategoryIds): Promise<number | null> {
  const answer = await (await viewerClient()).rpc("create_product", toArguments(form, category));
  return unwrap("products: create", answer);
}

/** The new version. */
export async function updateProduct(
  id: number,
  version: number,
  form: ProductForm,
  category: CategoryIds,
): Promise<number> {
  const args = { p_id: id, p_version: version, ...toArguments(form, category) };
  return unwrap("products: update", await (await viewerClient()).rpc("update_product", args));
}

export async function deleteProduct(id: number): Promise<void> {
  unwrap("products: delete", await (await viewerClient()).rpc("delete_product", { p_id: id }));
}

/** The copy's id. */
export async function duplicateProduct(id: number): Promise<number> {
  return unwrap("products: duplicate", await (await viewerClient()).rpc("duplicate_product", { p_id: id }));
}

const figuresSchema = z
  .object({
    orders: z.number(),
    open_orders: z.number(),
    pieces: z.number(),
    pictures: z.number(),
    wishes: z.number(),
  })
  .transform(({ open_orders, ...row }): DeletionFigures => ({ ...row, openOrders: open_orders }));

export async function readDeletionFigures(id: number): Promise<DeletionFigures> {
  const answer = await (await viewerClient()).rpc("product_deletion", { p_id: id });
  return figuresSchema.parse(unwrap("products: deletion", answer));
}

const bucket = "product-images";
/** Seconds: names are never used again. */
const cacheControl = "2592000";

const fileName = (name: string, width: number) => `${name}-${width}.webp`;

export function pictureUrl(name: string, width: number): string {
  return `${publicEnv.supabaseUrl}/storage/v1/object/public/${bucket}/${fileName(name, width)}`;
}

function failed(what: string, error: { message: string; statusCode?: string | number }): BackendError {
  const status = Number(error.statusCode) || 500;
  return new BackendError(what, { message: error.message, code: String(status), hint: null }, status);
}

export async function noteUpload(url: string): Promise<void> {
  unwrap("pictures: note upload", await (await viewerClient()).rpc("note_upload", { p_url: url }));
}

/** As the viewer: the bucket's policies decide. Never overwrites. */
export async function putRendition(name: string, width: number, bytes: Buffer): Promise<void> {
  const { error } = await (await viewerClient()).storage
    .from(bucket)
    .upload(fileName(name, width), bytes, { cacheControl, contentType: "image/webp", upsert: false });
  if (error) throw failed("pictures: upload", error);
}

/** The files of a picture, found by the last segment of its URL; none for a picture that lies elsewhere. */
function filesOf(url: string): string[] {
  const [, place, name] = url.match(/^(.*\/)([^/]+)-1920\.webp$/) ?? [];
  if (!name || !place?.endsWith(`/${bucket}/`)) return [];
  return imageWidths.map((width) => fileName(name, width));
}

/** Pictures that nothing has shown for a day; from now on nothing can take them. */
export async function claimLoosePictures(limit: number): Promise<string[]> {
  return unwrap("pictures: claim", await serviceClient().rpc("claim_loose_pictures", { p_limit: limit }));
}

/** Removes their files, then the notes of them. */
export async function removePictures(urls: readonly string[]): Promise<void> {
  const client = serviceClient();
  const files = urls.flatMap(filesOf);
  if (files.length > 0) {
    const { error } = await client.storage.from(bucket).remove(files);
    if (error) throw failed("pictures: remove", error);
  }
  unwrap("pictures: forget", await client.rpc("forget_loose_pictures", { p_urls: [...urls] }));
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
