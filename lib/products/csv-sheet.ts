import { z } from "zod";
import type { Paise } from "@/lib/money";
import { money } from "@/lib/money-schema";
import { row } from "@/lib/row";
import { type ProductStatus, productStatuses } from "./product-limits";

/** A product in the CSV file. */
export interface ProductSheet {
  id: number;
  slug: string;
  name: string;
  description: string;
  price: Paise;
  status: ProductStatus;
  premium: boolean;
  cut: string;
  fabric: string;
  fit: string;
  keywords: string;
  hsn: string;
  /** Ids */
  category: number | null;
  subcategory: number | null;
  variants: VariantSheet[];
  seoTitle: string;
  seoDescription: string;
  genericName: string;
  maker: string;
  importer: string;
  packer: string;
  /** An ISO code, such as IN. */
  countryOfOrigin: string;
  netQuantity: string;
  monthMade: string;
  /** Null: the price. */
  mrp: Paise | null;
  /** The number of pictures. */
  pictures: number;
  /** Increases with each change by staff, not with its stock. */
  version: number;
}

export interface VariantSheet {
  id: number;
  sku: string;
  size: string;
  /** Its slug, such as "sky-blue". */
  colour: string;
  barcode: string;
  /** Null: the product's price. */
  ownPrice: Paise | null;
  /** Null: the product's MRP. */
  ownMrp: Paise | null;
  active: boolean;
  /** Stock on hand; null for roles that may not see it. */
  stock: number | null;
}

const answerSchema = z.array(
  row({
    id: z.number(),
    slug: z.string(),
    name: z.string(),
    description: z.string(),
    price: money,
    status: z.enum(productStatuses),
    premium: z.boolean(),
    cut: z.string(),
    fabric: z.string(),
    fit: z.string(),
    keywords: z.string(),
    hsn: z.string(),
    category: z.number().nullable(),
    subcategory: z.number().nullable(),
    variants: z.array(
      row({
        id: z.number(),
        sku: z.string(),
        size: z.string(),
        colour: z.string(),
        barcode: z
          .string()
          .nullable()
          .transform((barcode) => barcode ?? ""),
        ownPrice: money.nullable(),
        ownMrp: money.nullable(),
        active: z.boolean(),
      }),
    ),
    stock: z.record(z.string(), z.number()).nullable(),
    seoTitle: z.string(),
    seoDescription: z.string(),
    genericName: z.string(),
    maker: z.string(),
    importer: z.string(),
    packer: z.string(),
    countryOfOrigin: z.string(),
    netQuantity: z.string(),
    monthMade: z.string(),
    mrp: money.nullable(),
    pictures: z.number(),
    version: z.number(),
  }).transform(
    ({ stock, variants, ...sheet }): ProductSheet => ({
      ...sheet,
      variants: variants.map((variant) => ({ ...variant, stock: stock?.[variant.sku] ?? null })),
    }),
  ),
);

/** Parses list_product_sheets(). */
export function parseProductSheets(answer: unknown): ProductSheet[] {
  return answerSchema.parse(answer);
}

export const productColumns = [
  "product_id",
  "slug",
  "name",
  "description",
  "price",
  "category",
  "status",
  "premium",
  "cut",
  "fabric",
  "fit",
  "keywords",
  "hsn",
  "seo_title",
  "seo_description",
  "generic_name",
  "maker",
  "importer",
  "packer",
  "country_of_origin",
  "net_quantity",
  "month_made",
  "mrp",
] as const;

export const variantColumns = [
  "size",
  "colour",
  "sku",
  "barcode",
  "own_price",
  "own_mrp",
  "active",
  "stock",
] as const;

/** The heading of the file, in order. */
export const csvColumns = [...productColumns, ...variantColumns] as const;

export type CsvColumn = (typeof csvColumns)[number];
