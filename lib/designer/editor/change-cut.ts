import type { DesignDocument, Layer } from "../document";
import { type Cut, type PrintArea, printAreaOf, printViews } from "../printing/print-areas";
import { scaleLayer } from "./size-layer";

/** The art keeps its place below the collar: it scales about the top centre of its area. */
function carryOver(layer: Layer, from: PrintArea, to: PrintArea): Layer {
  const factor = Math.min(to.widthMm / from.widthMm, to.heightMm / from.heightMm);
  if (factor === 1 && from.widthMm === to.widthMm) return layer;
  return {
    ...scaleLayer(layer, factor),
    x: to.widthMm / 2 + (layer.x - from.widthMm / 2) * factor,
    y: layer.y * factor,
  };
}

export function changeCut(document: DesignDocument, cut: Cut): DesignDocument {
  if (cut === document.cut) return document;
  const views = { ...document.views };
  for (const view of printViews) {
    const from = printAreaOf(document.cut, view);
    const to = printAreaOf(cut, view);
    views[view] = document.views[view].map((layer) => carryOver(layer, from, to));
  }
  return { ...document, cut, views };
}

export function changeColour(document: DesignDocument, colour: string): DesignDocument {
  return colour === document.colour ? document : { ...document, colour };
}
