import type { DesignDocument, Layer } from "../document";
import { type PrintArea, type PrintView, printAreaOf } from "../printing/print-areas";
import type { Box, SceneResources } from "../resources";
import { findFreeSpot, findFreeTop } from "./find-free-spot";
import { fitNewLayer } from "./fit-new-layer";
import { boxOf, type Size } from "./geometry";
import { estimateSize } from "./layer-size";
import { addLayer, changeLayer } from "./layers";

/** From the top of a front or back down to a new layer: 2.8 in below the collar of a regular tee, where chest prints start. */
const chestMm = 15;

/**
 * Adds a layer at the chest, the upper back or the middle of a sleeve, below what is already there. It is scaled down where
 * its side is small. A team's name goes above its number.
 */
export function addNewLayer(
  document: DesignDocument,
  view: PrintView,
  fresh: Layer,
  resources: SceneResources,
): DesignDocument {
  const area = printAreaOf(document.cut, view);
  const fitted = fitNewLayer(fresh, estimateSize(fresh, resources), area);
  const size = estimateSize(fitted, resources);
  const top = view === "front" || view === "back" ? chestMm : (area.heightMm - size.height) / 2;
  // Patterns are below everything and cover no layer.
  const others = document.views[view].filter(({ type, hidden }) => type !== "pattern" && !hidden);
  const box = (layer: Layer) => boxOf({ ...layer, ...estimateSize(layer, resources) });
  const withSpot = (taken: readonly Box[], wanted: number) =>
    addLayer(document, view, { ...fitted, ...findFreeSpot(area, size, taken, wanted) });
  if (fitted.type === "pattern") return withSpot([], top);
  const part = fitted.type === "text" ? fitted.team : undefined;
  if (part === "name") {
    const number = others.find((layer) => isTeam(layer, "number") && !layer.locked);
    const rest = others.filter((layer) => layer !== number).map(box);
    const spot = findFreeSpot(area, size, rest, top);
    const lower = number && moveBelow(boxAt(spot, size), box(number), rest, area);
    if (number && lower != null)
      return changeLayer(withSpot(rest, top), number.id, (layer) => ({ ...layer, y: lower }));
  }
  const boxes = others.map(box);
  const names = part === "number" ? others.filter((layer) => isTeam(layer, "name")).map(box) : [];
  return withSpot(boxes, Math.max(top, ...names.map(({ y, height }) => y + height)));
}

const isTeam = (layer: Layer, part: "name" | "number") => layer.type === "text" && layer.team === part;

const boxAt = ({ x, y }: { x: number; y: number }, size: Size) => boxOf({ x, y, rot: 0, ...size });

/** Where the middle of a number is below a new name: where it is, or at the next free height; null without room. */
function moveBelow(name: Box, number: Box, rest: readonly Box[], area: PrintArea): number | null {
  const end = name.y + name.height;
  const top = number.y >= end ? number.y : findFreeTop(area, number, [...rest, name], end);
  return top === null || top < end ? null : top + number.height / 2;
}
