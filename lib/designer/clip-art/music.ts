import {
  around,
  both,
  box,
  dot,
  drop,
  fill,
  join,
  line,
  oval,
  petal,
  ring,
  times,
  turn,
} from "../drawing-kit";
import { BROWN, CREAM, GREY, INK, LEAF, piece, RED, SKY, SUN } from "./art-piece";

const WOOD = "#b4683c";

export const music = {
  tabla: piece(
    [WOOD, CREAM, INK, SUN, RED],
    ([a, b, c, d, e]) =>
      join(
        fill("M22 76C20 126 26 168 44 184C64 192 104 192 122 184C140 168 146 126 144 76Z", a),
        oval(83, 74, 62, 24, d),
        oval(83, 72, 54, 19, b),
        oval(83, 72, 25, 9, c),
        times(7, (i) => line(`M${26 + i * 19} 88L${44 + i * 13} 182`, b, 4)),
        times(3, (i) => box(42 + i * 30, 122, 22, 20, e, 5)),
        fill("M146 96C136 138 146 172 164 188C188 194 226 194 248 188C266 172 276 138 266 96Z", d),
        oval(206, 94, 63, 25, d),
        oval(206, 92, 55, 20, b),
        oval(198, 92, 24, 9, c),
        times(7, (i) => line(`M${150 + i * 19} 110L${164 + i * 14} 186`, b, 4)),
        fill("M34 184H132L138 200H28ZM156 188H256L262 202H150Z", e),
      ),
    { frame: [20, 49, 251, 154], onDark: [WOOD, CREAM, "#3a2d4a", SUN, RED] },
  ),
  sitar: piece(
    [WOOD, SUN, CREAM, INK, RED],
    ([a, b, c, d, e]) =>
      turn(
        30,
        100,
        124,
        join(
          box(91, 6, 18, 160, a, 6),
          fill("M88 26C72 14 74 -6 92 -6H108C126 -6 128 14 112 26Z", a),
          oval(100, 46, 22, 20, d),
          oval(100, 46, 14, 12, b),
          times(5, (i) => join(line(`M91 ${70 + i * 14}H76`, a, 5), dot(74, 70 + i * 14, 5, e))),
          times(9, (i) => line(`M90 ${66 + i * 10}H110`, b, 3)),
          fill(
            "M100 132C124 138 150 160 150 194C150 226 128 246 100 246C72 246 50 226 50 194C50 160 76 138 100 132Z",
            a,
          ),
          fill(
            "M100 152C118 158 136 174 136 198C136 220 120 234 100 234C80 234 64 220 64 198C64 174 82 158 100 152Z",
            c,
          ),
          around(8, 100, 196, fill(petal(100, 182, 14, 5), b)),
          box(82, 214, 36, 8, d, 3),
          line("M96 10V216M104 10V216", c, 2.4),
          dot(100, 196, 8, e),
        ),
      ),
    { frame: [12, 4, 169, 234], onDark: [WOOD, SUN, CREAM, "#4a2b1c", RED] },
  ),
  dhol: piece(
    [RED, SUN, CREAM, BROWN, LEAF],
    ([a, b, c, d, e]) =>
      join(
        line("M30 64C50 8 190 8 210 64", e, 8),
        turn(
          -8,
          120,
          104,
          join(
            fill(
              "M36 60C80 44 160 44 204 60C214 86 214 122 204 148C160 164 80 164 36 148C26 122 26 86 36 60Z",
              a,
            ),
            line("M54 56L78 154L102 50L126 158L150 50L174 154L188 56", b, 6),
            [78, 126, 174].map((x) => dot(x, 104, 7, c)),
            oval(36, 104, 18, 52, d),
            oval(34, 104, 12, 42, c),
            oval(206, 104, 18, 52, d),
            oval(206, 104, 11, 42, c),
          ),
        ),
        line("M8 186L74 128", d, 8),
        line("M232 196L184 120C180 112 184 104 192 104", d, 8),
        line("M30 52C20 40 12 40 4 44M22 28L14 18", b, 5),
      ),
    { frame: [0, 14, 237, 187], onDark: [RED, SUN, CREAM, "#a8623a", "#4bb489"] },
  ),
  flute: piece(
    ["#c9873f", RED, SUN, LEAF],
    ([a, b, c, d]) =>
      join(
        turn(
          -24,
          130,
          70,
          join(
            box(6, 60, 248, 20, a, 10),
            [36, 216].map((x) => box(x, 58, 16, 24, b, 3)),
            dot(74, 70, 6, b),
            times(6, (i) => dot(108 + i * 18, 70, 5, b)),
            line("M224 82C222 104 232 110 228 128", b, 4),
            fill(drop(228, 134, 7, 14), c),
          ),
        ),
        line("M176 22V58M176 22L204 14V50", d, 5),
        oval(168, 60, 10, 8, d),
        oval(196, 52, 10, 8, d),
      ),
    { frame: [14, 10, 240, 118] },
  ),
  guitar: piece(
    ["#d98a35", BROWN, CREAM, INK, RED],
    ([a, b, c, d, e]) =>
      turn(
        32,
        90,
        130,
        join(
          box(81, 22, 18, 120, b, 3),
          fill("M76 -4H104L108 30H72Z", d),
          both(90, [2, 12, 22].map((y) => box(106, y, 9, 6, c, 3)).join("")),
          fill(
            "M90 116C118 116 132 128 130 146C128 160 134 168 144 182C160 206 142 248 90 248C38 248 20 206 36 182C46 168 52 160 50 146C48 128 62 116 90 116Z",
            a,
          ),
          fill("M102 160C124 168 126 196 116 214C112 204 108 186 96 176Z", e),
          dot(90, 166, 20, d),
          ring(90, 166, 24, c, 3),
          box(64, 212, 52, 10, d, 4),
          times(4, (i) => line(`M${84 + i * 4} 24V216`, c, 1.6)),
          times(6, (i) => line(`M81 ${42 + i * 14}H99`, c, 2.4)),
        ),
      ),
    { frame: [-6, 8, 185, 235], onDark: ["#d98a35", "#9a5a33", CREAM, "#3a2d4a", RED] },
  ),
  headphones: piece(
    [INK, RED, SUN, CREAM],
    ([a, b, c, d]) =>
      join(
        line("M30 120C18 52 58 14 100 14C142 14 182 52 170 120", a, 15),
        line("M44 66C54 38 76 26 100 26C124 26 146 38 156 66", c, 4),
        both(100, join(box(10, 98, 32, 74, b, 16), box(34, 90, 26, 90, a, 13), line("M18 118V150", d, 4))),
        fill("M84 108L96 96V150C96 164 70 166 70 152C70 142 82 138 88 142V116Z", c),
        line("M106 96C120 100 126 112 120 126", c, 5),
      ),
    { frame: [9, 5, 182, 176], onDark: [CREAM, RED, SUN, INK] },
  ),
  cassette: piece(
    [RED, CREAM, INK, SUN, SKY],
    ([a, b, c, d, e]) =>
      join(
        box(4, 4, 212, 136, a, 12),
        box(22, 18, 176, 84, b, 6),
        box(22, 62, 176, 12, d),
        box(22, 74, 176, 12, e),
        box(52, 44, 116, 42, c, 21),
        [76, 144].map((x) =>
          join(dot(x, 65, 16, b), around(6, x, 65, box(x - 2, 51, 4, 8, c)), dot(x, 65, 6, c)),
        ),
        box(96, 54, 28, 22, b, 3),
        line("M38 32H140", c, 4),
        fill("M52 140L62 112H158L168 140Z", c),
        [86, 134].map((x) => dot(x, 128, 5, b)),
        [14, 206].map((x) => dot(x, 130, 3.4, b)),
      ),
    { frame: [3, 3, 214, 138], onDark: [RED, CREAM, "#3a2d5a", SUN, SKY] },
  ),
  "vinyl-record": piece(
    [INK, RED, SUN, CREAM],
    ([a, b, c, d]) =>
      join(
        dot(100, 100, 94, a),
        ring(100, 100, 78, d, 2.4, 'stroke-dasharray="120 60"'),
        ring(100, 100, 64, d, 2.4, 'stroke-dasharray="70 90"'),
        ring(100, 100, 51, d, 2.4, 'stroke-dasharray="90 50"'),
        dot(100, 100, 36, b),
        around(10, 100, 100, fill(petal(100, 86, 18, 5), c)),
        dot(100, 100, 8, d),
      ),
    { frame: [5, 5, 190, 190], onDark: ["#4a3f78", RED, SUN, CREAM] },
  ),
  microphone: piece(
    [GREY, INK, RED, SUN, CREAM],
    ([a, b, c, d, e]) =>
      turn(
        26,
        100,
        100,
        join(
          fill("M76 92H124L114 192C112 200 88 200 86 192Z", b),
          box(68, 80, 64, 16, c, 6),
          fill("M66 80C56 40 66 6 100 6C134 6 144 40 134 80Z", a),
          line(
            "M72 30C90 38 110 38 128 30M66 54C88 62 112 62 134 54M86 10C80 34 80 58 84 78M114 10C120 34 120 58 116 78",
            b,
            3.4,
          ),
          box(94, 112, 12, 24, d, 5),
          line("M78 26C80 20 82 18 86 15", e, 5),
        ),
      ),
    { frame: [46, 10, 117, 182], onDark: [GREY, "#5d5876", RED, SUN, CREAM] },
  ),
  "music-notes": piece(
    [INK, RED],
    ([a, b]) =>
      join(
        fill("M64 40L164 16V34L64 58Z", a),
        line("M68 44V148M160 22V126", a, 9),
        turn(-18, 48, 152, oval(48, 152, 25, 18, a)),
        turn(-18, 140, 130, oval(140, 130, 25, 18, b)),
        line("M20 44C30 36 34 24 30 12M186 160C178 168 176 178 180 190", b, 6),
      ),
    { frame: [16, 8, 174, 186], onDark: [CREAM, SUN] },
  ),
};
