import type { Drawing } from "../resources";

/** Caches the drawing of an unchanged layer: a pattern of 1,600 repeats takes some milliseconds. */
export function cacheDrawings<L extends object>(draw: (layer: L) => Drawing | null): typeof draw {
  const drawn = new WeakMap<L, Drawing | null>();
  return (layer) => {
    const known = drawn.get(layer);
    if (known !== undefined) return known;
    const drawing = draw(layer);
    drawn.set(layer, drawing);
    return drawing;
  };
}
