export type Xy = readonly [x: number, y: number];

const n = (value: number) => Math.round(value * 10) / 10;
const pair = ([x, y]: Xy) => `${n(x)} ${n(y)}`;

/** Shapes of one ink, collected into one path: thousands of motifs stay one element. */
export interface Pen {
  dot: (x: number, y: number, radius: number) => void;
  polygon: (points: readonly Xy[]) => void;
  /** An open line; visible when the pen is stroked. */
  line: (points: readonly Xy[]) => void;
  /** A cubic curve from `from` to `to`. */
  curve: (from: Xy, bend: Xy, bend2: Xy, to: Xy) => void;
  /** A quarter or half of a circle, clockwise from one point to the other. */
  arc: (from: Xy, to: Xy, radius: number) => void;
  /** A pointed petal from (x, y) in a direction in degrees, 0 is upwards. */
  petal: (x: number, y: number, length: number, width: number, degrees: number) => void;
  filled: (ink: string) => string;
  stroked: (ink: string, width: number) => string;
}

export function pen(): Pen {
  const parts: string[] = [];
  const points = (list: readonly Xy[]) => `M${list.map(pair).join("L")}`;
  const d = () => parts.join("");
  return {
    dot: (x, y, radius) => {
      const r = n(radius);
      parts.push(`M${n(x - r)} ${n(y)}a${r} ${r} 0 1 0 ${n(2 * r)} 0a${r} ${r} 0 1 0 ${n(-2 * r)} 0Z`);
    },
    polygon: (list) => {
      parts.push(`${points(list)}Z`);
    },
    line: (list) => {
      parts.push(points(list));
    },
    curve: (from, bend, bend2, to) => {
      parts.push(`M${pair(from)}C${pair(bend)} ${pair(bend2)} ${pair(to)}`);
    },
    arc: (from, to, radius) => {
      parts.push(`M${pair(from)}A${n(radius)} ${n(radius)} 0 0 1 ${pair(to)}`);
    },
    petal: (x, y, length, width, degrees) => {
      const angle = (degrees * Math.PI) / 180;
      const at = (along: number, aside: number): Xy => [
        x + Math.sin(angle) * along + Math.cos(angle) * aside,
        y - Math.cos(angle) * along + Math.sin(angle) * aside,
      ];
      parts.push(
        `M${pair(at(0, 0))}C${pair(at(length * 0.25, -width))} ${pair(at(length * 0.7, -width * 0.8))} ${pair(at(length, 0))}` +
          `C${pair(at(length * 0.7, width * 0.8))} ${pair(at(length * 0.25, width))} ${pair(at(0, 0))}Z`,
      );
    },
    filled: (ink) => (parts.length === 0 ? "" : `<path d="${d()}" fill="${ink}"/>`),
    stroked: (ink, width) =>
      parts.length === 0
        ? ""
        : `<path d="${d()}" fill="none" stroke="${ink}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"/>`,
  };
}
