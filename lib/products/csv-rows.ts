import { type Paise, toDecimalRupees } from "@/lib/money";
import type { CategoryNames } from "./csv-category";
import { type ProductSheet, productColumns, type VariantSheet, variantColumns } from "./csv-sheet";

const optionalRupees = (amount: Paise | null) => (amount === null ? "" : toDecimalRupees(amount));

const yesOrNo = (value: boolean) => (value ? "yes" : "no");

/** The product cells that each of its rows repeats. */
function productCells(
  sheet: ProductSheet,
  categories: CategoryNames,
): Record<(typeof productColumns)[number], string> {
  return {
    product_id: String(sheet.id),
    slug: sheet.slug,
    name: sheet.name,
    description: sheet.description,
    price: toDecimalRupees(sheet.price),
    category: categories.textOf(sheet.category, sheet.subcategory),
    status: sheet.status,
    premium: yesOrNo(sheet.premium),
    cut: sheet.cut,
    fabric: sheet.fabric,
    fit: sheet.fit,
    keywords: sheet.keywords,
    hsn: sheet.hsn,
    seo_title: sheet.seoTitle,
    seo_description: sheet.seoDescription,
    generic_name: sheet.genericName,
    maker: sheet.maker,
    importer: sheet.importer,
    packer: sheet.packer,
    country_of_origin: sheet.countryOfOrigin,
    net_quantity: sheet.netQuantity,
    month_made: sheet.monthMade,
    mrp: optionalRupees(sheet.mrp),
  };
}

function variantCells(variant: VariantSheet): Record<(typeof variantColumns)[number], string> {
  const { size, colour, sku, barcode, ownPrice, ownMrp, active, stock } = variant;
  return {
    size,
    colour,
    sku,
    barcode,
    own_price: optionalRupees(ownPrice),
    own_mrp: optionalRupees(ownMrp),
    active: yesOrNo(active),
    stock: stock === null ? "" : String(stock),
  };
}

/** One row per variant; a product without variants also has one row. */
export function rowsOfSheet(sheet: ProductSheet, categories: CategoryNames): string[][] {
  const product: Record<string, string> = productCells(sheet, categories);
  const shared = productColumns.map((column) => product[column] ?? "");
  if (sheet.variants.length === 0) return [[...shared, ...variantColumns.map(() => "")]];
  return sheet.variants.map((variant) => {
    const own = variantCells(variant);
    return [...shared, ...variantColumns.map((column) => own[column])];
  });
}
