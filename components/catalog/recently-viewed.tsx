"use client";

import { useLater } from "@/components/ui/use-later";
import type { ViewedProduct } from "@/lib/catalog/recently-viewed";

const loadShelf = () => import("./recently-viewed-shelf");

/** Only the browser knows the list. The shelf is the last thing on the page, so loading it late moves nothing. */
export function RecentlyViewed({ product }: { product: ViewedProduct }) {
  const later = useLater(loadShelf);
  return later ? <later.RecentlyViewedShelf product={product} /> : null;
}
