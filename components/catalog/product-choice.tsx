"use client";

import { createContext, type ReactNode, use, useEffect, useMemo, useState } from "react";
import type { Variant } from "@/lib/catalog/product";
import { retainSize } from "@/lib/catalog/variants";
import type { Paise } from "@/lib/money";
import { paths } from "@/lib/paths";

export interface ChoiceVariant extends Variant {
  /** For a size that costs more than the product's price, formatted. */
  ownPrice?: string;
  ownPaise?: Paise;
}

interface ProductChoice {
  variants: readonly ChoiceVariant[];
  color: string;
  size: string | null;
  chooseColor: (color: string) => void;
  chooseSize: (size: string) => void;
}

const Choice = createContext<ProductChoice | null>(null);

export function useProductChoice(): ProductChoice {
  const choice = use(Choice);
  if (!choice) throw new Error("useProductChoice belongs inside a ProductChoiceProvider");
  return choice;
}

interface ProductChoiceProviderProps {
  slug: string;
  /** The colour that the server rendered. */
  initialColor: string;
  variants: readonly ChoiceVariant[];
  children: ReactNode;
}

/** Colour and size, for the gallery and the buy form. The URL follows, so that a choice can be shared and reloaded. */
export function ProductChoiceProvider({
  slug,
  initialColor,
  variants,
  children,
}: ProductChoiceProviderProps) {
  const [color, setColor] = useState(initialColor);
  const [size, setSize] = useState(() => retainSize(variants, initialColor, null));

  // Only the URL holds the size. After Back the colour may differ from the cached page's.
  useEffect(() => {
    const search = new URLSearchParams(window.location.search);
    const requested = search.get("color");
    const start =
      variants.some((variant) => variant.color === requested) && requested ? requested : initialColor;
    setColor(start);
    setSize(retainSize(variants, start, search.get("size")));
  }, [initialColor, variants]);

  const choice = useMemo(() => {
    const choose = (nextColor: string, nextSize: string | null) => {
      setColor(nextColor);
      setSize(nextSize);
      const search = new URLSearchParams(window.location.search);
      search.set("color", nextColor);
      if (nextSize === null) search.delete("size");
      else search.set("size", nextSize);
      window.history.replaceState(null, "", `${paths.product(slug)}?${search}`);
    };
    return {
      variants,
      color,
      size,
      chooseColor: (next: string) => choose(next, retainSize(variants, next, size)),
      chooseSize: (next: string) => choose(color, next),
    };
  }, [slug, color, size, variants]);

  return <Choice value={choice}>{children}</Choice>;
}

/** One of the prices, by "color/size"; without an entry, the children show the price. */
export function ChosenPrice({
  prices,
  children,
}: {
  prices: Readonly<Record<string, ReactNode>>;
  children: ReactNode;
}) {
  const { color, size } = useProductChoice();
  return prices[`${color}/${size}`] ?? children;
}
