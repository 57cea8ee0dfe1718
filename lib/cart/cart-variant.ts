import type { SidePrint } from "@/lib/designer/print-price";
import type { Paise } from "@/lib/money";

/** The version of a design as a cart line names it. */
interface CartDesign {
  versionId: string;
  name: string;
  /** Its proof opens to this buyer. */
  isOwn: boolean;
  prints: readonly SidePrint[];
}

/** A variant as it is in the shop now. */
export interface CartVariant {
  variantId: number;
  productId: number;
  size: string;
  color: string;
  colorName: string;
  title: string;
  slug: string;
  imageUrl: string | null;
  categoryIds: readonly number[];
  hsn: string;
  listPaise: Paise;
  /** Pieces that nobody has been promised. */
  free: number;
  /** What is printed on it; its price comes on top of `listPaise`. */
  design: CartDesign | null;
}

export type VariantsByKey = ReadonlyMap<string, CartVariant>;
