import "server-only";
import { lineKey } from "@/lib/cart/cart";
import type { CartVariant } from "@/lib/cart/cart-variant";
import { toPaise } from "@/lib/money";
import { publicClient } from "@/server/supabase/public-client";
import { unwrap } from "@/server/supabase/unwrap";

interface Identity {
  id: number;
  size: string;
  color: string;
}

/** The characters of sizes and colours. Other text matches nothing, and some of it is no valid text for PostgreSQL. */
const possibleName = /^[A-Za-z0-9 -]+$/;

const columns = `id, product_id, size, color, price, available, colors (name),
  products!product_variants_product_id_fkey!inner (name, slug, price, hsn, primary_category_id, subcategory_id,
    product_images (image_url, color, position, id))`;

/** With public rights: a draft, deleted or inactive product is not found. */
export async function findCartVariants(lines: readonly Identity[]): Promise<Map<string, CartVariant>> {
  const wanted = lines.filter(({ size, color }) => possibleName.test(size) && possibleName.test(color));
  if (wanted.length === 0) return new Map();
  const answer = await publicClient()
    .from("product_variants")
    .select(columns)
    .in("product_id", distinct(wanted.map((line) => line.id)))
    .in("size", distinct(wanted.map((line) => line.size)))
    .in("color", distinct(wanted.map((line) => line.color)));
  const rows = unwrap("variants: find for cart", answer);
  const keys = new Set(wanted.map(lineKey));
  return new Map(
    rows
      .map((row) => [lineKey({ id: row.product_id, size: row.size, color: row.color }), row] as const)
      .filter(([key]) => keys.has(key))
      .map(([key, row]) => [key, toCartVariant(row)]),
  );
}

export async function findCartVariant(variantId: number): Promise<CartVariant | null> {
  const answer = await publicClient()
    .from("product_variants")
    .select(columns)
    .eq("id", variantId)
    .maybeSingle();
  const row = unwrap("variants: find one for cart", answer);
  return row && toCartVariant(row);
}

interface VariantRow {
  id: number;
  product_id: number;
  size: string;
  color: string;
  /** Null: the product's. */
  price: number | null;
  /** The generated type of a computed column is nullable; the value is never null. */
  available: number | null;
  colors: { name: string } | null;
  products: {
    name: string;
    slug: string;
    price: number;
    hsn: string;
    primary_category_id: number | null;
    subcategory_id: number | null;
    product_images: ImageRow[];
  };
}

interface ImageRow {
  image_url: string;
  color: string | null;
  position: number;
  id: number;
}

function toCartVariant(row: VariantRow): CartVariant {
  const { products: product } = row;
  return {
    variantId: row.id,
    productId: row.product_id,
    size: row.size,
    color: row.color,
    colorName: row.colors?.name ?? row.color,
    title: product.name,
    slug: product.slug,
    imageUrl: pickImage(product.product_images, row.color),
    categoryIds: [product.primary_category_id, product.subcategory_id].filter((id) => id !== null),
    hsn: product.hsn,
    listPaise: toPaise(row.price ?? product.price),
    free: row.available ?? 0,
  };
}

/** The first picture of the colour, else the first of the product. */
function pickImage(images: readonly ImageRow[], color: string): string | null {
  const sorted = images.toSorted((a, b) => a.position - b.position || a.id - b.id);
  return (sorted.find((image) => image.color === color) ?? sorted[0])?.image_url ?? null;
}

function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
