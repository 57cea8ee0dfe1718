import type { Box } from "../resources";

/** In mm. */
export interface Spot {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A layer's unrotated rectangle: its centre, its size, and its angle in degrees, clockwise. */
export interface Frame extends Spot, Size {
  rot: number;
}

/** The dragged part of a frame: -1 is left or top, 1 right or bottom, 0 the middle. */
export interface Grip {
  x: -1 | 0 | 1;
  y: -1 | 0 | 1;
}

export function turn({ x, y }: Spot, degrees: number): Spot {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** -180 < angle <= 180. */
export function plainAngle(degrees: number): number {
  const turned = ((degrees % 360) + 360) % 360;
  return turned > 180 ? turned - 360 : turned;
}

/** The upright box around a rotated frame. */
export function boxOf({ x, y, width, height, rot }: Frame): Box {
  const angle = (rot * Math.PI) / 180;
  const cos = Math.abs(Math.cos(angle));
  const sin = Math.abs(Math.sin(angle));
  const across = width * cos + height * sin;
  const down = width * sin + height * cos;
  return { x: x - across / 2, y: y - down / 2, width: across, height: down };
}

/** The position of a grip. */
export function gripSpot(frame: Frame, grip: Grip): Spot {
  const out = turn({ x: (grip.x * frame.width) / 2, y: (grip.y * frame.height) / 2 }, frame.rot);
  return { x: frame.x + out.x, y: frame.y + out.y };
}

const minMm = 1;

/**
 * The frame after a grip has been dragged to `to`, with the opposite side fixed. A corner keeps the proportions when
 * `locksAspect`; the middle of a side changes one dimension.
 */
export function resize(frame: Frame, grip: Grip, to: Spot, locksAspect: boolean): Frame {
  const anchor = gripSpot(frame, { x: -grip.x as Grip["x"], y: -grip.y as Grip["y"] });
  const pulled = turn({ x: to.x - anchor.x, y: to.y - anchor.y }, -frame.rot);
  let width = grip.x === 0 ? frame.width : Math.max(minMm, pulled.x * grip.x);
  let height = grip.y === 0 ? frame.height : Math.max(minMm, pulled.y * grip.y);
  if (locksAspect && grip.x !== 0 && grip.y !== 0) {
    // The pointer's distance along the diagonal, so that tall and wide frames feel the same.
    const diagonal = frame.width ** 2 + frame.height ** 2;
    const along = (pulled.x * grip.x * frame.width + pulled.y * grip.y * frame.height) / diagonal;
    const factor = Math.max(along, minMm / Math.min(frame.width, frame.height));
    width = frame.width * factor;
    height = frame.height * factor;
  }
  const out = turn({ x: (grip.x * width) / 2, y: (grip.y * height) / 2 }, frame.rot);
  return { ...frame, x: anchor.x + out.x, y: anchor.y + out.y, width, height };
}

/** The snap distance to 0, 45, 90 … degrees. */
const angleTolerance = 4;

/** The angle to use, and whether it has snapped. */
export function snapAngle(degrees: number): { angle: number; isSnapped: boolean } {
  const nearest = Math.round(degrees / 45) * 45;
  const isSnapped = Math.abs(degrees - nearest) <= angleTolerance;
  return { angle: plainAngle(isSnapped ? nearest : degrees), isSnapped };
}

/** The direction from a centre to a spot in degrees, 0 pointing up. */
export function angleTo(centre: Spot, spot: Spot): number {
  return (Math.atan2(spot.x - centre.x, centre.y - spot.y) * 180) / Math.PI;
}
