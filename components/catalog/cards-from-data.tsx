"use client";

import { ProductCards, type ProductCardsProps } from "./product-cards";

/** Rendered from data in the browser too: as server components, two dozen cards would travel twice as markup. */
export function CardsFromData(props: ProductCardsProps) {
  return <ProductCards {...props} />;
}
