import type { PathCommand } from "../../text-shaping/glyph-pen";

interface Extremes {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The extent of a path, including curves but not their handles. Null for a path that draws nothing. */
export function extremesOf(commands: readonly PathCommand[]): Extremes | null {
  const [left, right] = reachAlong(commands, 0);
  const [top, bottom] = reachAlong(commands, 1);
  return left > right ? null : { left, top, right, bottom };
}

function reachAlong(commands: readonly PathCommand[], axis: 0 | 1): [low: number, high: number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let pen = 0;
  const reach = (value: number) => {
    if (value < low) low = value;
    if (value > high) high = value;
  };
  for (const { letter, points } of commands) {
    if (letter === "Z") continue;
    const end = points[points.length - 2 + axis] ?? 0;
    reach(end);
    const first = points[axis] ?? end;
    const second = points[axis + 2] ?? end;
    // Within the current extent, a curve can't reach further than its handles.
    const isWithin = Math.min(first, second) >= low && Math.max(first, second) <= high;
    if (!isWithin && letter === "Q") turnsOfQuadratic(pen, first, end).forEach(reach);
    if (!isWithin && letter === "C") turnsOfCubic(pen, first, second, end).forEach(reach);
    pen = end;
  }
  return [low, high];
}

/** The turning points of a curve along one axis. */
function turnsOfQuadratic(a: number, b: number, c: number): number[] {
  return inside([(a - b) / (a - 2 * b + c)]).map((t) => quadratic(a, b, c, t));
}

function turnsOfCubic(a: number, b: number, c: number, d: number): number[] {
  const [second, first, constant] = [d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a];
  const root = Math.sqrt(first * first - 4 * second * constant);
  const places =
    second === 0 ? [-constant / first] : [(-first + root) / (2 * second), (-first - root) / (2 * second)];
  return inside(places).map((t) => quadratic(a, b, c, t) * (1 - t) + quadratic(b, c, d, t) * t);
}

function inside(places: readonly number[]): number[] {
  return places.filter((t) => t > 0 && t < 1);
}

function quadratic(a: number, b: number, c: number, t: number): number {
  return (1 - t) * (1 - t) * a + 2 * (1 - t) * t * b + t * t * c;
}
