import type { Layer } from "../document";
import type { PrintArea } from "../printing/print-areas";
import type { Box, SceneResources } from "../resources";
import { angleTo, boxOf, type Frame, type Grip, plainAngle, resize, type Spot, snapAngle } from "./geometry";
import { layerFrame } from "./layer-size";
import { moveLayer, turnLayer } from "./place-layer";
import { fitLayer, hasFreeSides, scaleLayer } from "./size-layer";
import { type Guide, snapBox } from "./snapping";

/** The state at the start of a gesture. */
export interface GestureStart {
  layer: Layer;
  frame: Frame;
  area: PrintArea;
  /** Boxes of the other layers. */
  others: readonly Box[];
  /** The snap distance to a line, in mm; 0: no snapping. */
  toleranceMm: number;
}

export interface GestureResult {
  layer: Layer;
  guides: readonly Guide[];
}

export function dragLayer(start: GestureStart, by: Spot): GestureResult {
  const moved = moveLayer(start.layer, by.x, by.y);
  if (start.toleranceMm === 0) return { layer: moved, guides: [] };
  const box = boxOf({ ...start.frame, x: moved.x, y: moved.y });
  const { dx, dy, guides } = snapBox(box, start.area, start.others, start.toleranceMm);
  return { layer: moveLayer(moved, dx, dy), guides };
}

/** A handle dragged to `to`. Corners of a shape ignore its proportions while `isFree`, other corners never do. */
export function dragGrip(start: GestureStart, grip: Grip, to: Spot, isFree: boolean): GestureResult {
  const locksAspect = !(isFree && hasFreeSides(start.layer) && start.layer.type !== "image");
  const frame = resize(start.frame, grip, to, locksAspect);
  return { layer: fitLayer(start.layer, start.frame, frame, grip), guides: [] };
}

/** Rotated by the handle above it, from the start of the drag to the pointer. */
export function dragRotation(start: GestureStart, from: Spot, to: Spot): GestureResult {
  const turned = start.layer.rot + angleTo(start.frame, to) - angleTo(start.frame, from);
  const angle = start.toleranceMm === 0 ? plainAngle(turned) : snapAngle(turned).angle;
  return { layer: turnLayer(start.layer, angle), guides: [] };
}

/** Two pointers move, scale and rotate at once. */
export function pinchLayer(
  start: GestureStart,
  from: readonly [Spot, Spot],
  to: readonly [Spot, Spot],
): GestureResult {
  const [a, b] = [middle(from), middle(to)];
  const factor = distance(to) / Math.max(1, distance(from));
  const turned = start.layer.rot + angleTo(to[0], to[1]) - angleTo(from[0], from[1]);
  const scaled = scaleLayer(start.layer, factor);
  const moved = moveLayer(scaled, b.x - a.x, b.y - a.y);
  return { layer: turnLayer(moved, snapAngle(turned).angle), guides: [] };
}

const middle = ([a, b]: readonly [Spot, Spot]): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

function distance([a, b]: readonly [Spot, Spot]): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/**
 * The CSS transform, in mm of the drawing, that previews a gesture without redrawing the layer; null when only
 * redrawing can show it, as for a cropped picture.
 */
export function previewTransform(from: Layer, to: Layer, resources: SceneResources): string | null {
  const before = layerFrame(from, resources);
  const after = layerFrame(to, resources);
  if (!before || !after) return null;
  const across = after.width / before.width;
  const down = after.height / before.height;
  // Text outlines are rounded to 1/1000 mm, so the two factors are never quite equal.
  if (Math.abs(across - down) > 0.01) return null;
  const scale = Math.abs(across - 1) < 1e-6 ? "" : `scale(${across})`;
  return `translate(${to.x}px, ${to.y}px) rotate(${to.rot - from.rot}deg) ${scale} translate(${-from.x}px, ${-from.y}px)`;
}
