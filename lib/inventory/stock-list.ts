import { adminPaths } from "@/lib/admin-paths";
import type { Choice, ListDefinition } from "@/lib/lists/definition";

/** A row of the admin's stock list. */
export interface StockRow {
  id: number;
  sku: string;
  barcode: string | null;
  product: string;
  size: string;
  color: string;
  /** Items on hand. */
  stock: number;
  /** Of these, reserved for orders. */
  reserved: number;
  free: number;
  /** The available quantity at or below which it is low. */
  lowAt: number;
  /** On sale, and at or below its low-stock level. */
  isLow: boolean;
  isActive: boolean;
  /** Subscribers to its restock email. */
  waiting: number;
}

/** "KP103", or parts with a digit somewhere: "KP103-BTG-M". */
const skuPattern = String.raw`^(?=.*\d)([a-z]{1,5}\d{2,}|[a-z0-9]+(?=[-_./]))([-_./][a-z0-9]+)*$`;

export function stockList(sizes: readonly Choice[], colors: readonly Choice[]): ListDefinition {
  return {
    name: "inventory",
    path: adminPaths.inventory,
    noun: "variants",
    words: "words",
    codes: [
      { column: "barcode", looksLike: String.raw`^\d{8,14}$` },
      { column: "sku", looksLike: skuPattern },
    ],
    fields: {
      sku: { label: "SKU", column: "sku", kind: "code" },
      barcode: { label: "Barcode", column: "barcode", kind: "code" },
      product: { label: "Product", column: "words", kind: "text" },
      number: { label: "Product number", column: "product_id", kind: "number" },
      active: { label: "For sale", column: "is_active", kind: "flag" },
      size: { label: "Size", column: "size", kind: "choice", choices: sizes },
      color: { label: "Colour", column: "color", kind: "choice", choices: colors },
      stock: { label: "On hand", column: "stock", kind: "number" },
      reserved: { label: "Reserved", column: "reserved", kind: "number" },
      free: { label: "Available", column: "free", kind: "number" },
      low: { label: "Low", column: "is_low", kind: "flag" },
    },
    sorts: {
      free: { label: "Available", column: "free", first: "asc" },
      sku: { label: "SKU", column: "sku", first: "asc" },
      stock: { label: "On hand", column: "stock", first: "asc" },
      reserved: { label: "Reserved", column: "reserved", first: "desc" },
    },
    sort: "sku",
    views: [
      { name: "All", q: "" },
      { name: "Low", q: "low:yes free:>0" },
      { name: "Sold out", q: "low:yes free:0" },
      { name: "Reserved", q: "reserved:>0" },
    ],
  };
}

/** The search for one product's variants, as the product list counts them. */
export function variantsQuery(productId: number): string {
  return `number:${productId} active:yes`;
}
