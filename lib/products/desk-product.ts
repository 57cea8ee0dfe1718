import type { ProductForm } from "./product-form";
import type { SnippetShop } from "./snippet";

/** What the desk knows of a variant beside what the form edits. */
interface VariantFacts {
  /** An order or the stock ledger knows it: it is switched off instead of deleted. */
  isKnown: boolean;
  /** Pieces on hand and promised; null for those who may not see stock. */
  stock: number | null;
  reserved: number | null;
}

/** A product as its form shows it. */
export interface DeskProduct {
  id: number;
  version: number;
  form: ProductForm;
  oldSlugs: readonly string[];
  /** By "color/size" */
  variantFacts: Readonly<Record<string, VariantFacts>>;
  /** Who saved it last, when nothing else happened since. */
  savedBy: string | null;
}

export interface DeskColor {
  slug: string;
  name: string;
  hex: string;
}

/** What the form offers. */
export interface ProductChoices {
  colors: readonly DeskColor[];
  sizes: readonly { name: string; kind: string }[];
  categories: readonly { id: number; name: string; parentId: number | null }[];
  /** For the preview of search engines. */
  shop: SnippetShop;
}

/** What deleting a product touches. */
export interface DeletionFigures {
  orders: number;
  openOrders: number;
  pieces: number;
  pictures: number;
  wishes: number;
}
