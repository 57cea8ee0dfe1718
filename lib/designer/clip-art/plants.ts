import { around, both, box, dot, fill, join, line, move, oval, petal, polar, times } from "../drawing-kit";
import { BROWN, CREAM, LEAF, MAROON, PINK, piece, RED, SUN } from "./art-piece";
import { leafShape } from "./shapes";

export const plants = {
  cactus: piece(
    [LEAF, CREAM, PINK, "#c9703f", SUN],
    ([a, b, c, d, e]) =>
      join(
        line("M44 74V102C44 122 60 122 84 122M156 50V84C156 106 140 106 116 106", a, 25),
        fill("M72 150V52C72 14 128 14 128 52V150Z", a),
        times(3, (i) => line(`M${86 + i * 14} 48V140`, b, 3.4, 'stroke-dasharray="8 12"')),
        around(6, 100, 20, fill(petal(100, 20, 17, 7), c)),
        dot(100, 20, 5, e),
        move(44, 62, around(5, 0, 0, fill(petal(0, 0, 12, 5), c))),
        box(50, 146, 100, 18, d, 5),
        fill("M58 164H142L132 210H68Z", d),
        times(5, (i) => fill(`M${64 + i * 15} 190l6.500 -12l6.500 12Z`, e)),
      ),
    { frame: [30, 2, 140, 209] },
  ),
  sunflower: piece(
    [SUN, BROWN, LEAF, "#ef8f2d"],
    ([a, b, c, d]) =>
      join(
        line("M100 120C104 170 98 200 100 236", c, 9),
        fill(leafShape([100, 206], [30, 168], 20, 6), c),
        fill(leafShape([101, 190], [166, 156], 18, -6), c),
        around(16, 100, 92, fill(petal(100, 60, 58, 15), d), 11.25),
        around(16, 100, 92, fill(petal(100, 62, 52, 12), a)),
        dot(100, 92, 36, b),
        times(34, (i) => {
          const p = polar(100, 92, 5 * Math.sqrt(i), i * 0.381966);
          return dot(p[0], p[1], 2.2, i % 2 ? d : a);
        }),
      ),
    { frame: [11, 3, 178, 239] },
  ),
  monstera: piece(
    [LEAF, "#57a35c"],
    ([a, b]) =>
      join(
        fill(
          "M96 26C150 8 190 52 188 110L150 102L184 132C178 152 166 166 152 176L126 130L138 184C124 192 108 196 96 198C84 196 70 192 58 186L68 130L42 176C28 166 16 152 10 132L44 102L6 110C4 52 44 8 96 26Z",
          a,
        ),
        line("M96 40V194M96 80L60 56M96 80L132 56M96 120L36 128M96 120L158 130", b, 5),
        [
          [76, 92],
          [118, 92],
        ].map(([x = 0, y = 0]) => oval(x, y, 8, 4, b)),
        line("M96 196V232", a, 8),
      ),
    { frame: [5, 21, 184, 216] },
  ),
  rose: piece(
    [RED, MAROON, LEAF],
    ([a, b, c]) =>
      join(
        line("M90 118C94 160 88 190 92 226", c, 8),
        fill(leafShape([91, 186], [28, 152], 18, 6), c),
        fill(leafShape([92, 200], [152, 168], 16, -6), c),
        fill(
          "M30 58C22 98 50 128 90 130C130 128 158 98 150 58C136 66 126 64 120 52C108 68 72 68 60 52C54 64 44 66 30 58Z",
          b,
        ),
        fill("M90 6C122 6 144 28 142 58C140 92 118 116 90 116C62 116 40 92 38 58C36 28 58 6 90 6Z", a),
        line(
          "M90 62C80 62 76 46 90 42C108 38 118 62 102 76C82 92 54 72 62 46C68 24 100 16 118 32C136 50 134 84 110 100",
          b,
          6,
        ),
        both(90, fill(leafShape([88, 122], [52, 142], 8, -3), c)),
      ),
    { frame: [27, 5, 126, 226] },
  ),
  mushroom: piece(
    [RED, CREAM, BROWN, LEAF],
    ([a, b, c, d]) =>
      join(
        fill("M76 100H124C120 130 128 160 140 184H60C72 160 80 130 76 100Z", b),
        fill("M8 104C10 44 54 8 100 8C146 8 190 44 192 104C160 118 40 118 8 104Z", a),
        fill("M56 112C84 118 116 118 144 112C132 128 68 128 56 112Z", c),
        dot(100, 44, 17, b),
        dot(54, 70, 13, b),
        dot(150, 72, 14, b),
        dot(112, 88, 9, b),
        dot(26, 94, 6, b),
        times(5, (i) => fill(leafShape([46 + i * 27, 192], [30 + i * 34, 164 - (i % 2) * 8], 7), d)),
      ),
    { frame: [7, 7, 186, 186] },
  ),
};
