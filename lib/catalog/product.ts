import type { Paise } from "@/lib/money";
import { paths } from "@/lib/paths";
import type { Rating } from "./rating";

export interface Color {
  slug: string;
  name: string;
  hex: string;
}

export interface Category {
  id: number;
  name: string;
  slug: string;
  description: string;
  parentId: number | null;
  picture?: { url: string; alt: string } | null;
  /** Contains the products with one of its words, beside their own category. Always at the top level. */
  isTheme?: boolean;
  /** Former slugs, which still redirect to it. */
  oldSlugs?: string[];
}

/** At the top level, and no theme. */
export function isTopCategory({ parentId, isTheme }: Pick<Category, "parentId" | "isTheme">): boolean {
  return parentId === null && !isTheme;
}

/** A product in a list. Prices are list prices; the shop-wide discount comes on top. */
export interface ProductCard {
  id: number;
  slug: string;
  name: string;
  listPaise: Paise;
  mrpPaise: Paise;
  /** The lowest shown price of the last 30 days before the present one; null: it had no other. */
  recentPaise: Paise | null;
  /** Some size costs more. */
  hasHigherPricedVariant: boolean;
  isPremium: boolean;
  /** Among the eight products that sold best in 30 days. */
  isBestseller: boolean;
  isSoldOut: boolean;
  imageUrl: string | null;
  imageColor: string | null;
  /** Slugs, in the shop's order. */
  colors: string[];
  /** Absent without reviews. */
  rating?: Pick<Rating, "count" | "average"> | null;
}

/** A page of a list, with the shop-wide discount. */
export interface ProductList {
  products: ProductCard[];
  total: number;
  pageCount: number;
  percentOff: number;
  /** The corrected search, when it differs from the typed one. */
  corrected: string | null;
  /** No product matches all words; these match some. */
  isPartialMatch: boolean;
}

export interface Suggestions {
  products: ProductCard[];
  /** The links open each product in the colour of its picture. */
  isColorFixed: boolean;
  /** `title`: the name that is unambiguous without context. */
  categories: { title: string; slug: string }[];
  percentOff: number;
}

export type ImageType = "front" | "back" | "detail" | "folded";

export interface ProductImage {
  url: string;
  color: string | null;
  type: ImageType;
  /** The alt text, if staff wrote one. */
  alt?: string;
}

export interface Variant {
  id: number;
  size: string;
  color: string;
  sku: string;
  /** Its own price, or the product's. */
  listPaise: Paise;
  /** Maximum retail price, never below its price. */
  mrpPaise: Paise;
  isAvailable: boolean;
}

export type Cut = "regular" | "oversized" | "women" | "kids" | "accessory";

/** The cuts to filter by. */
export const fitNames: Partial<Record<Cut, string>> = {
  regular: "Regular",
  oversized: "Oversized",
  women: "Women's",
  kids: "Kids'",
};

export interface Product {
  id: number;
  slug: string;
  name: string;
  description: string;
  listPaise: Paise;
  /** Maximum retail price, never below the price. */
  mrpPaise: Paise;
  /** At least 10: no smaller number leaves the server. See describeStock(). */
  stockQuantity: number;
  isSoldOut: boolean;
  isPremium: boolean;
  cut: Cut;
  fabric: string;
  fit: string;
  /** For search engines; empty: generated from name, price and description. */
  seoTitle?: string;
  seoDescription?: string;
  /** Top category first; empty when it has none. */
  categories: Category[];
  images: ProductImage[];
  variants: Variant[];
  /** Absent without reviews. */
  rating?: Rating | null;
}

/** Some variant costs more than the product's own price. */
export function hasHigherPricedVariant({
  listPaise,
  variants,
}: Pick<Product, "listPaise" | "variants">): boolean {
  return variants.some((variant) => variant.listPaise > listPaise);
}

/** The categories of a product, for its breadcrumb. */
export function categoryCrumbs(categories: readonly Category[]): { label: string; href: string }[] {
  if (categories.length === 0) return [{ label: "Uncategorized", href: paths.products }];
  return categories.map(({ name, slug }) => ({ label: name, href: paths.category(slug) }));
}

const minStockShown = 10;

export function shownStock(quantity: number): number {
  return Math.max(quantity, minStockShown);
}

/** The shop never shows a count: see docs/decisions/stock-terms.md. */
export function describeStock({
  isSoldOut,
  stockQuantity,
}: Pick<Product, "isSoldOut" | "stockQuantity">): string {
  if (isSoldOut) return "Sold out for now.";
  return stockQuantity > minStockShown ? "In stock." : "Only a few left.";
}
