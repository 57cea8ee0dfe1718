import type { Layer } from "../document";
import { type PrintArea, safeInsetMm } from "../printing/print-areas";
import type { SceneResources } from "../resources";
import { layerBounds } from "../scene/bounds";
import { plainAngle } from "./geometry";

/** The limit of a scene, in mm. */
const farthestMm = 1000;
const clamp = (value: number) => Math.min(farthestMm, Math.max(-farthestMm, value));

export function moveLayer<T extends Layer>(layer: T, dx: number, dy: number): T {
  return { ...layer, x: clamp(layer.x + dx), y: clamp(layer.y + dy) };
}

export function turnLayer<T extends Layer>(layer: T, degrees: number): T {
  return { ...layer, rot: plainAngle(degrees) };
}

export function flipLayer<T extends Layer>(layer: T, axis: "x" | "y"): T {
  return axis === "x" ? { ...layer, flipX: !layer.flipX } : { ...layer, flipY: !layer.flipY };
}

const alignments = ["left", "centre", "right", "top", "middle", "bottom"] as const;
export type Alignment = (typeof alignments)[number];

/** To the middle of the print area, or to its safe line. */
export function alignLayer<T extends Layer>(
  layer: T,
  resources: SceneResources,
  area: PrintArea,
  to: Alignment,
): T {
  const box = layerBounds(layer, resources) ?? { width: 0, height: 0 };
  const right = area.widthMm - safeInsetMm - box.width / 2;
  const bottom = area.heightMm - safeInsetMm - box.height / 2;
  const spots: Record<Alignment, { x?: number; y?: number }> = {
    left: { x: safeInsetMm + box.width / 2 },
    centre: { x: area.widthMm / 2 },
    right: { x: right },
    top: { y: safeInsetMm + box.height / 2 },
    middle: { y: area.heightMm / 2 },
    bottom: { y: bottom },
  };
  return { ...layer, ...spots[to] };
}
