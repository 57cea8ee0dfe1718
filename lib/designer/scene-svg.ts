import { layerBounds } from "./bounds";
import type { DesignDocument } from "./document";
import { layerMarkup } from "./layer-markup";
import { type PrintArea, type PrintView, printAreaOf } from "./print-areas";
import type { Box, SceneResources } from "./resources";
import { svgNumber } from "./svg-number";

/** `edit` shows what stands out of the print area too; `mockup` and `print` cut it off. */
export type SceneMode = "edit" | "mockup" | "print";

/**
 * One side of a design as an <svg> whose user units are millimetres. Only a print says its size in mm: the others can be put
 * into another drawing and scaled there.
 */
export function sceneToSvg(
  document: DesignDocument,
  view: PrintView,
  mode: SceneMode,
  resources: SceneResources,
): string {
  const area = printAreaOf(document.cut, view);
  const [width, height] = [svgNumber(area.widthMm), svgNumber(area.heightMm)];
  const unit = mode === "print" ? "mm" : "";
  const layers = document.views[view].map((layer) => {
    if (mode === "edit") return layerMarkup(layer, resources);
    const reach = reachOf(layerBounds(layer, resources), area);
    return reach === "outside" ? "" : layerMarkup(layer, resources, reach === "across");
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}${unit}" height="${height}${unit}" viewBox="0 0 ${width} ${height}" overflow="${mode === "edit" ? "visible" : "hidden"}">${layers.join("")}</svg>`;
}

function reachOf(bounds: Box | null, { widthMm, heightMm }: PrintArea): "inside" | "outside" | "across" {
  if (!bounds) return "across";
  const [right, bottom] = [bounds.x + bounds.width, bounds.y + bounds.height];
  if (bounds.x >= widthMm || bounds.y >= heightMm || right <= 0 || bottom <= 0) return "outside";
  return bounds.x >= 0 && bounds.y >= 0 && right <= widthMm && bottom <= heightMm ? "inside" : "across";
}
