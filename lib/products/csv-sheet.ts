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
        active: z.boolean(),
      }),
    ),
    stock: z.record(z.string(), z.number()).nullable(),
    seoTitle: z.string(),
    seoDescription: z.string(),
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
] as const;

export const variantColumns = ["size", "colour", "sku", "barcode", "own_price", "active", "stock"] as const;

/** The heading of the file, in order. */
export const csvColumns = [...productColumns, ...variantColumns] as const;

export type CsvColumn = (typeof csvColumns)[number];
