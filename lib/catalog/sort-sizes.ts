import type { Variant } from "./product";

const letterSizes = ["XXS", "XS", "S", "M", "L", "XL"];

const withoutScale = 1000;

/** Sorts sizes by meaning: XS before S before 3XL, then ages, then names without a scale. */
function sizeRank(size: string): number {
  const name = size.trim().toUpperCase();
  const letter = letterSizes.indexOf(name);
  if (letter >= 0) return letter;
  const extra = /^(\d{1,2})XL$/.exec(name);
  if (extra) return letterSizes.length - 1 + Number(extra[1]);
  const age = /^(\d{1,2})-(\d{1,2})Y$/.exec(name);
  if (age) return 100 + Number(age[1]) + Number(age[2]) / 100;
  return withoutScale;
}

/** One size of several, so that an item may fit small or large. */
export function isOnScale(size: string): boolean {
  return sizeRank(size) < withoutScale;
}

export function compareSizes(a: string, b: string): number {
  return sizeRank(a) - sizeRank(b) || (a < b ? -1 : a > b ? 1 : 0);
}

/** Variants by colour, in the order of the product's pictures, and within one from small to large. */
export function sortVariants<T extends Pick<Variant, "size" | "color">>({
  variants,
  images,
}: {
  variants: readonly T[];
  images: readonly { color: string | null }[];
}): T[] {
  const shown = [...new Set([...images.map(({ color }) => color), ...variants.map(({ color }) => color)])];
  return variants.toSorted(
    (a, b) => shown.indexOf(a.color) - shown.indexOf(b.color) || compareSizes(a.size, b.size),
  );
}

export function listSizes(variants: readonly Pick<Variant, "size">[]): string[] {
  return [...new Set(variants.map((variant) => variant.size))].toSorted(compareSizes);
}
