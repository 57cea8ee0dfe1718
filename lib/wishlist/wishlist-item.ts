import type { Color, ProductImage, Variant } from "@/lib/catalog/product";
import { compareSizes } from "@/lib/catalog/sort-sizes";
import { chooseColor, findVariant, imagesOfColor, type Options } from "@/lib/catalog/variants";
import type { Paise } from "@/lib/money";
import { discountPrice } from "@/lib/pricing/discount";

export interface WishlistEntry {
  size: string | null;
  color: string | null;
}

type WishlistVariant = Options & Pick<Variant, "listPaise" | "mrpPaise">;

export interface WishlistProduct {
  id: number;
  slug: string;
  name: string;
  listPaise: Paise;
  mrpPaise: Paise;
  images: readonly Pick<ProductImage, "url" | "color">[];
  variants: readonly WishlistVariant[];
}

/** An item for the wishlist page. */
export interface WishlistItem {
  id: number;
  slug: string;
  name: string;
  size: string | null;
  /** The colour viewed when it was added, or one that is in stock. */
  color: string;
  colorName: string;
  imageUrl: string | null;
  /** Of the chosen size; without one, the lowest of all. */
  mrpPaise: Paise;
  unitPaise: Paise;
  /** In this colour and in stock. */
  sizes: string[];
  /** The sizes that cost more than `unitPaise`. */
  dearer: Record<string, Paise>;
  stock: WishlistStock;
}

/** `other-sizes`: the chosen size is sold out, or no longer made. */
type WishlistStock = "in-stock" | "other-sizes" | "sold-out";

export function toWishlistItem(
  { size, color: wishlistColor }: WishlistEntry,
  product: WishlistProduct,
  shop: { percentOff: number; colors: readonly Color[] },
): WishlistItem {
  const { variants, images } = product;
  const ofSize = size === null ? variants : variants.filter((variant) => variant.size === size);
  const color = chooseColor(ofSize.length > 0 ? ofSize : variants, images, wishlistColor) ?? "";
  const buyable = variants.filter((variant) => variant.color === color && variant.isAvailable);
  const sizes = buyable.map((variant) => variant.size).toSorted(compareSizes);
  const chosen = findVariant(variants, color, size);
  const { unitPaise } = discountPrice(chosen?.listPaise ?? product.listPaise, shop.percentOff);
  const prices = buyable.map(
    (variant) => [variant.size, discountPrice(variant.listPaise, shop.percentOff).unitPaise] as const,
  );
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    size,
    color,
    colorName: shop.colors.find(({ slug }) => slug === color)?.name ?? color,
    imageUrl: imagesOfColor(images, color)[0]?.url ?? null,
    mrpPaise: (chosen ?? product).mrpPaise,
    unitPaise,
    sizes,
    dearer: Object.fromEntries(prices.filter(([, price]) => price > unitPaise)),
    stock: stockOf(size, sizes, variants),
  };
}

function stockOf(size: string | null, sizes: readonly string[], variants: readonly Options[]): WishlistStock {
  if (size === null ? sizes.length > 0 : sizes.includes(size)) return "in-stock";
  return variants.some((variant) => variant.isAvailable) ? "other-sizes" : "sold-out";
}
