import type { Paise } from "@/lib/money";

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
}

export type VariantsByKey = ReadonlyMap<string, CartVariant>;
