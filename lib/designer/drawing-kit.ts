import { random } from "./random";

export type Xy = readonly [x: number, y: number];

const TAU = Math.PI * 2;

const round = (n: number) => Math.round(n * 10) / 10;
const pt = ([x, y]: Xy) => `${round(x)} ${round(y)}`;

export const polar = (cx: number, cy: number, radius: number, turn: number): Xy => [
  cx + radius * Math.cos(turn * TAU),
  cy + radius * Math.sin(turn * TAU),
];

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

type Parts = string | readonly Parts[];

export const join = (...parts: readonly Parts[]): string =>
  parts.map((part) => (typeof part === "string" ? part : join(...part))).join("");

/** A filled or stroked path. */
export const fill = (d: string, ink: string, extra = "") => `<path d="${d}" fill="${ink}" ${extra}/>`;
export const line = (d: string, ink: string, width: number, extra = "") => {
  const cap = extra.includes("stroke-linecap") ? "" : 'stroke-linecap="round" ';
  return `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" ${cap}stroke-linejoin="round" ${extra}/>`;
};
export const dot = (x: number, y: number, r: number, ink: string) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${ink}"/>`;
export const ring = (x: number, y: number, r: number, ink: string, width: number, extra = "") =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="none" stroke="${ink}" stroke-width="${width}" ${extra}/>`;
export const oval = (x: number, y: number, rx: number, ry: number, ink: string, extra = "") =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${ink}" ${extra}/>`;
export const box = (x: number, y: number, w: number, h: number, ink: string, radius = 0, extra = "") =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" rx="${radius}" fill="${ink}" ${extra}/>`;

export const move = (x: number, y: number, body: string) =>
  `<g transform="translate(${round(x)} ${round(y)})">${body}</g>`;
export const turn = (degrees: number, x: number, y: number, body: string) =>
  `<g transform="rotate(${round(degrees)} ${round(x)} ${round(y)})">${body}</g>`;
export const scale = (sx: number, sy: number, x: number, y: number, body: string) =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${sx} ${sy}) translate(${round(-x)} ${round(-y)})">${body}</g>`;
export const mirrorX = (axis: number, body: string) =>
  `<g transform="translate(${2 * axis} 0) scale(-1 1)">${body}</g>`;

/** The same drawing on both sides of a vertical axis. */
export const both = (axis: number, body: string) => body + mirrorX(axis, body);

/** The same drawing around a centre. */
export const around = (count: number, x: number, y: number, body: string, offset = 0) =>
  join(times(count, (i) => turn((360 * i) / count + offset, x, y, body)));

export const polygon = (points: readonly Xy[]) => `M${points.map(pt).join("L")}Z`;
export const polyline = (points: readonly Xy[]) => `M${points.map(pt).join("L")}`;

/** A smooth curve through points (Catmull-Rom). */
export const curve = (points: readonly Xy[], closed = false, tension = 6): string => {
  const count = points.length;
  const at = (i: number): Xy =>
    (closed ? points[(i + count) % count] : points[Math.max(0, Math.min(count - 1, i))]) ?? [0, 0];
  const parts = [`M${pt(at(0))}`];
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1: Xy = [p1[0] + (p2[0] - p0[0]) / tension, p1[1] + (p2[1] - p0[1]) / tension];
    const c2: Xy = [p2[0] - (p3[0] - p1[0]) / tension, p2[1] - (p3[1] - p1[1]) / tension];
    parts.push(`C${pt(c1)} ${pt(c2)} ${pt(p2)}`);
  }
  return parts.join("") + (closed ? "Z" : "");
};

/** A pointed petal from (x, y) upwards. */
export const petal = (x: number, y: number, length: number, width: number, belly = 0.5) =>
  `M${pt([x, y])}C${pt([x - width, y - length * belly * 0.5])} ${pt([x - width * 0.8, y - length * (0.4 + belly * 0.6)])} ${pt([x, y - length])}` +
  `C${pt([x + width * 0.8, y - length * (0.4 + belly * 0.6)])} ${pt([x + width, y - length * belly * 0.5])} ${pt([x, y])}Z`;

/** A drop: round below, pointed above. */
export const drop = (x: number, y: number, r: number, length: number) =>
  `M${pt([x, y - length])}C${pt([x + r * 0.4, y - length * 0.5])} ${pt([x + r, y - r * 0.8])} ${pt([x + r, y])}` +
  `A${r} ${r} 0 0 1 ${pt([x - r, y])}C${pt([x - r, y - r * 0.8])} ${pt([x - r * 0.4, y - length * 0.5])} ${pt([x, y - length])}Z`;

export const star = (x: number, y: number, outer: number, inner: number, points: number, offset = -0.25) =>
  polygon(times(points * 2, (i) => polar(x, y, i % 2 ? inner : outer, i / (points * 2) + offset)));

export const arc = (x: number, y: number, r: number, from: number, to: number) => {
  const big = to - from > 0.5 ? 1 : 0;
  return `M${pt(polar(x, y, r, from))}A${r} ${r} 0 ${big} 1 ${pt(polar(x, y, r, to))}`;
};

/** Dots in a hexagonal screen; `size` gives the radius at a place, 0 for none. */
export const halftone = (
  area: { x: number; y: number; width: number; height: number },
  step: number,
  ink: string,
  size: (x: number, y: number) => number,
): string => {
  const rows = Math.ceil(area.height / (step * 0.866));
  return join(
    times(rows, (row) =>
      join(
        times(Math.ceil(area.width / step), (column) => {
          const x = area.x + (column + (row % 2 ? 0.5 : 0)) * step;
          const y = area.y + row * step * 0.866;
          const r = size(x, y);
          return r > 1.2 ? dot(x, y, r, ink) : "";
        }),
      ),
    ),
  );
};

let clipCount = 0;
/** Shows `body` only inside the path `d`. */
export const clip = (d: string, body: string): string => {
  clipCount += 1;
  const id = `c${clipCount}`;
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${body}</g>`;
};

export const chances = random;
