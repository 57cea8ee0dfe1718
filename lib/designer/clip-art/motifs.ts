import {
  around,
  both,
  box,
  dot,
  drop,
  fill,
  join,
  line,
  move,
  oval,
  petal,
  polar,
  ring,
  times,
  turn,
} from "../drawing-kit";
import { BROWN, CREAM, INK, LEAF, MAROON, PINK, piece, RED, SKY, SUN } from "./art-piece";
import { leafShape } from "./shapes";

const PAISLEY =
  "M104 192C54 192 18 156 18 108C18 60 66 44 88 30C108 16 96 2 78 8C100 -4 142 6 146 44C150 76 184 86 184 122C184 164 150 192 104 192Z";
const PAISLEY_INSIDE =
  "M104 174C64 174 36 146 36 110C36 74 70 62 96 48C108 41 114 32 114 24C126 34 128 44 128 54C130 88 164 96 164 124C164 154 138 174 104 174Z";

const flower = (x: number, y: number, r: number, petals: number, ink: string, heart: string) =>
  move(
    x,
    y,
    around(petals, 0, 0, fill(petal(0, -r * 0.16, r * 0.84, r * 0.36), ink)) + dot(0, 0, r * 0.24, heart),
  );

export const motifs = {
  paisley: piece(
    [MAROON, CREAM, SUN, LEAF],
    ([a, b, c, d]) =>
      join(
        fill(PAISLEY, a),
        fill(PAISLEY_INSIDE, b),
        move(
          104,
          122,
          join(around(9, 0, 0, fill(petal(0, -10, 32, 11), a)), dot(0, 0, 13, c), dot(0, 0, 5, a)),
        ),
        fill(leafShape([104, 82], [120, 42], 16, -4), d),
        fill(leafShape([96, 84], [76, 68], 10, 2), c),
        times(11, (i) => {
          const p = polar(104, 122, 44, 0.055 + i * 0.08);
          return i > 7 ? "" : dot(p[0], p[1], 4, i % 2 ? c : d);
        }),
        times(15, (i) => {
          const p = polar(101, 113, 74, 0.02 + i * 0.0335);
          return dot(p[0], p[1], 3, c);
        }),
      ),
    { frame: [17, 2, 168, 191] },
  ),
  lotus: piece(
    [PINK, "#f7a9bd", SUN, LEAF],
    ([a, b, c, d]) =>
      join(
        fill("M10 128C40 112 160 112 190 128C164 150 36 150 10 128Z", d),
        both(
          100,
          join(
            fill(leafShape([96, 132], [8, 86], 34, 8), a),
            fill(leafShape([96, 130], [28, 46], 38, 6), b),
            fill(leafShape([98, 128], [60, 22], 38, 2), a),
            line("M84 112L40 62M74 122L28 96M92 106L68 44", c, 3),
          ),
        ),
        fill("M100 8C130 44 138 92 100 134C62 92 70 44 100 8Z", b),
        fill("M100 40C116 66 120 100 100 126C80 100 84 66 100 40Z", c),
        line("M100 60V116", a, 4),
        line("M22 160C60 172 140 172 178 160M52 176C80 184 120 184 148 176", d, 6),
      ),
    { frame: [7, 7, 186, 179] },
  ),
  "kolam-loops": piece(
    [INK, RED],
    ([a, b]) =>
      join(
        around(
          4,
          100,
          100,
          move(100, 100, line("M0 -14C-52 -34 -40 -88 0 -88C40 -88 52 -34 0 -14Z", a, 6.5)),
        ),
        around(
          4,
          100,
          100,
          move(100, 100, line("M0 -14C-46 -30 -36 -76 0 -76C36 -76 46 -30 0 -14Z", a, 6.5)),
          45,
        ),
        dot(100, 100, 7, b),
        around(4, 100, 100, dot(100, 34, 6, b)),
        around(4, 100, 100, dot(100, 42, 6, b), 45),
        around(8, 100, 100, dot(100, 8, 5, b), 22.5),
      ),
    { frame: [7, 7, 186, 186], onDark: [CREAM, SUN] },
  ),
  "kolam-knot": piece(
    [INK, RED],
    ([a, b]) =>
      join(
        [-1, 0, 1].map((i) => [-1, 0, 1].map((k) => dot(100 + i * 48, 100 + k * 48, 6.5, b))),
        around(
          4,
          100,
          100,
          line(
            "M52 76C26 76 26 28 52 28C78 28 74 76 100 76C126 76 122 28 148 28C174 28 174 76 148 76C122 76 126 28 100 28C74 28 78 76 52 76Z",
            a,
            6.5,
          ),
        ),
      ),
    { frame: [23, 23, 154, 154], onDark: [CREAM, SUN] },
  ),
  rangoli: piece(
    [PINK, SUN, LEAF, SKY, CREAM],
    ([a, b, c, d, e]) =>
      join(
        around(8, 100, 100, fill(petal(100, 64, 62, 30), a)),
        around(8, 100, 100, fill(petal(100, 62, 38, 16), e)),
        around(8, 100, 100, join(fill(drop(100, 34, 11, 34), c), dot(100, 33, 4, e)), 22.5),
        around(16, 100, 100, dot(100, 62, 5, d), 11.25),
        dot(100, 100, 42, b),
        around(12, 100, 100, fill(petal(100, 88, 26, 8), a)),
        dot(100, 100, 13, d),
        dot(100, 100, 5, e),
      ),
    { frame: [1, 1, 198, 198] },
  ),
  mandala: piece(
    [INK, SUN],
    ([a, b]) =>
      join(
        ring(100, 100, 91, a, 4),
        around(24, 100, 100, dot(100, 3.5, 3.5, b)),
        around(16, 100, 100, line("M100 12C112 22 112 34 100 44C88 34 88 22 100 12Z", a, 4)),
        around(16, 100, 100, dot(100, 28, 3, b)),
        around(16, 100, 100, dot(100, 46, 3, a), 11.25),
        ring(100, 100, 46, a, 4),
        around(12, 100, 100, fill(petal(100, 74, 20, 9), b)),
        around(8, 100, 100, fill(petal(100, 92, 26, 8), a)),
        ring(100, 100, 30, a, 3),
        dot(100, 100, 5, b),
      ),
    { frame: [-1, -1, 202, 202], onDark: [CREAM, SUN] },
  ),
  "henna-hand": piece(
    [BROWN, CREAM, RED],
    ([a, b, c]) =>
      join(
        fill(
          "M58 212C52 180 40 166 26 148C14 132 2 120 8 112C16 102 32 112 44 126C50 133 54 132 53 124L44 52C42 34 62 32 66 48L76 100L78 26C79 8 100 8 100 26L101 100L113 34C116 18 136 22 134 38L124 108L144 68C152 54 168 62 162 78C152 106 148 136 142 160C138 178 138 194 140 212Z",
          a,
        ),
        flower(96, 142, 26, 10, b, c),
        ring(96, 142, 31, b, 3, 'stroke-dasharray="0.1 7.5" stroke-linecap="round"'),
        times(5, (i) => dot(88.5, 108 - i * 17, i === 4 ? 0 : 3.2, b)),
        times(4, (i) => turn(-9, 60, 110, dot(60, 112 - i * 17, 3.2, b))),
        times(4, (i) => turn(10, 116, 110, dot(114, 112 - i * 17, 3.2, b))),
        times(3, (i) => turn(24, 136, 118, dot(136, 118 - i * 16, 3.2, b))),
        line("M24 126C34 136 42 144 50 156", b, 4, 'stroke-dasharray="0.1 8"'),
        line("M64 182H136M66 204H138", b, 4),
        times(7, (i) => fill(`M${66 + i * 10} 199l5 -12l5 12Z`, b)),
      ),
    { frame: [5, 11, 160, 202], onDark: ["#c27a46", "#3b1c12", RED] },
  ),
  "peacock-feather": piece(
    [LEAF, SKY, SUN, INK],
    ([a, b, c, d]) =>
      join(
        line("M72 280C72 220 66 170 66 110", c, 6),
        times(9, (i) =>
          both(
            66,
            line(
              `M66 ${230 - i * 15}C46 ${222 - i * 17} ${26 - i * 1.4} ${206 - i * 20} ${18 - i * 1.6} ${186 - i * 20}`,
              a,
              4.5,
            ),
          ),
        ),
        fill("M66 4C102 30 118 72 108 106C100 130 84 142 66 142C48 142 32 130 24 106C14 72 30 30 66 4Z", a),
        fill("M66 36C90 54 98 80 92 102C86 118 76 126 66 126C56 126 46 118 40 102C34 80 42 54 66 36Z", c),
        fill("M66 60C82 72 88 88 84 102C80 112 74 116 66 116C58 116 52 112 48 102C44 88 50 72 66 60Z", b),
        fill("M66 76C80 76 82 100 66 108C50 100 52 76 66 76Z", d),
      ),
    { frame: [2, 3, 128, 281] },
  ),
  diya: piece(
    [RED, SUN, "#f7d774", BROWN],
    ([a, b, c, d]) =>
      join(
        fill(drop(100, 66, 26, 60), b),
        fill(drop(100, 72, 14, 36), c),
        line("M100 92V112", d, 6),
        fill("M8 112C50 124 150 124 192 112C188 158 150 184 100 184C50 184 12 158 8 112Z", a),
        fill("M8 112C30 98 170 98 192 112C150 126 50 126 8 112Z", d),
        times(7, (i) =>
          fill(petal(40 + i * 20, 166 - Math.abs(i - 3) * -0.1, 28 - Math.abs(i - 3) * 4, 8), i % 2 ? c : b),
        ),
        fill("M66 180H134L146 196H54Z", d),
        both(100, line("M40 62L24 48M54 34L44 16M30 88L10 84", b, 6)),
      ),
    { frame: [6, 5, 188, 192] },
  ),
  "temple-arch": piece(
    [MAROON, SUN, CREAM],
    ([a, b, c]) =>
      join(
        fill(
          "M10 240V92C10 92 34 88 44 66C56 44 74 40 84 26C92 16 100 4 100 4C100 4 108 16 116 26C126 40 144 44 156 66C166 88 190 92 190 92V240H160V112C146 108 138 92 130 80C122 68 108 66 100 48C92 66 78 68 70 80C62 92 54 108 40 112V240Z",
          a,
        ),
        line(
          "M52 240V120C64 114 72 98 80 88C86 80 94 78 100 68C106 78 114 80 120 88C128 98 136 114 148 120V240",
          b,
          5,
        ),
        [10, 160].map((x) =>
          join(
            box(x - 4, 226, 38, 16, b),
            box(x - 4, 112, 38, 10, b),
            times(5, (i) => dot(x + 15, 138 + i * 18, 4.5, c)),
          ),
        ),
        dot(100, 32, 6, b),
        both(100, dot(66, 60, 4.5, b) + dot(40, 92, 4.5, b)),
        move(
          100,
          104,
          join(
            line("M0 -36V-14", b, 3.5),
            fill("M-13 8C-13 -8 -6 -14 0 -16C6 -14 13 -8 13 8L17 13H-17Z", b),
            dot(0, 18, 4.5, a),
          ),
        ),
      ),
    { frame: [5, 3, 190, 241], onDark: ["#c8496a", SUN, CREAM] },
  ),
  "bindi-sun": piece(
    [RED, SUN, CREAM],
    ([a, b, c]) =>
      join(
        around(16, 100, 100, fill(petal(100, 52, 50, 13), b)),
        around(16, 100, 100, dot(100, 24, 4, a), 11.25),
        dot(100, 100, 56, a),
        around(20, 100, 100, dot(100, 53, 3.6, c)),
        line("M66 84C72 74 84 74 90 82M110 82C116 74 128 74 134 84", c, 5),
        oval(79, 94, 9, 6, c),
        oval(121, 94, 9, 6, c),
        dot(79, 94, 4, a),
        dot(121, 94, 4, a),
        line("M78 120C88 132 112 132 122 120", c, 5),
        dot(100, 74, 6, b),
      ),
    { frame: [1, 1, 198, 198] },
  ),
};
