import { pictureFolder } from "@/lib/catalog/picture-folder";
import type { ProductCard } from "@/lib/catalog/product";
import { type ColorMap, cardLayouts, toCardView } from "./card-view";
import { ProductCards } from "./product-cards";

interface ProductGridProps {
  products: readonly ProductCard[];
  percentOff: number;
  colors: ColorMap;
  /** `list`: beside the filters. `wide`: full width. */
  layout?: "list" | "wide";
  /** The links open each product in the colour of its picture. */
  isColorFixed?: boolean;
  /** The first picture is the largest of the first screen. */
  isFirstScreen?: boolean;
  headingLevel?: "h2" | "h3";
  isMainList?: boolean;
}

export function ProductGrid({
  products,
  percentOff,
  colors,
  layout = "wide",
  isColorFixed = false,
  isFirstScreen = false,
  headingLevel = "h3",
  isMainList = false,
}: ProductGridProps) {
  return (
    <ProductCards
      cards={products.map((card) => toCardView(card, percentOff, colors, isColorFixed))}
      pictureFolder={pictureFolder()}
      isFirstScreen={isFirstScreen}
      headingLevel={headingLevel}
      isMainList={isMainList}
      {...cardLayouts[layout]}
    />
  );
}
