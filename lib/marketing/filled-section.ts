import type { Root } from "hast";
import type { PostCard } from "@/lib/blog/post";
import type { Brand } from "@/lib/brand";
import type { Color, ProductCard } from "@/lib/catalog/product";
import type { ShopTerms } from "@/lib/settings/shop-terms";
import type { Section } from "./section";

/** A category with a picture: its own, or that of a product in it. */
export interface CategoryTile {
  name: string;
  slug: string;
  picture: { url: string | null; alt: string };
}

/** A section with all that it shows; its words have no placeholders any more. What its kind doesn't show is empty. */
export interface FilledSection extends Section {
  products: readonly ProductCard[];
  /** Where the other products of a shelf are. */
  more: { label: string; href: string } | null;
  /** Of a text. */
  tree: Root | null;
  tiles: readonly CategoryTile[];
  /** Slugs of the basic's colours. */
  basics: readonly string[];
  posts: readonly PostCard[];
}

export interface FilledPage {
  sections: readonly FilledSection[];
  brand: Brand;
  /** Null while they can't be read: then nothing is said of fees and days. */
  terms: ShopTerms | null;
  colors: readonly Color[];
  percentOff: number;
}
