import type { Json } from "@/lib/json";
import { formatPaise, type Paise, toRupees } from "@/lib/money";
import type { CategoryNames } from "./csv-category";
import type { Cells } from "./csv-cells";
import type { ProductSheet } from "./csv-sheet";

/** One product of an import, as the job stores and applies it. */
export interface ImportItem {
  /** Its label in the log: "Line 2, Sunday Tee". */
  label: string;
  line: number;
  name: string;
  /** Null for a new product. */
  id: number | null;
  version: number | null;
  /** Columns of the table products. */
  set: Record<string, string | number | boolean | null>;
  /** Names of a category to create. */
  category?: string[];
  variants: ImportVariant[];
  changes: FieldChange[];
}

export interface ImportVariant {
  /** Null: generated. */
  sku: string | null;
  size: string;
  color: string;
  barcode: string | null;
  /** Rupees; null: the product's price. */
  price: number | null;
  /** Rupees; null: the product's MRP. */
  mrp: number | null;
  is_active: boolean;
}

export interface FieldChange {
  field: string;
  before: string;
  after: string;
}

const yesNo = (value: boolean) => (value ? "yes" : "no");

/** Fields that are stored as read. */
const plain = [
  ["name", "name"],
  ["slug", "slug"],
  ["description", "description"],
  ["status", "status"],
  ["cut", "cut"],
  ["fabric", "fabric"],
  ["fit", "fit"],
  ["keywords", "keywords"],
  ["hsn", "hsn"],
  ["seo_title", "seoTitle"],
  ["seo_description", "seoDescription"],
  ["generic_name", "genericName"],
  ["maker", "maker"],
  ["importer", "importer"],
  ["packer", "packer"],
  ["country_of_origin", "countryOfOrigin"],
  ["net_quantity", "netQuantity"],
  ["month_made", "monthMade"],
] as const;

type Columns = Pick<ImportItem, "set" | "category" | "changes">;

/** A line's changes to a product; null means a new one. */
export function planColumns(cells: Cells, sheet: ProductSheet | null, categories: CategoryNames): Columns {
  const plan: Columns = { set: {}, changes: [] };
  const addChange = (field: string, before: string, after: string) =>
    plan.changes.push({ field, before, after });
  for (const [column, key] of plain) {
    const value = cells[column];
    const before = sheet?.[key].trim() ?? "";
    if (value === undefined || value.trim() === before || (column === "slug" && value === "")) continue;
    plan.set[column] = value;
    addChange(column.replaceAll("_", " "), before, value);
  }
  if (cells.price !== undefined && cells.price !== sheet?.price) {
    plan.set.price = toRupees(cells.price);
    addChange("price", sheet ? formatPaise(sheet.price) : "", formatPaise(cells.price));
  }
  if (cells.mrp !== undefined && cells.mrp !== (sheet?.mrp ?? null)) {
    plan.set.mrp = cells.mrp === null ? null : toRupees(cells.mrp);
    addChange("MRP", wordsOf(sheet?.mrp), wordsOf(cells.mrp));
  }
  if (cells.premium !== undefined && cells.premium !== (sheet?.premium ?? false)) {
    plan.set.is_premium = cells.premium;
    addChange("premium", yesNo(sheet?.premium ?? false), yesNo(cells.premium));
  }
  planCategory(cells.category, sheet, categories, plan);
  return plan;
}

function planCategory(
  text: string | undefined,
  sheet: ProductSheet | null,
  categories: CategoryNames,
  plan: Columns,
): void {
  if (text === undefined) return;
  const before = categories.textOf(sheet?.category ?? null, sheet?.subcategory ?? null);
  const found = categories.find(text);
  if (!found) {
    plan.category = text.split(":").map((part) => part.trim());
    plan.changes.push({ field: "category", before, after: `${text} (new)` });
  } else if (found.primaryId !== (sheet?.category ?? null) || found.subId !== (sheet?.subcategory ?? null)) {
    plan.set.primary_category_id = found.primaryId;
    plan.set.subcategory_id = found.subId;
    plan.changes.push({ field: "category", before, after: categories.textOf(found.primaryId, found.subId) });
  }
}

const wordsOf = (price: Paise | null | undefined) => (price ? formatPaise(price) : "");

/** A line's changes to a variant; null without any. */
export function planVariant(
  cells: Cells,
  variant: ProductSheet["variants"][number] | null,
  color: string,
): { variant: ImportVariant; changes: FieldChange[] } | null {
  const barcode = (cells.barcode ?? variant?.barcode ?? "").trim();
  const ownPrice = cells.own_price === undefined ? (variant?.ownPrice ?? null) : cells.own_price;
  const ownMrp = cells.own_mrp === undefined ? (variant?.ownMrp ?? null) : cells.own_mrp;
  const isActive = cells.active ?? variant?.active ?? true;
  const sku = variant?.sku ?? (cells.sku || null);
  const size = variant?.size ?? cells.size ?? "";
  const changes: FieldChange[] = [];
  const name = sku ?? `${color} ${size}`;
  if (!variant)
    changes.push({ field: "variant", before: "", after: `${color} ${size}, ${sku ?? "new SKU"}` });
  if (variant && barcode !== variant.barcode) {
    changes.push({ field: `barcode of ${name}`, before: variant.barcode, after: barcode });
  }
  if (ownPrice !== (variant?.ownPrice ?? null)) {
    changes.push({
      field: `own price of ${name}`,
      before: wordsOf(variant?.ownPrice),
      after: wordsOf(ownPrice),
    });
  }
  if (ownMrp !== (variant?.ownMrp ?? null)) {
    changes.push({
      field: `own MRP of ${name}`,
      before: wordsOf(variant?.ownMrp),
      after: wordsOf(ownMrp),
    });
  }
  if (variant && isActive !== variant.active) {
    changes.push({ field: `active, ${name}`, before: yesNo(variant.active), after: yesNo(isActive) });
  }
  if (changes.length === 0) return null;
  const price = ownPrice === null ? null : toRupees(ownPrice);
  const mrp = ownMrp === null ? null : toRupees(ownMrp);
  return {
    variant: { sku, size, color, barcode: barcode || null, price, mrp, is_active: isActive },
    changes,
  };
}

/** As a work item of the job. */
export function toImportJobItem(item: ImportItem): Json {
  return {
    ...item,
    variants: item.variants.map((one) => ({ ...one })),
    changes: item.changes.map((one) => ({ ...one })),
  };
}
