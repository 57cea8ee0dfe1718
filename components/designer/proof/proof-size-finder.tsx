import { SizeFinderButton } from "@/components/catalog/size-finder-button";
import type { Cut } from "@/lib/catalog/product";
import { wornCut } from "@/lib/catalog/worn-cut";
import type { ProofSize } from "@/lib/designer/shop";

interface ProofSizeFinderProps {
  cut: Cut;
  sizes: readonly (ProofSize & { count: number })[];
  onCount: (size: string, count: number) => void;
}

/** Adds one of the suggested size. */
export function ProofSizeFinder({ cut, sizes, onCount }: ProofSizeFinderProps) {
  const worn = wornCut(cut);
  if (!worn) return null;
  const find = (name: string) => sizes.find(({ size }) => size === name);
  return (
    <SizeFinderButton
      cut={worn}
      sizes={sizes.map(({ size }) => size)}
      explainUnavailable={(name) => {
        const size = find(name);
        if (size?.largest) return `This print is too large for ${name}. Make the print smaller.`;
        return size && size.free > 0 ? null : `${name} is sold out in this colour.`;
      }}
      onChoose={(name) => {
        onCount(name, Math.max(1, find(name)?.count ?? 0));
        document.querySelector<HTMLElement>(`input[aria-label="Quantity of size ${name}"]`)?.focus();
      }}
    />
  );
}
