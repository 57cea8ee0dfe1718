import { formatPaise, type Paise } from "@/lib/money";
import type { Declaration } from "@/lib/settings/documents/product-information";
import type { Cells } from "./csv-cells";
import type { ProductSheet, VariantSheet } from "./csv-sheet";
import { type BlankDeclarations, missingDeclarations } from "./missing-declarations";

/** What a product that is published after the import would lack, and doesn't lack as a published one now. */
export function findMissingDeclarations(
  cells: Cells,
  sheet: ProductSheet | null,
  blanks: BlankDeclarations,
): Declaration[] {
  if ((cells.status ?? sheet?.status) !== "published") return [];
  const lacked = sheet?.status === "published" ? missingDeclarations(sheet, blanks) : [];
  const missing = missingDeclarations(
    {
      cut: cells.cut ?? sheet?.cut ?? "regular",
      genericName: cells.generic_name ?? sheet?.genericName ?? "",
      maker: cells.maker ?? sheet?.maker ?? "",
      importer: cells.importer ?? sheet?.importer ?? "",
      packer: cells.packer ?? sheet?.packer ?? "",
      countryOfOrigin: cells.country_of_origin ?? sheet?.countryOfOrigin ?? "",
      netQuantity: cells.net_quantity ?? sheet?.netQuantity ?? "",
    },
    blanks,
  );
  return missing.filter((name) => !lacked.includes(name));
}

/** Whether a variant's MRP would be below its price, and in which column; `product` has the values after the import. */
export function findLowMrp(
  cells: Pick<Cells, "own_mrp" | "own_price">,
  known: VariantSheet | null,
  product: { price: Paise; mrp: Paise | null },
): { column: "own_mrp" | "mrp"; message: string } | null {
  const own = cells.own_mrp === undefined ? known?.ownMrp : cells.own_mrp;
  const price = (cells.own_price === undefined ? known?.ownPrice : cells.own_price) ?? product.price;
  const mrp = own ?? product.mrp;
  if (mrp === null || mrp >= price) return null;
  return {
    column: typeof own === "number" ? "own_mrp" : "mrp",
    message: `The MRP, ${formatPaise(mrp)}, is below the price, ${formatPaise(price)}`,
  };
}
