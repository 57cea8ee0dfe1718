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
  petal,
  ring,
  star,
  times,
  turn,
} from "../drawing-kit";
import { CREAM, GREY, INK, LEAF, PINK, piece, RED, SUN } from "./art-piece";
import { leafShape } from "./shapes";

export const keepsakes = {
  kettle: piece(
    ["#a9afbd", INK, RED, SUN, CREAM],
    ([a, b, c, d, e]) =>
      join(
        line("M70 66C66 20 154 20 150 66", b, 10),
        box(86, 22, 48, 16, c, 8),
        fill("M40 96C24 90 18 76 18 56L4 48L14 36L40 50C42 70 46 80 54 84Z", a),
        fill(
          "M74 62H146C176 84 188 116 184 148C182 166 172 174 156 174H64C48 174 38 166 36 148C32 116 44 84 74 62Z",
          a,
        ),
        fill("M72 62C74 48 146 48 148 62Z", b),
        dot(110, 46, 8, d),
        fill("M36 128H185C186 138 186 146 184 154H37C35 146 35 138 36 128Z", c),
        times(6, (i) => fill(petal(56 + i * 22, 151, 20, 7), i % 2 ? e : d)),
        line("M62 84C54 96 50 106 50 116", e, 6),
        box(58, 172, 104, 8, b, 4),
      ),
    { frame: [3, 21, 184, 160], onDark: ["#a9afbd", "#5d5876", RED, SUN, CREAM] },
  ),
  "truck-eye": piece(
    [CREAM, INK, RED, SUN, LEAF],
    ([a, b, c, d, e]) =>
      join(
        times(9, (i) =>
          turn(-64 + i * 16, 120, 170, join(fill(petal(120, 62, 52, 12), i % 2 ? d : c), dot(120, 4, 4, e))),
        ),
        fill(
          "M4 118C40 62 84 44 124 44C170 44 208 70 236 118C208 152 170 172 124 172C84 172 40 158 4 118Z",
          b,
        ),
        fill(
          "M20 118C50 80 88 60 124 60C162 60 196 82 218 118C192 144 160 156 124 156C88 156 50 146 20 118Z",
          a,
        ),
        dot(122, 108, 46, c),
        ring(122, 108, 38, d, 5),
        dot(122, 108, 27, b),
        dot(112, 96, 9, a),
        dot(134, 118, 4.5, a),
        both(
          120,
          join(fill(leafShape([34, 172], [80, 196], 12), e), fill(leafShape([92, 184], [120, 200], 10), c)),
        ),
        move(120, 196, join(around(6, 0, 0, fill(petal(0, -3, 15, 7), d)), dot(0, 0, 5, c))),
      ),
    { frame: [-35, -1, 310, 216], onDark: [CREAM, "#3a3f8f", RED, SUN, LEAF] },
  ),
  bangles: piece(
    [RED, SUN, LEAF, PINK],
    ([a, b, c, d]) =>
      join(
        [
          [78, 78, a, b],
          [128, 92, c, b],
          [96, 132, d, b],
        ].map(([x, y, ink, gem]) =>
          join(
            ring(Number(x), Number(y), 62, String(ink), 15),
            around(18, Number(x), Number(y), dot(Number(x), Number(y) - 62, 4.2, String(gem))),
          ),
        ),
      ),
    { frame: [7, 7, 192, 196] },
  ),
  jhumka: piece(
    [SUN, RED, LEAF, CREAM],
    ([a, b, c, d]) =>
      join(
        line("M64 20C54 4 82 0 80 14", a, 5),
        dot(72, 40, 28, a),
        around(10, 72, 40, dot(72, 19, 3.6, d)),
        around(8, 72, 40, fill(petal(72, 35, 13, 5), b)),
        dot(72, 40, 5, c),
        [60, 72, 84].map((x) => dot(x, 76 + (x === 72 ? 3 : 0), 5, c)),
        fill("M58 86H86L92 98C118 110 134 142 138 178H6C10 142 26 110 52 98Z", a),
        times(3, (i) => join(fill(drop(40 + i * 32, 148, 9, 26), b), dot(40 + i * 32, 150, 3.4, d))),
        line("M56 106C44 118 38 128 36 136M88 106C100 118 106 128 108 136", d, 3.5),
        fill("M4 176H140V190C110 200 34 200 4 190Z", c),
        times(9, (i) => dot(14 + i * 14.5, 186 + 3 * Math.sin((i / 8) * 3.14), 4, d)),
        times(7, (i) =>
          join(line(`M${18 + i * 18} 196V214`, a, 3), dot(18 + i * 18, 220, 6.5, i % 2 ? b : a)),
        ),
      ),
    { frame: [3, 2, 138, 226] },
  ),
  turban: piece(
    [PINK, SUN, LEAF, CREAM],
    ([a, b, c, d]) =>
      join(
        fill("M96 48C90 22 102 4 118 0C126 20 122 38 112 52Z", c),
        fill(
          "M14 122C-2 80 30 40 84 38C150 36 196 70 190 122C188 144 170 150 158 138C120 112 70 112 40 140C26 148 18 138 14 122Z",
          a,
        ),
        line("M22 104C50 70 110 60 176 84M16 124C50 88 120 76 188 106M30 78C60 54 110 46 152 58", d, 5),
        fill("M156 134C190 144 204 176 196 214L180 208L166 218C170 186 164 158 150 142Z", a),
        line("M170 154C180 170 184 186 182 202", b, 5),
        times(6, (i) => dot(48 + i * 22, 96 - Math.sin((i / 5) * 3) * 10, 4.5, b)),
        fill(drop(104, 84, 16, 40), b),
        dot(104, 84, 7, d),
        line("M14 126C54 92 130 92 164 134", b, 6),
      ),
    { frame: [9, -1, 191, 220] },
  ),
  moustache: piece(
    [INK],
    ([a]) =>
      fill(
        "M110 36C96 4 56 2 40 30C30 48 16 46 10 34C2 22 8 10 18 8C-2 6 -4 40 14 60C38 86 90 82 110 50C130 82 182 86 206 60C224 40 222 6 202 8C212 10 218 22 210 34C204 46 190 48 180 30C164 2 124 4 110 36Z",
        a,
      ),
    { frame: [0, 7, 220, 71], onDark: [CREAM] },
  ),
  sunglasses: piece(
    [INK, SUN, PINK],
    ([a, b, c]) =>
      join(
        fill(
          "M4 10H96C104 4 116 4 124 10H216L212 24L204 28C202 66 186 82 162 82C136 82 126 62 122 32C118 26 102 26 98 32C94 62 84 82 58 82C34 82 18 66 16 28L8 24Z",
          a,
        ),
        fill("M26 24H88C86 54 76 70 58 70C40 70 28 56 26 24Z", c),
        fill("M132 24H194C192 56 180 70 162 70C144 70 134 54 132 24Z", c),
        fill("M36 24H58L38 52C32 44 29 34 28 24ZM142 24H164L144 52C138 44 135 34 134 24Z", b),
      ),
    { frame: [3, 4, 214, 79], onDark: [CREAM, SUN, PINK] },
  ),
  tiffin: piece(
    ["#a9afbd", INK, SUN, CREAM],
    ([a, b, c, d]) =>
      join(
        line("M34 84V54C34 14 126 14 126 54V84", b, 9),
        box(56, 8, 48, 15, c, 7),
        times(3, (i) =>
          join(
            box(16, 58 + i * 50, 128, 46, a, 9),
            box(16, 96 + i * 50, 128, 9, b, 4),
            line(`M28 ${70 + i * 50}V${86 + i * 50}`, d, 5),
          ),
        ),
        fill("M22 58C24 44 136 44 138 58Z", a),
        dot(80, 46, 6, c),
        [26, 134].map((x) => line(`M${x} 62V200`, c, 7)),
        move(80, 128, join(around(8, 0, 0, fill(petal(0, -4, 13, 5), c)), dot(0, 0, 4, b))),
      ),
    { frame: [15, 7, 130, 199], onDark: ["#a9afbd", "#5d5876", SUN, CREAM] },
  ),
  "pressure-cooker": piece(
    [GREY, INK, RED, SUN, CREAM],
    ([a, b, c, d, e]) =>
      join(
        box(98, 26, 16, 22, b, 5),
        box(92, 20, 28, 12, c, 5),
        fill("M42 70C46 52 166 52 170 70Z", a),
        box(30, 68, 150, 14, b, 6),
        fill("M38 82H172V158C172 174 162 182 146 182H64C48 182 38 174 38 158Z", a),
        box(168, 66, 76, 18, b, 8),
        box(168, 96, 62, 14, b, 7),
        box(8, 92, 32, 14, b, 7),
        line("M54 98V150", e, 7),
        fill(star(110, 132, 26, 13, 8), d),
        dot(110, 132, 8, c),
        line("M128 20L150 10M130 30H154M84 20L62 10M82 30H58", d, 5),
      ),
    { frame: [7, 6, 238, 177], onDark: [GREY, "#5d5876", RED, SUN, CREAM] },
  ),
};
