import type { Variant } from "./product";

const letterSizes = ["XXS", "XS", "S", "M", "L", "XL"];

/** Size names sort by what they mean: XS before S before 3XL, then ages, then what has no scale. */
function sizeRank(size: string): number {
  const name = size.trim().toUpperCase();
  const letter = letterSizes.indexOf(name);
  if (letter >= 0) return letter;
  const extra = /^(\d{1,2})XL$/.exec(name);
  if (extra) return letterSizes.length - 1 + Number(extra[1]);
  const age = /^(\d{1,2})-(\d{1,2})Y$/.exec(name);
  if (age) return 100 + Number(age[1]) + Number(age[2]) / 100;
  return 1000;
}

export function compareSizes(a: string, b: string): number {
  return sizeRank(a) - sizeRank(b) || (a < b ? -1 : a > b ? 1 : 0);
}

export function listSizes(variants: readonly Pick<Variant, "size">[]): string[] {
  return [...new Set(variants.map((variant) => variant.size))].toSorted(compareSizes);
}
