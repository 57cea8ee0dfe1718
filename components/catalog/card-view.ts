import { withinFolder } from "@/lib/catalog/image-loader";
import { pictureFolder } from "@/lib/catalog/picture-folder";
import type { Color, ProductCard } from "@/lib/catalog/product";
import { formatStars, hasStars } from "@/lib/catalog/rating";
import { formatPaise } from "@/lib/money";
import { discountPrice } from "@/lib/pricing/discount";
import { formatWas, wasPrice } from "@/lib/pricing/was-price";

export type ColorMap = ReadonlyMap<string, Color>;

export function toColorMap(colors: readonly Color[]): ColorMap {
  return new Map(colors.map((color) => [color.slug, color]));
}

/** All texts and URLs of a card, formatted. Absent values are left out, because the page would carry them. */
export interface CardView {
  id: number;
  slug: string;
  name: string;
  now: string;
  was?: string;
  /** Relative to the folder of the shop's pictures, if it is in there. */
  image: string | null;
  /** The picture's colour: its slug, if the link keeps it, and its name. */
  color?: string;
  colorName?: string;
  flag?: "Sold out" | "Bestseller" | "Premium";
  /** The first few of several colours. */
  dots: string[];
  /** The number of all colours, when there are more than dots. */
  colorCount?: number;
  /** Such as "4.6", and the number of reviews. */
  rating?: [stars: string, count: number];
}

export const cardLayouts = {
  list: {
    className: "two-columns md:grid-cols-3",
    sizes: "(min-width:1024px) 24vw,(min-width:768px) 31vw,46vw",
  },
  wide: {
    className: "two-columns md:grid-cols-4",
    sizes: "(min-width:1344px) 300px,(min-width:768px) 23vw,46vw",
  },
};

const shownDots = 5;

export function toCardView(
  card: ProductCard,
  percentOff: number,
  colors: ColorMap,
  isColorFixed = false,
): CardView {
  const { unitPaise } = discountPrice(card.listPaise, percentOff);
  const was = wasPrice(unitPaise, card);
  const color = card.imageColor === null ? undefined : colors.get(card.imageColor);
  const dots = card.colors.length > 1 ? card.colors.slice(0, shownDots) : [];
  return {
    id: card.id,
    slug: card.slug,
    name: card.name,
    now: `${card.hasHigherPricedVariant ? "From " : ""}${formatPaise(unitPaise)}`,
    ...(was && { was: formatWas(was) }),
    image: card.imageUrl && withinFolder(card.imageUrl, pictureFolder()),
    ...(isColorFixed && color && { color: color.slug }),
    ...(color && { colorName: color.name }),
    ...flagOf(card),
    dots: dots.flatMap((slug) => colors.get(slug)?.hex ?? []),
    ...(card.rating &&
      hasStars(card.rating) && { rating: [formatStars(card.rating.average), card.rating.count] }),
    ...(card.colors.length > shownDots && { colorCount: card.colors.length }),
  };
}

function flagOf({ isSoldOut, isBestseller, isPremium }: ProductCard): Pick<CardView, "flag"> {
  if (isSoldOut) return { flag: "Sold out" };
  if (isBestseller) return { flag: "Bestseller" };
  return isPremium ? { flag: "Premium" } : {};
}
