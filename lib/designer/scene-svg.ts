import { layerBounds } from "./bounds";
import type { DesignDocument, Layer } from "./document";
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
    return reach === "outside"
      ? ""
      : layerMarkup(layer, resources, reach === "across" ? anchorOf(layer, area) : "");
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}${unit}" height="${height}${unit}" viewBox="0 0 ${width} ${height}" overflow="${mode === "edit" ? "visible" : "hidden"}">${layers.join("")}</svg>`;
}

function reachOf(bounds: Box | null, { widthMm, heightMm }: PrintArea): "inside" | "outside" | "across" {
  if (!bounds) return "across";
  const [right, bottom] = [bounds.x + bounds.width, bounds.y + bounds.height];
  if (bounds.x >= widthMm || bounds.y >= heightMm || right <= 0 || bottom <= 0) return "outside";
  return bounds.x >= 0 && bounds.y >= 0 && right <= widthMm && bottom <= heightMm ? "inside" : "across";
}

/**
 * The print area as an invisible shape, in the layer's own millimetres. resvg ends the whole process when a faded or cut group
 * lies outside of its picture, whatever its bounds say: with this in it, none does.
 */
function anchorOf({ x, y, rot, flipX, flipY }: Layer, { widthMm, heightMm }: PrintArea): string {
  const angle = (-rot * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const corners = [
    [-x, -y],
    [widthMm - x, -y],
    [widthMm - x, heightMm - y],
    [-x, heightMm - y],
  ].map(([dx = 0, dy = 0]) => {
    const [own, down] = [dx * cos - dy * sin, dx * sin + dy * cos];
    return `${svgNumber(flipX ? -own : own)} ${svgNumber(flipY ? -down : down)}`;
  });
  return `<path d="M${corners.join("L")}Z" fill="#000000" fill-opacity="0"/>`;
}
