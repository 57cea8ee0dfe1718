import type { DesignDocument } from "@/lib/designer/document";
import { fitsOnto, largestPrintOn } from "@/lib/designer/printing/print-areas";
import { customPriceOf, type PrintPrices, type SidePrint } from "@/lib/designer/printing/print-price";
import { type Paise, toDecimalRupees } from "@/lib/money";
import { emptyProductForm } from "@/lib/products/empty-product-form";
import type { ProductForm } from "@/lib/products/product-form";

interface Design {
  name: string;
  document: Pick<DesignDocument, "cut" | "colour">;
  prints: readonly SidePrint[];
}

interface Blank {
  name: string;
  variants: readonly { size: string; color: string; listPaise: Paise }[];
  /** From its own page. */
  form: Pick<ProductForm, "primaryCategory" | "subcategory" | "fabric" | "fit" | "hsn">;
}

interface DraftPicture {
  side: "front" | "back";
  url: string;
}

const typed = (paise: Paise) => toDecimalRupees(paise).replace(/\.00$/, "");

/**
 * A product from a design: its colour, and the blank's sizes that the prints fit on, each at the price of blank and prints. Null
 * when there is none.
 */
export function productDraftOf(
  { name, document: { cut, colour }, prints }: Design,
  blank: Blank,
  prices: PrintPrices,
  pictures: readonly DraftPicture[],
): ProductForm | null {
  const sizes = blank.variants
    .filter(({ color }) => color === colour)
    .filter(({ size }) => prints.every((print) => fitsOnto(print, largestPrintOn(cut, print.view, size))))
    .map(({ size, listPaise }) => ({
      size,
      unitPaise: customPriceOf(prices, listPaise, prints, 1).unitPaise,
    }));
  const [first, ...others] = sizes;
  if (!first) return null;
  const lowest = others.reduce(
    (least, { unitPaise }) => (unitPaise < least ? unitPaise : least),
    first.unitPaise,
  );
  const { primaryCategory, subcategory, fabric, fit, hsn } = blank.form;
  return {
    ...emptyProductForm,
    ...{ name, cut, primaryCategory, subcategory, fabric, fit, hsn, price: typed(lowest) },
    description: `“${name}”, designed by one of our customers, printed on our ${blank.name}.`,
    variants: sizes.map(({ size, unitPaise }) => ({
      ...{ size, color: colour, sku: "", barcode: "", mrp: "", isActive: true, opening: "" },
      price: unitPaise === lowest ? "" : typed(unitPaise),
    })),
    pictures: pictures.map(({ side, url }) => ({ url, color: colour, type: side, alt: `${name}, ${side}` })),
  };
}
