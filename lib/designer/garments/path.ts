import { FRAME, type Point } from "./garment";

const NUMBER = /-?\d*\.?\d+/g;

const cubic = (p: readonly [Point, Point, Point, Point], t: number): Point => {
  const u = 1 - t;
  const at = (axis: 0 | 1) =>
    u * u * u * p[0][axis] + 3 * u * u * t * p[1][axis] + 3 * u * t * t * p[2][axis] + t * t * t * p[3][axis];
  return [at(0), at(1)];
};

const pairs = (text: string): Point[] => {
  const numbers = (text.match(NUMBER) ?? []).map(Number);
  const points: Point[] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) points.push([numbers[i] ?? 0, numbers[i + 1] ?? 0]);
  return points;
};

/** Flattens absolute M, L, C and Z commands into polylines, one for each M. */
export const flatten = (d: string, stepsPerCurve = 24): Point[][] => {
  const lines: Point[][] = [];
  let current: Point[] = [];
  for (const [, command = "", body = ""] of d.matchAll(/([MLCZ])([^MLCZ]*)/g)) {
    const points = pairs(body);
    if (command === "M") {
      current = points.slice(0, 1);
      lines.push(current);
    } else if (command === "L") {
      current.push(...points);
    } else if (command === "C") {
      for (let i = 0; i + 2 < points.length + 0; i += 3) {
        const start = current.at(-1);
        const [b, c, e] = [points[i], points[i + 1], points[i + 2]];
        if (!start || !b || !c || !e) break;
        for (let s = 1; s <= stepsPerCurve; s += 1) current.push(cubic([start, b, c, e], s / stepsPerCurve));
      }
    } else if (command === "Z") {
      const first = current[0];
      if (first) current.push(first);
    }
  }
  return lines;
};

/** Cuts long edges into short ones, so that a warp bends them too. */
export const subdivide = (line: readonly Point[], maxLength = 12): Point[] => {
  const out: Point[] = [];
  line.forEach((point, index) => {
    const previous = line[index - 1];
    if (previous) {
      const parts = Math.ceil(Math.hypot(point[0] - previous[0], point[1] - previous[1]) / maxLength);
      for (let p = 1; p < parts; p += 1) {
        const t = p / parts;
        out.push([previous[0] + (point[0] - previous[0]) * t, previous[1] + (point[1] - previous[1]) * t]);
      }
    }
    out.push(point);
  });
  return out;
};

export const toPath = (line: readonly Point[]): string =>
  line.map(([x, y], i) => `${i === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

/** The same path on the other side of the garment. */
export const mirrorPath = (d: string): string => {
  let isX = true;
  return d.replace(NUMBER, (number) => {
    const value = isX ? FRAME.width - Number(number) : Number(number);
    isX = !isX;
    return String(Math.round(value * 100) / 100);
  });
};
