import type { Color, Product } from "./product";
import { imagesOfColor } from "./variants";

/** A colour of a product in a list, with the pictures that its card shows for it. */
export interface CardColor extends Color {
  /** Null for a product without pictures. */
  image: string | null;
  /** The other side: the back, or the front where the first picture is the back. Absent without one. */
  turned?: string;
}

/** The colours of a product, in the order of `colors`. */
export function cardColors(
  { images, variants }: Pick<Product, "images" | "variants">,
  colors: readonly Color[],
): CardColor[] {
  const made = new Set(variants.map(({ color }) => color));
  return colors
    .filter(({ slug }) => made.has(slug))
    .map((color) => {
      const own = imagesOfColor(images, color.slug);
      const other = own[0]?.type === "back" ? "front" : "back";
      const turned = own.find(({ type }) => type === other)?.url;
      return { ...color, image: own[0]?.url ?? null, ...(turned && { turned }) };
    });
}
