import type { VariantRow } from "./product-form";
import { skuOf } from "./sku";

export interface MatrixChoice {
  colors: readonly string[];
  sizes: readonly string[];
}

export interface MatrixRules {
  /** Every colour and size, in row order. */
  all: MatrixChoice;
  /** null: a new product, whose SKUs are generated on save. */
  productId: number | null;
  /** Whether an order or the stock ledger uses the variant: it is deactivated instead of dropped. */
  isKnown: (key: string) => boolean;
}

export function variantKey({ color, size }: Pick<VariantRow, "color" | "size">): string {
  return `${color}/${size}`;
}

/** The colours and sizes of the active rows. */
export function choiceOf(rows: readonly VariantRow[], all: MatrixChoice): MatrixChoice {
  const on = rows.filter(({ isActive }) => isActive);
  return {
    colors: all.colors.filter((color) => on.some((row) => row.color === color)),
    sizes: all.sizes.filter((size) => on.some((row) => row.size === size)),
  };
}

const isIn = ({ colors, sizes }: MatrixChoice, color: string, size: string) =>
  colors.includes(color) && sizes.includes(size);

/**
 * The rows after the selection has changed from `before` to `now`: each selected size in each selected colour.
 * Typed values stay. A pair that was selected before stays unchanged, even if its row was deactivated manually.
 */
export function fillMatrix(
  rows: readonly VariantRow[],
  before: MatrixChoice,
  now: MatrixChoice,
  { all, productId, isKnown }: MatrixRules,
): VariantRow[] {
  const there = new Map(rows.map((row) => [variantKey(row), row]));
  return all.colors.flatMap((color) =>
    all.sizes.flatMap((size): VariantRow[] => {
      const key = variantKey({ color, size });
      const row = there.get(key);
      if (!isIn(now, color, size)) return row && isKnown(key) ? [{ ...row, isActive: false }] : [];
      if (row) return [isIn(before, color, size) ? row : { ...row, isActive: true }];
      const sku = productId === null ? "" : skuOf(productId, color, size);
      return [{ color, size, sku, barcode: "", price: "", mrp: "", isActive: true, opening: "" }];
    }),
  );
}
