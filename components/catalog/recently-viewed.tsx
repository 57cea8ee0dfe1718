"use client";

import { useLater } from "@/components/ui/use-later";
import type { ViewedProduct } from "@/lib/catalog/recently-viewed";

const loadShelf = () => import("./recently-viewed-shelf");

/** Known to the browser alone, and below everything else: what comes late there moves nothing that is read. */
export function RecentlyViewed({ product }: { product: ViewedProduct }) {
  const later = useLater(loadShelf);
  return later ? <later.RecentlyViewedShelf product={product} /> : null;
}
