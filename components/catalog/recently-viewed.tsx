"use client";

import { useDeferredModule } from "@/components/ui/use-deferred-module";
import type { ViewedProduct } from "@/lib/catalog/recently-viewed";

const loadShelf = () => import("./recently-viewed-products");

/** Only the browser has the list. It is the last section of the page, so loading it late shifts nothing. */
export function RecentlyViewed({ product }: { product: ViewedProduct }) {
  const later = useDeferredModule(loadShelf);
  return later ? <later.RecentlyViewedProducts product={product} /> : null;
}
