type Xy = readonly [x: number, y: number];

const TAU = Math.PI * 2;

const round = (n: number) => Math.round(n * 10) / 10;
const pt = ([x, y]: Xy) => `${round(x)} ${round(y)}`;

const polar = (cx: number, cy: number, radius: number, turn: number): Xy => [
  cx + radius * Math.cos(turn * TAU),
  cy + radius * Math.sin(turn * TAU),
];

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

type Parts = string | readonly Parts[];

export const join = (...parts: readonly Parts[]): string =>
  parts.map((part) => (typeof part === "string" ? part : join(...part))).join("");

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
const turn = (degrees: number, x: number, y: number, body: string) =>
  `<g transform="rotate(${round(degrees)} ${round(x)} ${round(y)})">${body}</g>`;

/** The same drawing around a centre. */
export const around = (count: number, x: number, y: number, body: string, offset = 0) =>
  join(times(count, (i) => turn((360 * i) / count + offset, x, y, body)));

const polygon = (points: readonly Xy[]) => `M${points.map(pt).join("L")}Z`;
/** A pointed petal from (x, y) upwards. */
export const petal = (x: number, y: number, length: number, width: number, belly = 0.5) =>
  `M${pt([x, y])}C${pt([x - width, y - length * belly * 0.5])} ${pt([x - width * 0.8, y - length * (0.4 + belly * 0.6)])} ${pt([x, y - length])}` +
  `C${pt([x + width * 0.8, y - length * (0.4 + belly * 0.6)])} ${pt([x + width, y - length * belly * 0.5])} ${pt([x, y])}Z`;

export const star = (x: number, y: number, outer: number, inner: number, points: number, offset = -0.25) =>
  polygon(times(points * 2, (i) => polar(x, y, i % 2 ? inner : outer, i / (points * 2) + offset)));
