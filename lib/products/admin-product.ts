import type { BlankDeclarations } from "./missing-declarations";
import type { ProductForm } from "./product-form";
import type { SnippetShop } from "./snippet";

/** Facts of a variant apart from its form fields. */
interface VariantFacts {
  /** Used by an order or the stock ledger: it is deactivated instead of deleted. */
  isKnown: boolean;
  /** Stock on hand and reserved; null for roles that may not see stock. */
  stock: number | null;
  reserved: number | null;
}

/** A product for its form. */
export interface AdminProduct {
  id: number;
  version: number;
  form: ProductForm;
  oldSlugs: readonly string[];
  /** By "color/size" */
  variantFacts: Readonly<Record<string, VariantFacts>>;
  /** The last editor, when no other change happened since. */
  savedBy: string | null;
}

export interface AdminColor {
  slug: string;
  name: string;
  hex: string;
}

/** The options of the form. */
export interface ProductChoices {
  colors: readonly AdminColor[];
  sizes: readonly { name: string; kind: string }[];
  categories: readonly { id: number; name: string; parentId: number | null }[];
  blanks: BlankDeclarations;
  /** For the search result preview. */
  shop: SnippetShop;
}

/** The figures for deleting a product. */
export interface DeletionFigures {
  orders: number;
  openOrders: number;
  units: number;
  pictures: number;
  wishes: number;
}
