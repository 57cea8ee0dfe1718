import type { SidePrint } from "@/lib/designer/printing/print-price";
import type { OpenGroup } from "@/lib/designer/shop";
import type { Paise } from "@/lib/money";

/** A cart line's design version. */
interface CartDesign {
  versionId: string;
  /** All its versions in a cart share a quantity discount. */
  designId: string;
  name: string;
  /** This customer may open its proof. */
  isOwn: boolean;
  prints: readonly SidePrint[];
  group?: OpenGroup | null;
}

/** A variant's current state in the shop. */
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
  mrpPaise: Paise;
  /** Available stock, without reservations. */
  free: number;
  /** Its print; the print price is added to `listPaise`. */
  design: CartDesign | null;
}

export type VariantsByKey = ReadonlyMap<string, CartVariant>;
