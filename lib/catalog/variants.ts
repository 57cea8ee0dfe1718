import type { ProductImage, Variant } from "./product";

/** `impossible`: no such variant. `sold-out`: without stock. */
export type OptionState = "available" | "sold-out" | "impossible";

/** The basis of a choice of colour and size. */
export type Options = Pick<Variant, "id" | "size" | "color" | "isAvailable">;

/** The colours that have variants, in the shop's order; unknown ones last. */
export function listColors(variants: readonly Options[], shopOrder: readonly string[]): string[] {
  const rank = (color: string) => {
    const index = shopOrder.indexOf(color);
    return index < 0 ? shopOrder.length : index;
  };
  return [...new Set(variants.map((variant) => variant.color))].toSorted((a, b) => rank(a) - rank(b));
}

export function findVariant<V extends Options>(
  variants: readonly V[],
  color: string,
  size: string | null,
): V | undefined {
  return variants.find((variant) => variant.color === color && variant.size === size);
}

export function sizeState(variants: readonly Options[], color: string, size: string): OptionState {
  const variant = findVariant(variants, color, size);
  if (!variant) return "impossible";
  return variant.isAvailable ? "available" : "sold-out";
}

/** The state of a colour for the chosen size; without one, whether any of its sizes is in stock. */
export function colorState(variants: readonly Options[], color: string, size: string | null): OptionState {
  if (size !== null) return sizeState(variants, color, size);
  const ofColor = variants.filter((variant) => variant.color === color);
  if (ofColor.length === 0) return "impossible";
  return ofColor.some((variant) => variant.isAvailable) ? "available" : "sold-out";
}

/**
 * The initial colour of a page: the requested one if the product has it, otherwise the first picture's that
 * is in stock, otherwise the first in stock, otherwise the first.
 */
export function chooseColor(
  variants: readonly Options[],
  images: readonly Pick<ProductImage, "color">[],
  requested: string | null,
): string | null {
  if (requested !== null && variants.some((variant) => variant.color === requested)) return requested;
  const pictured = images.flatMap((image) => (image.color === null ? [] : [image.color]));
  const candidates = [...pictured, ...variants.map((variant) => variant.color)].filter((color) =>
    variants.some((variant) => variant.color === color),
  );
  return (
    candidates.find((color) => colorState(variants, color, null) === "available") ?? candidates[0] ?? null
  );
}

/** A size from the URL or an earlier colour, or the product's only one, is selected where it is in stock. */
export function retainSize(variants: readonly Options[], color: string, size: string | null): string | null {
  const sizes = [...new Set(variants.map((variant) => variant.size))];
  const wanted = size ?? (sizes.length === 1 ? (sizes[0] ?? null) : null);
  return wanted !== null && sizeState(variants, color, wanted) === "available" ? wanted : null;
}

/** The pictures of a colour, then those without one; when it has none of its own, all of them. */
export function imagesOfColor<I extends Pick<ProductImage, "color">>(
  images: readonly I[],
  color: string,
): I[] {
  const own = images.filter((image) => image.color === color);
  if (own.length === 0) return [...images];
  return [...own, ...images.filter((image) => image.color === null)];
}
