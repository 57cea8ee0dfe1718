import type { PathCommand } from "../text-shaping/glyph-pen";

interface Extremes {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How far a path reaches, curves included and their handles not. Null for a path that draws nothing. */
export function extremesOf(commands: readonly PathCommand[]): Extremes | null {
  const reach: [low: number, high: number][] = [
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  ];
  let pen = [0, 0];
  for (const { letter, points } of commands) {
    if (letter === "Z") continue;
    const end = points.slice(-2);
    reach.forEach((axis, nr) => {
      const along = [pen[nr] ?? 0, ...points.filter((_, place) => place % 2 === nr)];
      for (const value of letter === "M" ? along.slice(1) : turns(along)) {
        axis[0] = Math.min(axis[0], value);
        axis[1] = Math.max(axis[1], value);
      }
    });
    pen = end;
  }
  const [[left, right] = [0, -1], [top, bottom] = [0, -1]] = reach;
  return left > right ? null : { left, top, right, bottom };
}

/** The ends of a curve along one axis, and where it turns back between them. */
function turns(points: readonly number[]): number[] {
  const [a = 0, b = 0, c = 0, d = 0] = points;
  if (points.length < 3) return [a, b];
  if (points.length === 3)
    return [a, c, ...inside([(a - b) / (a - 2 * b + c)]).map((t) => quadratic(a, b, c, t))];
  const [second, first, constant] = [d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a];
  const root = Math.sqrt(first * first - 4 * second * constant);
  const places =
    second === 0 ? [-constant / first] : [(-first + root) / (2 * second), (-first - root) / (2 * second)];
  return [a, d, ...inside(places).map((t) => quadratic(a, b, c, t) * (1 - t) + quadratic(b, c, d, t) * t)];
}

function inside(places: readonly number[]): number[] {
  return places.filter((t) => t > 0 && t < 1);
}

function quadratic(a: number, b: number, c: number, t: number): number {
  return (1 - t) * (1 - t) * a + 2 * (1 - t) * t * b + t * t * c;
}
