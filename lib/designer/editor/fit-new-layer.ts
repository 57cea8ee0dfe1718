import type { Layer } from "../document";
import { type PrintArea, safeInsetMm } from "../printing/print-areas";
import type { Size } from "./geometry";
import { scaleLayer } from "./size-layer";

/** The maximum share of a side's width and height for a new layer. */
const maxShare = 0.8;

/** A new layer, scaled down where its side is small: it lies within the safe line, with room to move it. */
export function fitNewLayer(layer: Layer, { width, height }: Size, { widthMm, heightMm }: PrintArea): Layer {
  const max = (side: number) => Math.min(side * maxShare, side - 2 * safeInsetMm);
  const factor = Math.min(1, max(widthMm) / width, max(heightMm) / height);
  return factor === 1 ? layer : scaleLayer(layer, factor);
}

/** A layer that has outgrown the width of its side, because text was typed, scaled down to the safe line. A turned one stays. */
export function fitTypedLayer(layer: Layer, width: number, { widthMm }: PrintArea): Layer {
  const factor = (widthMm - 2 * safeInsetMm) / width;
  return layer.rot !== 0 || factor >= 1 ? layer : scaleLayer(layer, factor);
}
