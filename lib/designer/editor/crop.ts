import type { ImageLayer } from "../document";
import { turn } from "./geometry";

export type CropEdge = "left" | "right" | "top" | "bottom";

/** At least this share of a picture stays, so that there is something to take hold of. */
const leastShown = 0.02;

/** Cuts `share` of the whole picture away at one edge; what stays keeps its scale and its place on the tee. */
export function cropTo(layer: ImageLayer, edge: CropEdge, share: number): ImageLayer {
  const { crop } = layer;
  const isAcross = edge === "left" || edge === "right";
  const isStart = edge === "left" || edge === "top";
  const [start, length] = isAcross ? [crop.x, crop.width] : [crop.y, crop.height];
  const end = start + length;
  const from = isStart ? Math.min(share, end - leastShown) : start;
  const to = isStart ? end : Math.max(1 - share, start + leastShown);
  const size = isAcross ? layer.width : layer.height;
  const perShare = size / length;
  // The middle of what is shown moves along the picture's own axis, the other way in a mirrored one.
  const isMirrored = isAcross ? layer.flipX : layer.flipY;
  const moved = ((from + to) / 2 - (start + end) / 2) * perShare * (isMirrored ? -1 : 1);
  const out = turn(isAcross ? { x: moved, y: 0 } : { x: 0, y: moved }, layer.rot);
  const next = { start: from, length: to - from };
  return {
    ...layer,
    x: layer.x + out.x,
    y: layer.y + out.y,
    ...(isAcross
      ? { width: next.length * perShare, crop: { ...crop, x: next.start, width: next.length } }
      : { height: next.length * perShare, crop: { ...crop, y: next.start, height: next.length } }),
  };
}
