import { around, both, dot, fill, join, line, move, petal, times, turn } from "../drawing-kit";
import { CREAM, LEAF, piece, RED, SUN } from "./art-piece";
import { leafShape, scallops } from "./shapes";

export const garlands = {
  marigold: piece(
    [SUN, "#ef7f2d", LEAF],
    ([a, b, c]) =>
      join(
        fill(leafShape([100, 150], [18, 196], 20, 8), c),
        fill(leafShape([100, 150], [182, 196], 20, -8), c),
        fill(scallops(100, 92, 78, 16), b),
        fill(scallops(100, 92, 62, 14), a),
        fill(scallops(100, 92, 47, 12), b),
        fill(scallops(100, 92, 32, 9), a),
        fill(scallops(100, 92, 17, 7), b),
      ),
    { frame: [13, 5, 174, 192] },
  ),
  "marigold-string": piece(
    [SUN, "#ef7f2d", LEAF, RED],
    ([a, b, c, d]) =>
      join(
        times(13, (i) => {
          const x = 14 + i * 24.4;
          const y = 22 + 62 * Math.sin((i / 12) * Math.PI);
          return join(fill(scallops(x, y, 14, 9), i % 2 ? a : b), fill(scallops(x, y, 7, 7), i % 2 ? b : a));
        }),
        [0, 3, 6, 9, 12].map((i) => {
          const x = 14 + i * 24.4;
          const y = 40 + 62 * Math.sin((i / 12) * Math.PI);
          return join(
            fill(leafShape([x, y], [x, y + 48], 14), c),
            line(`M${x} ${y + 6}V${y + 34}`, a, 3),
            dot(x, y + 54, 7, d),
          );
        }),
      ),
    { frame: [-4, 5, 329, 159] },
  ),
  "jasmine-string": piece(
    ["#f3bccb", LEAF, RED],
    ([a, b, c]) =>
      join(
        line("M20 22C40 120 160 120 180 22", b, 6),
        times(11, (i) => {
          const t = i / 10;
          const x = 20 + 160 * t;
          const y = 22 + 294 * t * (1 - t) * 0.98;
          return move(
            x,
            y,
            turn((i - 5) * -14, 0, 0, join(around(5, 0, 0, fill(petal(0, -2, 20, 8), a)), dot(0, 0, 4.5, c))),
          );
        }),
        [20, 180].map((x) =>
          join(fill(leafShape([x, 22], [x - 14, 0], 8), b), fill(leafShape([x, 22], [x + 14, 0], 8), b)),
        ),
        line("M100 106V150", b, 4),
        [0, 1, 2].map((i) =>
          move(100, 124 + i * 18, both(0, fill(leafShape([0, 0], [16, 12], 7), a)) + dot(0, 2, 5, c)),
        ),
      ),
    { frame: [-2, -1, 204, 174], onDark: [CREAM, "#4bb489", SUN] },
  ),
};
