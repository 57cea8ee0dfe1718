import { useEffect, useRef, useState } from "react";
import { describePriceRise, type PricedDesign } from "@/lib/designer/printing/price-rise";
import { useDesigner } from "../designer-context";

const shownMs = 8000;

/** Below the price for a while, when the last change has raised it; screen readers announce it. */
export function PriceRise({ price }: { price: PricedDesign }) {
  const { shop, announce } = useDesigner();
  const before = useRef(price);
  const [words, setWords] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other changes of the design leave the words as they are
  useEffect(() => {
    const rise = describePriceRise(shop.prices, before.current, price);
    before.current = price;
    setWords(rise);
    if (rise === null) return;
    announce(rise);
    const timer = setTimeout(setWords, shownMs, null);
    return () => clearTimeout(timer);
  }, [price.unitPaise]);
  if (words === null) return null;
  return (
    <span className="absolute top-full right-0 z-20 mt-1 whitespace-nowrap rounded-sm bg-foreground px-2 py-1 font-medium text-background text-xs shadow-float">
      {words}
    </span>
  );
}
