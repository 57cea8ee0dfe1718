import "server-only";
import { type LineIdentity, lineKey } from "@/lib/cart/cart";
import type { CartVariant } from "@/lib/cart/cart-variant";
import { customTitle } from "@/lib/designer/custom-title";
import { fitsOnto, largestPrintOn } from "@/lib/designer/printing/print-areas";
import type { OrderableDesign } from "@/lib/designer/shop";
import { toPaise } from "@/lib/money";
import { publicClient } from "@/server/supabase/public-client";
import { unwrap } from "@/server/supabase/unwrap";

/** The characters of sizes and colours. Other text matches nothing, and some of it is not valid text for PostgreSQL. */
const possibleName = /^[A-Za-z0-9 -]+$/;

const columns = `id, product_id, size, color, price, mrp, available, colors (name),
  products!product_variants_product_id_fkey!inner (name, slug, price, mrp, hsn, cut, is_blank, primary_category_id, subcategory_id,
    product_images (image_url, color, position, id))`;

/**
 * With public rights: a draft, deleted or inactive product is not found. `designs`: the orderable ones of the
 * lines, by version id.
 */
export async function findCartVariants(
  lines: readonly LineIdentity[],
  designs: ReadonlyMap<string, OrderableDesign>,
): Promise<Map<string, CartVariant>> {
  const wanted = lines.filter(({ size, color }) => possibleName.test(size) && possibleName.test(color));
  if (wanted.length === 0) return new Map();
  const answer = await publicClient()
    .from("product_variants")
    .select(columns)
    .in("product_id", distinct(wanted.map((line) => line.id)))
    .in("size", distinct(wanted.map((line) => line.size)))
    .in("color", distinct(wanted.map((line) => line.color)));
  const rows = new Map(
    unwrap("variants: find for cart", answer).map((row) => [
      lineKey({ id: row.product_id, size: row.size, color: row.color }),
      row,
    ]),
  );
  return new Map(
    wanted.flatMap((line) => {
      const row = rows.get(lineKey({ ...line, design: undefined }));
      const design = line.design === undefined ? null : designs.get(line.design);
      if (!row || design === undefined || (design && !isPrintableOn(design, row))) return [];
      return [[lineKey(line), toCartVariant(row, design)] as const];
    }),
  );
}

/** The blank of its cut in its colour, large enough for its prints; place_order checks the first two again. */
function isPrintableOn(
  { cut, colour, prints }: OrderableDesign,
  { size, color, products }: VariantRow,
): boolean {
  if (!products.is_blank || products.cut !== cut || color !== colour) return false;
  return prints.every((print) => fitsOnto(print, largestPrintOn(cut, print.view, size)));
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
  mrp: number | null;
  /** The generated type of a computed column is nullable; the value is never null. */
  available: number | null;
  colors: { name: string } | null;
  products: {
    name: string;
    slug: string;
    price: number;
    mrp: number | null;
    hsn: string;
    cut: string;
    is_blank: boolean;
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

function toCartVariant(row: VariantRow, design: OrderableDesign | null = null): CartVariant {
  const { products: product } = row;
  return {
    variantId: row.id,
    productId: row.product_id,
    size: row.size,
    color: row.color,
    colorName: row.colors?.name ?? row.color,
    title: design ? customTitle(product.name, design.name) : product.name,
    slug: product.slug,
    imageUrl: design ? design.picture : pickImage(product.product_images, row.color),
    categoryIds: [product.primary_category_id, product.subcategory_id].filter((id) => id !== null),
    hsn: product.hsn,
    listPaise: toPaise(row.price ?? product.price),
    mrpPaise: toPaise(row.mrp ?? product.mrp ?? row.price ?? product.price),
    free: row.available ?? 0,
    design: design && {
      versionId: design.versionId,
      designId: design.designId,
      name: design.name,
      isOwn: design.isOwn,
      prints: design.prints,
      group: design.group,
    },
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
