import { CREAM, INK, RED, SUN } from "../shop-inks";
import { eachRepeat, type Field, type PatternMaker } from "./pattern-maker";
import { pen, type Xy } from "./pen";

/** Dots per side of the figure that is mirrored over the field. */
const figure = 6;

/** The line between two dots: it crosses over to the other one, or turns back around its own. */
function crossings({ random }: Pick<Field, "random">): (u: number, v: number) => boolean {
  const known = new Map<string, boolean>();
  const fold = (at: number) =>
    Math.abs(((((at + figure) % (2 * figure)) + 2 * figure) % (2 * figure)) - figure);
  return (u, v) => {
    const [a, b] = [fold(u), fold(v)].sort((one, other) => one - other);
    const key = `${a}:${b}`;
    const choice = known.get(key) ?? random() < 0.54;
    known.set(key, choice);
    return choice;
  };
}

/** A sikku kolam: one line bends around every dot; the seed's choices are mirrored at both diagonals. */
export const kolam: PatternMaker = {
  name: { en: "Kolam", hi: "कोलम" },
  inks: [INK, RED],
  onDark: [CREAM, SUN],
  repeat: 22,
  most: 1600,
  draw: (field) => {
    const { step, inks } = field;
    const isCrossing = crossings(field);
    const [lines, dots] = [pen(), pen()];
    const [edge, turn] = [step / 2, step * 0.37];
    const sides: readonly Xy[] = [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ];
    eachRepeat(field, (x, y, column, row) => {
      const centre: Xy = [x + edge, y + edge];
      dots.dot(centre[0], centre[1], step * 0.075);
      sides.forEach((from, i) => {
        const to = sides[(i + 1) % 4] ?? from;
        const end = ([dx, dy]: Xy, along: Xy, sign: 1 | -1) => {
          const crosses = isCrossing(2 * column + 1 + dx, 2 * row + 1 + dy);
          const reach = crosses ? edge : turn;
          const point: Xy = [centre[0] + dx * reach, centre[1] + dy * reach];
          const pull = step * (crosses ? 0.14 : 0.2) * sign;
          const bend: Xy = crosses
            ? [point[0] + (to[0] - from[0]) * pull, point[1] + (to[1] - from[1]) * pull]
            : [point[0] + along[0] * pull, point[1] + along[1] * pull];
          return { point, bend };
        };
        const start = end(from, to, 1);
        const stop = end(to, [-from[0], -from[1]], -1);
        lines.curve(start.point, start.bend, stop.bend, stop.point);
      });
    });
    return lines.stroked(inks[0], step * 0.085) + dots.filled(inks[1]);
  },
};
