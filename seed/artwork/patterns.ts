import {
  around,
  chances,
  dot,
  drop,
  fill,
  join,
  line,
  petal,
  ring,
  star,
  times,
  turn,
  type Xy,
} from "../../lib/designer/drawing-kit";
import type { Artwork } from "./artwork";

/**
 * A sikku kolam on a diamond of dots: one line bends around every dot, mirrored at the crossings that the seed closes.
 * Built from quarter-turn tiles, so the line always closes.
 */
export const kolamLoops = (
  x: number,
  y: number,
  size: number,
  count: number,
  seed: number,
  ink: string,
  dots: string,
  weight = 9,
): string => {
  const random = chances(seed);
  const gap = size / count;
  const half = Math.floor(count / 2);
  const inDiamond = (i: number, k: number) => Math.abs(i - half) + Math.abs(k - half) <= half;
  const parts: string[] = [];
  // One choice for each crossing of one eighth, reflected into the others.
  const choices = new Map<string, boolean>();
  const isOpen = (i: number, k: number, isDown: boolean) => {
    const mx = i + (isDown ? 0 : 0.5) - half;
    const my = k + (isDown ? 0.5 : 0) - half;
    const key = [Math.abs(mx), Math.abs(my)].sort((p, q) => p - q).join();
    if (!choices.has(key)) choices.set(key, Math.abs(mx) + Math.abs(my) > half - 1 || random() < 0.72);
    return choices.get(key) ?? true;
  };
  const joinAt = (i: number, k: number, di: number, dk: number) => {
    if (!inDiamond(i + di, k + dk)) return false;
    return isOpen(Math.min(i, i + di), Math.min(k, k + dk), dk !== 0);
  };
  for (let k = 0; k < count; k += 1) {
    for (let i = 0; i < count; i += 1) {
      if (!inDiamond(i, k)) continue;
      const [cx, cy] = [x + (i - half) * gap, y + (k - half) * gap];
      const sides = [joinAt(i, k, 1, 0), joinAt(i, k, 0, 1), joinAt(i, k, -1, 0), joinAt(i, k, 0, -1)];
      const h = gap / 2;
      parts.push(sideArcs(cx, cy, h, sides, ink, weight), dot(cx, cy, gap * 0.085, dots));
    }
  }
  return join(parts);
};

/** The line around one dot: it leaves through the middle of each open side and rounds the closed ones. */
const sideArcs = (
  cx: number,
  cy: number,
  h: number,
  open: readonly boolean[],
  ink: string,
  weight: number,
): string => {
  const middle = (side: number): Xy => [cx + h * axis(side)[0], cy + h * axis(side)[1]];
  return times(4, (side) => {
    const next = (side + 1) % 4;
    const from = open[side] ? middle(side) : bulge(cx, cy, h, side);
    const to = open[next] ? middle(next) : bulge(cx, cy, h, next);
    const bendFrom = open[side] ? tangent(cx, cy, h, side, 1) : tangent2(cx, cy, h, side, 1);
    const bendTo = open[next] ? tangent(cx, cy, h, next, -1) : tangent2(cx, cy, h, next, -1);
    return line(
      `M${from[0]} ${from[1]}C${bendFrom[0]} ${bendFrom[1]} ${bendTo[0]} ${bendTo[1]} ${to[0]} ${to[1]}`,
      ink,
      weight,
    );
  }).join("");
};

const AXES: readonly Xy[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

const axis = (side: number): Xy => AXES[side % 4] ?? [0, 0];

const bulge = (cx: number, cy: number, h: number, side: number): Xy => [
  cx + axis(side)[0] * h * 0.66,
  cy + axis(side)[1] * h * 0.66,
];

/** At a crossing the line runs at forty-five degrees. */
const tangent = (cx: number, cy: number, h: number, side: number, way: 1 | -1): Xy => {
  const [ax, ay] = axis(side);
  const [nx, ny] = axis(side + (way === 1 ? 1 : 3));
  return [cx + ax * h * 0.72 + nx * h * 0.28, cy + ay * h * 0.72 + ny * h * 0.28];
};

/** Around a closed side it runs along the side. */
const tangent2 = (cx: number, cy: number, h: number, side: number, way: 1 | -1): Xy => {
  const [ax, ay] = axis(side);
  const [nx, ny] = axis(side + (way === 1 ? 1 : 3));
  return [cx + ax * h * 0.66 + nx * h * 0.4, cy + ay * h * 0.66 + ny * h * 0.4];
};

const kolam: Artwork = {
  width: 11,
  height: 11,
  light: ["#b1432c", "#1f2b46", "#b1432c", "#b1432c"],
  dark: ["#f6f1e4", "#f2b94f", "#f6f1e4", "#f6f1e4"],
  draw: ([a, b]) => join(kolamLoops(550, 550, 1090, 11, 4, a, b, 12)),
};

const kolamGrid: Artwork = {
  width: 13,
  height: 13,
  light: ["#24406e", "#c8512e", "#24406e", "#24406e"],
  dark: ["#f6f1e4", "#e8b04a", "#f6f1e4", "#f6f1e4"],
  draw: ([a, b]) =>
    join(
      times(9, (i) =>
        kolamLoops(230 + (i % 3) * 420, 230 + Math.floor(i / 3) * 420, 410, 7, 21 + i * 7, a, b, 7),
      ),
    ),
};

const mandala: Artwork = {
  width: 11.5,
  height: 11.5,
  light: ["#2b2350", "#b8432f", "#d79b35", "#2b2350"],
  dark: ["#f3ead6", "#ee6a4c", "#f2b94f", "#f3ead6"],
  draw: ([a, b, c], cloth) => {
    const o = 575;
    return join(
      around(32, o, o, fill(petal(o, o - 480, 88, 30), a)),
      ring(o, o, 476, a, 7),
      around(
        16,
        o,
        o,
        join(
          fill(petal(o, o - 350, 122, 62), b),
          line(petal(o, o - 350, 122, 62), a, 8),
          fill(petal(o, o - 372, 70, 26), cloth),
          dot(o, o - 396, 9, c),
        ),
      ),
      around(16, o, o, dot(o, o - 452, 10, c), 11.25),
      ring(o, o, 344, a, 12),
      ring(o, o, 328, c, 5),
      around(48, o, o, dot(o, o - 306, 8, a)),
      ring(o, o, 284, a, 6),
      around(16, o, o, join(fill(drop(o, o - 214, 28, 66), a), dot(o, o - 212, 11, cloth))),
      around(16, o, o, fill(star(o, o - 252, 18, 7, 4), b), 11.25),
      ring(o, o, 176, a, 12),
      around(32, o, o, line(`M${o} ${o - 164}V${o - 138}`, c, 7)),
      ring(o, o, 128, a, 5),
      around(16, o, o, join(fill(petal(o, o - 30, 94, 26), b), line(petal(o, o - 30, 94, 26), a, 5))),
      dot(o, o, 46, a),
      around(8, o, o, fill(petal(o, o - 6, 34, 11), cloth)),
      dot(o, o, 8, c),
    );
  },
};

const rangoli: Artwork = {
  width: 11.5,
  height: 11.5,
  light: ["#c02a6b", "#e8902a", "#2f7d5b", "#2e3f86"],
  dark: ["#f05c98", "#f6ae3c", "#6cc79b", "#8ea4f0"],
  draw: ([a, b, c, d], cloth) => {
    const random = chances(77);
    const wobble = () => (random() - 0.5) * 5;
    const o = 575;
    const ringOf = (count: number, shape: (i: number) => string, offset = 0) =>
      join(times(count, (i) => turn((360 * i) / count + offset + wobble() * 0.25, o, o, shape(i))));
    return join(
      ringOf(8, () =>
        join(
          fill(petal(o, o - 250, 300, 150), d),
          line(petal(o, o - 250, 300, 150), cloth, 8),
          fill(petal(o, o - 280, 220, 100), a),
          fill(petal(o, o - 300, 140, 58), b),
          dot(o, o - 352, 16, cloth),
        ),
      ),
      ringOf(
        8,
        () =>
          join(
            fill(petal(o, o - 250, 200, 96), c),
            line(petal(o, o - 250, 200, 96), cloth, 8),
            fill(petal(o, o - 270, 110, 44), b),
          ),
        22.5,
      ),
      ringOf(8, () => join(dot(o, o - 512, 20, a), dot(o, o - 468, 13, b)), 22.5),
      dot(o, o, 262, b),
      ring(o, o, 250, cloth, 8),
      ringOf(24, (i) => dot(o, o - 222, 15, i % 2 ? d : a)),
      dot(o, o, 196, a),
      ring(o, o, 186, cloth, 7),
      ringOf(8, () => join(fill(petal(o, o - 40, 142, 56), cloth), fill(petal(o, o - 52, 112, 40), b))),
      ringOf(8, () => fill(drop(o, o - 128, 17, 50), c), 22.5),
      dot(o, o, 58, d),
      ring(o, o, 46, cloth, 6),
      ringOf(8, () => dot(o, o - 28, 8, b)),
      dot(o, o, 12, cloth),
      ringOf(8, () => dot(o, o - 566, 7 + wobble() * 0.3, d)),
    );
  },
};

export const PATTERNS = {
  kolam,
  "kolam-grid": kolamGrid,
  mandala,
  rangoli,
} satisfies Record<string, Artwork>;
