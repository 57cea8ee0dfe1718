import type { Color, ProductCard } from "@/lib/catalog/product";
import { formatPaise } from "@/lib/money";
import { discountPrice } from "@/lib/pricing/discount";
import { type CardView, ProductCards } from "./product-cards";

export type ColorMap = ReadonlyMap<string, Color>;

export function toColorMap(colors: readonly Color[]): ColorMap {
  return new Map(colors.map((color) => [color.slug, color]));
}

interface ProductGridProps {
  products: readonly ProductCard[];
  percentOff: number;
  colors: ColorMap;
  /** `list`: beside the filters. `wide`: across the page. */
  layout?: "list" | "wide";
  /** The links open each product in the colour of its picture. */
  isColorKept?: boolean;
  /** The first picture is the largest of the first screen. */
  isFirstScreen?: boolean;
  headingLevel?: "h2" | "h3";
}

const layouts = {
  list: {
    className: "grid-cols-2 md:grid-cols-3",
    sizes: "(min-width: 1344px) 330px, (min-width: 1024px) 24vw, (min-width: 768px) 31vw, 46vw",
  },
  wide: {
    className: "grid-cols-2 md:grid-cols-4",
    sizes: "(min-width: 1344px) 300px, (min-width: 768px) 23vw, 46vw",
  },
};

const shownDots = 5;

function toCardView(card: ProductCard, percentOff: number, colors: ColorMap, isColorKept: boolean): CardView {
  const { listPaise, unitPaise, percentOff: off } = discountPrice(card.listPaise, percentOff);
  const color = card.imageColor === null ? undefined : colors.get(card.imageColor);
  return {
    id: card.id,
    slug: card.slug,
    name: card.name,
    now: formatPaise(unitPaise),
    was: off > 0 ? formatPaise(listPaise) : undefined,
    image: card.imageUrl,
    color: isColorKept ? color?.slug : undefined,
    colorName: color?.name,
    flag: card.isSoldOut ? "Sold out" : card.isPremium ? "Premium" : undefined,
    dots: card.colors.slice(0, shownDots).flatMap((slug) => colors.get(slug)?.hex ?? []),
    colorCount: card.colors.length,
  };
}

export function ProductGrid({
  products,
  percentOff,
  colors,
  layout = "wide",
  isColorKept = false,
  isFirstScreen = false,
  headingLevel = "h3",
}: ProductGridProps) {
  return (
    <ProductCards
      cards={products.map((card) => toCardView(card, percentOff, colors, isColorKept))}
      isFirstScreen={isFirstScreen}
      headingLevel={headingLevel}
      {...layouts[layout]}
    />
  );
}
