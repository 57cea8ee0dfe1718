"use client";

import { useEffect, useRef } from "react";

const css = `@layer utilities {
  [data-slot="shop-now"] { display: inline-flex !important; font-size: min(0.875rem, 5.5vw) !important }
  @media (width < 26rem) { header [data-slot="wordmark"] { display: none } }
}`;

/**
 * Shows 'Shop Now' in the header while the blog is on the screen. Next keeps previous pages in the document: their effects
 * are undone, but their styles would remain. A `body:has(…)` rule would make browsers recalculate the styles of the whole page
 * whenever anything is inserted.
 */
export function ShopNowStyle() {
  const style = useRef<HTMLStyleElement>(null);
  useEffect(() => {
    const node = style.current;
    if (!node) return;
    node.media = "all";
    return () => {
      node.media = "not all";
    };
  }, []);
  return <style ref={style}>{css}</style>;
}
