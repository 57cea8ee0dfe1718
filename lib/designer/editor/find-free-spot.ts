import { type PrintArea, safeInsetMm } from "../printing/print-areas";
import type { Box } from "../resources";
import type { Size, Spot } from "./geometry";

/** Between a new layer and the others, in mm; the second where there is no room for the first. */
const gapsMm = [8, 1];

const rangeOf = (area: PrintArea, size: Size) =>
  [safeInsetMm, area.heightMm - safeInsetMm - size.height] as const;

/**
 * The position of a new layer: centred, with its top at `wantedTop`, or at the nearest height below, else above, where it
 * covers no other layer. Without room, at `wantedTop` anyway. Always within the safe line.
 */
export function findFreeSpot(area: PrintArea, size: Size, taken: readonly Box[], wantedTop: number): Spot {
  const [least, most] = rangeOf(area, size);
  const wanted = Math.max(least, Math.min(most, wantedTop));
  const top = findFreeTop(area, size, taken, wanted) ?? wanted;
  return { x: area.widthMm / 2, y: top + size.height / 2 };
}

/** The top of a centred layer at that free height; null without room. */
export function findFreeTop(
  area: PrintArea,
  size: Size,
  taken: readonly Box[],
  wantedTop: number,
): number | null {
  const [least, most] = rangeOf(area, size);
  const [left, right] = [(area.widthMm - size.width) / 2, (area.widthMm + size.width) / 2];
  const beside = taken.filter((box) => box.x < right && box.x + box.width > left);
  for (const gap of gapsMm) {
    const lowest = (box: Box) => box.y - gap - size.height;
    const highest = (box: Box) => box.y + box.height + gap;
    const below = beside.map(highest).filter((top) => top > wantedTop);
    const above = beside.map(lowest).filter((top) => top < wantedTop);
    const tries = [wantedTop, ...below.sort((a, b) => a - b), ...above.sort((a, b) => b - a)];
    const free = tries.find(
      (top) =>
        top >= least && top <= most && beside.every((box) => top <= lowest(box) || top >= highest(box)),
    );
    if (free !== undefined) return free;
  }
  return null;
}
