"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import {
  parseViewed,
  recentlyViewedKey,
  rememberViewed,
  type ViewedProduct,
} from "@/lib/catalog/recently-viewed";

const Shelf = lazy(() =>
  import("./recently-viewed-shelf").then((module) => ({ default: module.RecentlyViewedShelf })),
);

/** The others that were viewed; this one is remembered on the way. A browser that keeps nothing has seen nothing. */
function viewProduct(product: ViewedProduct): ViewedProduct[] {
  try {
    const viewed = parseViewed(window.localStorage.getItem(recentlyViewedKey));
    window.localStorage.setItem(recentlyViewedKey, JSON.stringify(rememberViewed(viewed, product)));
    return viewed.filter(({ id }) => id !== product.id).slice(0, 8);
  } catch {
    return [];
  }
}

/** Known to the browser alone, and below everything else: what comes late there moves nothing that is read. */
export function RecentlyViewed({ product }: { product: ViewedProduct }) {
  const [others, setOthers] = useState<ViewedProduct[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each product that is shown
  useEffect(() => setOthers(viewProduct(product)), [product.id]);

  if (others.length === 0) return null;
  return (
    <Suspense>
      <Shelf products={others} />
    </Suspense>
  );
}
