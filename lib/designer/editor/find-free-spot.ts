import { type PrintArea, safeInsetMm } from "../printing/print-areas";
import type { Box } from "../resources";
import type { Size, Spot } from "./geometry";

/** The step between tries, in mm. */
const stepMm = 4;

/**
 * The position of a new layer: centred, as near as possible to `wantedY` without covering other layers. Without
 * room, at `wantedY` anyway.
 */
export function findFreeSpot(area: PrintArea, size: Size, taken: readonly Box[], wantedY: number): Spot {
  const x = area.widthMm / 2;
  const isFree = (y: number) =>
    taken.every(
      (box) =>
        box.y >= y + size.height / 2 ||
        box.y + box.height <= y - size.height / 2 ||
        box.x >= x + size.width / 2 ||
        box.x + box.width <= x - size.width / 2,
    );
  const [least, most] = [safeInsetMm + size.height / 2, area.heightMm - safeInsetMm - size.height / 2];
  for (let away = 0; away <= area.heightMm; away += stepMm)
    for (const y of [wantedY + away, wantedY - away])
      if (y >= least && y <= most && isFree(y)) return { x, y };
  return { x, y: wantedY };
}
