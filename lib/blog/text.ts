import type { Root } from "hast";
import type { Paise } from "@/lib/money";

/** More products in one text are omitted. */
export const maxTextProducts = 20;

/** The product data of a text's product block. */
export interface ShownProduct {
  name: string;
  slug: string;
  unitPaise: Paise;
  hasHigherPricedVariant: boolean;
  imageUrl: string | null;
}

/** A text ready to render. */
export interface ReadText {
  tree: Root;
  /** By the slugs in the text; a product that is not on sale is missing. */
  products: Readonly<Record<string, ShownProduct>>;
}
