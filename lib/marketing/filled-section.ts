import type { Root } from "hast";
import type { PostCard } from "@/lib/blog/post";
import type { Brand } from "@/lib/brand";
import type { Color, ProductCard } from "@/lib/catalog/product";
import type { ShopTerms } from "@/lib/settings/shop-terms";
import type { Section } from "./section";

/** A category with a picture: its own, or one of its products'. */
export interface CategoryTile {
  name: string;
  slug: string;
  picture: { url: string | null; alt: string };
}

/** A section with all its content; placeholders are filled. Fields that its kind doesn't show are empty. */
export interface FilledSection extends Section {
  products: readonly ProductCard[];
  /** The link to more products of a shelf. */
  more: { label: string; href: string } | null;
  /** Of a text section. */
  tree: Root | null;
  tiles: readonly CategoryTile[];
  /** Links below the tiles. */
  themes: readonly { name: string; slug: string }[];
  /** Slugs of the basic's colours. */
  basics: readonly string[];
  posts: readonly PostCard[];
}

export interface FilledPage {
  sections: readonly FilledSection[];
  brand: Brand;
  /** Null while they can't be read: then fees and days are omitted. */
  terms: ShopTerms | null;
  colors: readonly Color[];
  percentOff: number;
}
