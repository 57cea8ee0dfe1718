import type { Layer } from "../document";
import { type PrintArea, safeInsetMm } from "../print-areas";
import type { Size } from "./geometry";
import { scaleLayer } from "./size-layer";

/** What something new takes of a side's width and height at most. */
const mostShare = 0.8;

/** Something new, made smaller where its side is small: it lies within the line that is safe, with room to move it. */
export function fitNew(layer: Layer, { width, height }: Size, { widthMm, heightMm }: PrintArea): Layer {
  const most = (side: number) => Math.min(side * mostShare, side - 2 * safeInsetMm);
  const factor = Math.min(1, most(widthMm) / width, most(heightMm) / height);
  return factor === 1 ? layer : scaleLayer(layer, factor);
}
