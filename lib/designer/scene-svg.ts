import type { DesignDocument } from "./document";
import { layerMarkup } from "./layer-markup";
import { type PrintView, printAreaOf } from "./print-areas";
import type { SceneResources } from "./resources";
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
  const layers = document.views[view].map((layer) => layerMarkup(layer, resources)).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}${unit}" height="${height}${unit}" viewBox="0 0 ${width} ${height}" overflow="${mode === "edit" ? "visible" : "hidden"}">${layers}</svg>`;
}
