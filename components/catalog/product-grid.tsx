import type { ProductCard as Card } from "@/lib/catalog/product";
import { type ColorMap, ProductCard } from "./product-card";

interface ProductGridProps {
  products: readonly Card[];
  percentOff: number;
  colors: ColorMap;
  /** `list`: beside the filters. `wide`: across the page. */
  layout?: "list" | "wide";
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

export function ProductGrid({
  products,
  percentOff,
  colors,
  layout = "wide",
  isColorKept,
  isFirstScreen = false,
  headingLevel,
}: ProductGridProps) {
  const { className, sizes } = layouts[layout];
  return (
    <ul className={`grid gap-x-3 gap-y-8 sm:gap-x-5 sm:gap-y-10 ${className}`}>
      {products.map((card, index) => (
        <li key={card.id}>
          <ProductCard
            card={card}
            percentOff={percentOff}
            colors={colors}
            sizes={sizes}
            isColorKept={isColorKept}
            isFirst={isFirstScreen && index === 0}
            headingLevel={headingLevel}
          />
        </li>
      ))}
    </ul>
  );
}
