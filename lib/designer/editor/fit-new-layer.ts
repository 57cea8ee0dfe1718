import type { Layer, TextLayer } from "../document";
import { type PrintArea, safeInsetMm } from "../printing/print-areas";
import { breakLines, joinLines } from "../text/break-lines";
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

/** The maximum share of a side's height for a text that was broken into lines: others have room. */
const maxTextShare = 0.5;
/** Sizes to try for a long text, as shares of its own. */
const textScales = [1, 0.85, 0.7, 0.6, 0.5, 0.4, 0.3];

type SizeOfText = (layer: TextLayer) => Size;

/**
 * A text after typing. Lines wider than the side are broken at spaces; a text that is still too large is scaled down to the
 * safe line. It grows downwards from its top in `before`, while there is room. A turned one stays as it is.
 */
export function fitTypedText(
  before: TextLayer,
  typed: TextLayer,
  area: PrintArea,
  sizeOf: SizeOfText,
): TextLayer {
  if (typed.rot !== 0) return typed;
  const maxWidth = area.widthMm - 2 * safeInsetMm;
  const broken = breakTypedText(typed, maxWidth, area.heightMm * maxTextShare, sizeOf);
  const fitted = scaleText(broken, Math.min(1, maxWidth / sizeOf(broken).width));
  const [old, { height }] = [sizeOf(before).height, sizeOf(fitted)];
  const end = Math.max(before.y + old / 2, area.heightMm - safeInsetMm);
  return { ...fitted, y: Math.min(typed.y + (height - old) / 2, end - height / 2) };
}

/** As large as fits. A curved text and a team's sample stay on their lines. */
function breakTypedText(
  typed: TextLayer,
  maxWidth: number,
  maxHeight: number,
  sizeOf: SizeOfText,
): TextLayer {
  if (typed.arc !== 0 || typed.team || sizeOf(typed).width <= maxWidth) return typed;
  const fitsAt = (scale: number) => (text: string) => sizeOf({ ...typed, text }).width * scale <= maxWidth;
  const joined = joinLines(typed.text, fitsAt(1));
  let broken = typed;
  for (const scale of textScales) {
    broken = { ...scaleText(typed, scale), text: breakLines(joined, fitsAt(scale)) };
    if (sizeOf(broken).height <= maxHeight) break;
  }
  return broken;
}

function scaleText(layer: TextLayer, factor: number): TextLayer {
  // scaleLayer() changes no layer's kind.
  return factor === 1 ? layer : (scaleLayer(layer, factor) as TextLayer);
}
