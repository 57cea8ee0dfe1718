import { z } from "zod";
import { toDecimalRupees, toPaise, toRupees } from "@/lib/money";
import { row, toColumns } from "@/lib/row";
import { toCountry } from "@/lib/settings/documents/product-information";
import type { AdminProduct } from "./admin-product";
import { type ProductForm, typedPaise } from "./product-form";
import { cuts, pictureTypes, productStatuses } from "./product-limits";

const productSchema = row({
  id: z.number(),
  version: z.number(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  price: z.number(),
  status: z.enum(productStatuses),
  isPremium: z.boolean(),
  cut: z.enum(cuts),
  fabric: z.string(),
  fit: z.string(),
  keywords: z.string(),
  hsn: z.string(),
  genericName: z.string(),
  maker: z.string(),
  importer: z.string(),
  packer: z.string(),
  countryOfOrigin: z.string(),
  netQuantity: z.string(),
  monthMade: z.string(),
  mrp: z.number().nullable(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  primaryCategory: z.string().nullable(),
  subcategory: z.string().nullable(),
  savedBy: z.string().nullable(),
  oldSlugs: z.array(z.string()),
  pictures: z.array(
    z.object({ url: z.string(), color: z.string().nullable(), type: z.enum(pictureTypes), alt: z.string() }),
  ),
  variants: z.array(
    row({
      size: z.string(),
      color: z.string(),
      sku: z.string(),
      barcode: z.string().nullable(),
      price: z.number().nullable(),
      mrp: z.number().nullable(),
      isActive: z.boolean(),
      isKnown: z.boolean(),
      stock: z.number().nullable(),
      reserved: z.number().nullable(),
    }),
  ),
});

/** "499" or "499.50"; empty for null. */
function typedRupees(rupees: number | null): string {
  return rupees === null ? "" : toDecimalRupees(toPaise(rupees)).replace(/\.00$/, "");
}

/** A product from get_admin_product() in the database. */
export const adminProductSchema = productSchema.transform(
  ({ id, version, savedBy, oldSlugs, variants, ...fields }): AdminProduct => ({
    id,
    version,
    form: {
      ...fields,
      price: typedRupees(fields.price),
      mrp: typedRupees(fields.mrp),
      countryOfOrigin: toCountry(fields.countryOfOrigin),
      primaryCategory: fields.primaryCategory ?? "",
      subcategory: fields.subcategory ?? "",
      variants: variants.map(({ isKnown: _isKnown, stock: _stock, reserved: _reserved, ...variant }) => ({
        ...variant,
        barcode: variant.barcode ?? "",
        price: typedRupees(variant.price),
        mrp: typedRupees(variant.mrp),
        opening: "",
      })),
      pictures: fields.pictures.map((picture) => ({ ...picture, color: picture.color ?? "" })),
    },
    oldSlugs,
    variantFacts: Object.fromEntries(
      variants.map(({ color, size, isKnown, stock, reserved }) => [
        `${color}/${size}`,
        { isKnown, stock, reserved },
      ]),
    ),
    savedBy,
  }),
);

export interface CategoryIds {
  primaryId: number | null;
  subcategoryId: number | null;
}

const numberOf = (price: string) => (price === "" ? null : toRupees(typedPaise(price)));

/** A form as the arguments of create_product() and update_product() in the database. */
export function toArguments(form: ProductForm, category: CategoryIds) {
  const { variants, pictures, primaryCategory: _primary, subcategory: _sub, ...fields } = form;
  return {
    facts: toColumns({
      ...fields,
      price: numberOf(form.price),
      mrp: numberOf(form.mrp),
      slug: form.slug || null,
      primaryCategoryId: category.primaryId,
      subcategoryId: category.subcategoryId,
    }),
    variants: variants.map(({ isActive, opening, price, mrp, ...variant }) => ({
      ...variant,
      price: numberOf(price),
      mrp: numberOf(mrp),
      is_active: isActive,
      opening: Number(opening || 0),
    })),
    pictures: pictures.map((picture) => ({
      ...picture,
      color: picture.color || null,
    })),
  };
}
