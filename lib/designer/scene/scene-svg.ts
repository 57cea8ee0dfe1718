import type { DesignDocument } from "../document";
import { type PrintView, printAreaOf } from "../printing/print-areas";
import type { SceneResources } from "../resources";
import { clipByPicture } from "./clip";
import { hasOneInk, layerMarkup } from "./layer-markup";
import { svgNumber } from "./svg-number";

/** One side of a design as an <svg> whose user units are millimetres, clipped to the print area. */
export function sceneToSvg(document: DesignDocument, view: PrintView, resources: SceneResources): string {
  return pageOf(
    document,
    view,
    document.views[view].map((layer) => layerMarkup(layer, resources)),
  );
}

/** An <svg> that is drawn separately and composed over the previous ones. */
export interface Sheet {
  svg: string;
  /** 0 to 1 */
  opacity: number;
}

/**
 * The same drawing as sceneToSvg(), for resvg. It aborts, takes a gigabyte or draws nothing where a faded or clipped group reaches
 * far beyond the print area, so there are no such groups here: layers that are faded as a whole are separate sheets, and patterns are
 * clipped by a picture. There is always at least one sheet.
 */
export function sceneSheets(document: DesignDocument, view: PrintView, resources: SceneResources): Sheet[] {
  const sheets: { layers: string[]; opacity: number }[] = [{ layers: [], opacity: 1 }];
  for (const layer of document.views[view]) {
    const opacity = hasOneInk(layer) ? 1 : layer.opacity;
    const markup = layerMarkup(opacity < 1 ? { ...layer, opacity: 1 } : layer, resources, clipByPicture);
    const last = sheets.at(-1);
    if (opacity === 1 && last?.opacity === 1) last.layers.push(markup);
    else if (markup !== "") sheets.push({ layers: [markup], opacity });
  }
  return sheets.map(({ layers, opacity }) => ({ svg: pageOf(document, view, layers), opacity }));
}

function pageOf(document: DesignDocument, view: PrintView, layers: readonly string[]): string {
  const area = printAreaOf(document.cut, view);
  const [width, height] = [svgNumber(area.widthMm), svgNumber(area.heightMm)];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}" overflow="hidden">${layers.join("")}</svg>`;
}
