"use client";

import { sizeState } from "@/lib/catalog/variants";
import type { WornCut } from "@/lib/catalog/worn-cut";
import { useProductChoice } from "./product-choice";
import { SizeFinderButton } from "./size-finder-button";

export function ProductSizeFinder({ cut, sizes }: { cut: WornCut; sizes: readonly string[] }) {
  const { variants, color, chooseSize } = useProductChoice();
  return (
    <SizeFinderButton
      cut={cut}
      sizes={sizes}
      explainUnavailable={(size) =>
        sizeState(variants, color, size) === "available"
          ? null
          : `${size} isn't available in this colour. Choose another colour.`
      }
      isSoldOut={(size) => sizeState(variants, color, size) === "sold-out"}
      onChoose={(size) => {
        chooseSize(size);
        document.querySelector<HTMLElement>(`[data-size="${size}"]`)?.focus();
      }}
    />
  );
}
