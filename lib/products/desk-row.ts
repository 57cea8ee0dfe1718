import { z } from "zod";
import { toDecimalRupees, toPaise, toRupees } from "@/lib/money";
import type { DeskProduct } from "./desk-product";
import { type ProductForm, typedPaise } from "./product-form";
import { cuts, pictureTypes, productStatuses } from "./product-limits";

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
      price: z.number().nullable(),
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
    variants: row.variants.map(({ size, color, sku, barcode, price, is_active }) => ({
      size,
      color,
      sku,
      barcode: barcode ?? "",
      price: price === null ? "" : typedRupees(price),
      isActive: is_active,
      opening: "",
    })),
    pictures: row.pictures.map((picture) => ({ ...picture, color: picture.color ?? "" })),
  };
}

function toDeskProduct(row: ProductRow): DeskProduct {
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

/** A product as desk_product() in the database gives it. */
export const deskProductSchema = productSchema.transform(toDeskProduct);

export interface CategoryIds {
  primaryId: number | null;
  subcategoryId: number | null;
}

const numberOf = (price: string) => toRupees(typedPaise(price));

/** A form as create_product() and update_product() in the database take it. */
export function toArguments(form: ProductForm, category: CategoryIds) {
  const facts = {
    name: form.name,
    description: form.description,
    price: numberOf(form.price),
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
    p_variants: form.variants.map(({ isActive, opening, price, ...variant }) => ({
      ...variant,
      price: price === "" ? null : numberOf(price),
      is_active: isActive,
      opening: Number(opening || 0),
    })),
    p_pictures: form.pictures.map((picture) => ({
      ...picture,
      color: picture.color || null,
    })),
  };
}
