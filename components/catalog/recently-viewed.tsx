"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import type { ViewedProduct } from "@/lib/catalog/recently-viewed";

const Shelf = lazy(() =>
  import("./recently-viewed-shelf").then((module) => ({ default: module.RecentlyViewedShelf })),
);

/** Known to the browser alone, and far down: its code comes after the page. */
export function RecentlyViewed({ product }: { product: ViewedProduct }) {
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  if (!isMounted) return null;
  return (
    <Suspense>
      <Shelf product={product} />
    </Suspense>
  );
}
