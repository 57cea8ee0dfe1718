"use client";

import { useMemo } from "react";
import { printBounds } from "@/lib/designer/bounds";
import { printViews } from "@/lib/designer/print-areas";
import { type CustomPrice, customPriceOf, type SidePrint } from "@/lib/designer/print-price";
import { discountPrice } from "@/lib/pricing/discount";
import { useDesigner } from "./designer-context";
import { useStore } from "./store";

/** What one piece costs as it is now; null for a cut that is not sold. The server measures and prices for itself. */
export function usePrice(): CustomPrice | null {
  const { editing, parts, shop } = useDesigner();
  const document = useStore(editing, (value) => value.document);
  const resources = useStore(parts, (value) => value.resources);
  return useMemo(() => {
    const blank = shop.blanks.find(({ cut }) => cut === document.cut);
    if (!blank) return null;
    const prints = printViews.flatMap((view): SidePrint[] => {
      const box = printBounds(document, view, resources);
      return box ? [{ view, widthMm: box.width, heightMm: box.height }] : [];
    });
    const price = customPriceOf(shop.prices, blank.pricePaise, prints, 1);
    return { ...price, unitPaise: discountPrice(price.unitPaise, shop.discountPercent).unitPaise };
  }, [document, resources, shop]);
}
