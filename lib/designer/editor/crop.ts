import type { ImageLayer } from "../document";
import { turn } from "./geometry";

export type CropEdge = "left" | "right" | "top" | "bottom";

/** At least this share of a picture stays, so that there is something to drag. */
const minShare = 0.02;
const [minMm, maxMm] = [1, 1000];
const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** The shares of a side that may be shown at its current scale, when `shown` of it measures `mm`; the current share is always allowed. */
export function shareLimits(shown: number, mm: number): { least: number; most: number } {
  const share = (measure: number) => (measure * shown) / mm;
  return {
    least: Math.min(shown, Math.max(minShare, share(minMm))),
    most: Math.max(shown, share(maxMm)),
  };
}

/** The part between two shares of a side, never beyond its ends; `mm` is its length. */
export function partBetween(from: number, to: number, mmPerShare: number) {
  const start = Math.max(0, from);
  const length = Math.min(1, to) - start;
  return { start, length, mm: clamp(length * mmPerShare, minMm, maxMm) };
}

/** Crops `share` of the whole picture at one edge; the rest keeps its scale and its place on the tee. */
export function cropTo(layer: ImageLayer, edge: CropEdge, share: number): ImageLayer {
  const { crop } = layer;
  const isAcross = edge === "left" || edge === "right";
  const isStart = edge === "left" || edge === "top";
  const [start, length] = isAcross ? [crop.x, crop.width] : [crop.y, crop.height];
  const size = isAcross ? layer.width : layer.height;
  const perShare = size / length;
  const end = start + length;
  const { least, most } = shareLimits(length, size);
  const kept = clamp(isStart ? end - share : 1 - share - start, least, most);
  const [from, to] = isStart ? [end - kept, end] : [start, start + kept];
  const next = partBetween(from, to, perShare);
  // The centre of the shown part moves along the picture's own axis, in the opposite direction when mirrored.
  const isMirrored = isAcross ? layer.flipX : layer.flipY;
  const moved = (next.start + next.length / 2 - (start + end) / 2) * perShare * (isMirrored ? -1 : 1);
  const out = turn(isAcross ? { x: moved, y: 0 } : { x: 0, y: moved }, layer.rot);
  return {
    ...layer,
    x: layer.x + out.x,
    y: layer.y + out.y,
    ...(isAcross
      ? { width: next.mm, crop: { ...crop, x: next.start, width: next.length } }
      : { height: next.mm, crop: { ...crop, y: next.start, height: next.length } }),
  };
}
