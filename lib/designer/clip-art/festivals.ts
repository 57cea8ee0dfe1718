import { around, both, box, dot, fill, join, line, petal, star, times, turn } from "../drawing-kit";
import { BROWN, CREAM, INK, LEAF, MAROON, PINK, piece, RED, SKY, SUN } from "./art-piece";
import { leafShape, scallops } from "./shapes";

export const festivals = {
  "sky-lantern": piece(
    [RED, SUN, CREAM, PINK, LEAF],
    ([a, b, c, d, e]) =>
      join(
        line("M100 0V20", b, 5),
        fill("M78 20H122L168 70L122 120H78L32 70Z", a),
        fill("M78 20L56 70L78 120L32 70ZM122 20L144 70L122 120L168 70Z", d),
        fill("M100 20L122 70L100 120L78 70Z", b),
        around(6, 100, 70, fill(petal(100, 66, 14, 5), c)),
        box(74, 14, 52, 10, e, 3),
        box(74, 116, 52, 10, e, 3),
        times(5, (i) => {
          const x = 80 + i * 10;
          return join(
            fill(
              `M${x - 4} 126H${x + 4}L${x + 5 + (i - 2) * 3} ${206 - Math.abs(i - 2) * 8}L${x + (i - 2) * 3} ${198 - Math.abs(i - 2) * 8}L${x - 5 + (i - 2) * 3} ${206 - Math.abs(i - 2) * 8}Z`,
              i % 2 ? b : a,
            ),
          );
        }),
        [32, 168].map((x) =>
          join(line(`M${x} 70V98`, e, 3), fill(`M${x - 6} 98H${x + 6}L${x + 8} 124H${x - 8}Z`, b)),
        ),
      ),
    { frame: [23, -4, 154, 211] },
  ),
  pichkari: piece(
    [SKY, PINK, SUN, LEAF, INK],
    ([a, b, c, d, e]) =>
      join(
        turn(
          -24,
          110,
          140,
          join(
            box(2, 130, 40, 12, e, 5),
            box(0, 112, 12, 48, e, 5),
            box(40, 114, 104, 44, a, 8),
            [60, 84, 108].map((x) => box(x, 114, 12, 44, c)),
            fill("M144 120L176 130V142L144 152Z", e),
          ),
        ),
        fill(
          "M172 96C186 78 176 64 190 52C204 40 214 50 222 34C230 52 250 50 244 72C262 82 248 100 232 98C224 114 204 108 200 98C192 104 180 106 172 96Z",
          b,
        ),
        [
          [196, 26, 9, c],
          [252, 50, 7, d],
          [246, 114, 8, c],
          [214, 122, 6, d],
          [160, 50, 7, b],
          [176, 24, 5, a],
        ].map(([x, y, r, ink]) => dot(Number(x), Number(y), Number(r), String(ink))),
        dot(208, 76, 10, c),
        dot(228, 74, 6, d),
      ),
    { frame: [-2, 16, 262, 187], onDark: [SKY, PINK, SUN, "#4bb489", CREAM] },
  ),
  pookalam: piece(
    ["#ef7f2d", SUN, CREAM, MAROON, LEAF],
    ([a, b, c, d, e]) =>
      join(
        fill(scallops(100, 100, 88, 24), e),
        fill(scallops(100, 100, 78, 24), b),
        dot(100, 100, 68, d),
        around(12, 100, 100, fill(petal(100, 70, 36, 14), a)),
        around(12, 100, 100, fill(petal(100, 68, 22, 7), c)),
        dot(100, 100, 36, e),
        around(8, 100, 100, fill(petal(100, 92, 26, 10), b)),
        around(8, 100, 100, dot(100, 72, 4, c), 22.5),
        dot(100, 100, 12, d),
        dot(100, 100, 5, c),
      ),
    { frame: [4, 4, 192, 192] },
  ),
  "pongal-pot": piece(
    ["#c0673a", CREAM, SUN, LEAF, RED],
    ([a, b, c, d, e]) =>
      join(
        both(
          120,
          join(
            line("M14 232C24 150 38 80 60 20", d, 9),
            fill(leafShape([58, 30], [2, 12], 10), d),
            fill(leafShape([54, 40], [92, 6], 10), d),
            fill(leafShape([48, 60], [6, 58], 9), d),
            line("M24 180H36M31 136H44M40 96H54", b, 3),
          ),
        ),
        fill(
          "M76 88C64 84 60 62 76 58C78 42 100 38 108 48C118 36 140 40 144 54C160 52 172 68 164 80C172 92 160 100 152 98C144 110 128 104 120 100C104 110 84 104 76 88Z",
          b,
        ),
        fill(
          "M72 96H168C166 110 178 118 188 136C202 170 184 206 162 216H78C56 206 38 170 52 136C62 118 74 110 72 96Z",
          a,
        ),
        box(64, 88, 112, 14, a, 7),
        fill("M52 136H188C194 150 195 162 193 172H47C45 162 46 150 52 136Z", e),
        times(7, (i) => fill(petal(60 + i * 20, 166, 24, 8), i % 2 ? b : c)),
        line("M70 112C96 122 144 122 170 112", d, 5),
        box(84, 214, 72, 10, e, 4),
      ),
    { frame: [1, 5, 238, 233] },
  ),
  dandiya: piece(
    [RED, SUN, LEAF, PINK, CREAM],
    ([a, b, c, d, e]) =>
      join(
        both(
          110,
          turn(
            34,
            110,
            100,
            join(
              box(101, 4, 18, 190, a, 9),
              times(6, (i) =>
                fill(
                  `M101 ${28 + i * 26}L119 ${18 + i * 26}V${28 + i * 26}L101 ${38 + i * 26}Z`,
                  i % 2 ? e : b,
                ),
              ),
              line("M110 194L100 216M110 194V220M110 194L120 216", d, 5),
              dot(110, 192, 8, c),
            ),
          ),
        ),
        fill(star(110, 100, 30, 13, 8), b),
        dot(110, 100, 9, d),
      ),
    { frame: [33, 18, 154, 188] },
  ),
  "crescent-lantern": piece(
    [SUN, LEAF, CREAM],
    ([a, b, c]) =>
      join(
        fill(
          "M112 12C62 16 24 58 28 110C32 166 78 206 132 200C158 196 180 182 192 160C166 174 134 168 112 146C76 108 78 50 112 12Z",
          a,
        ),
        line("M146 34V66", b, 4),
        fill("M128 80C130 66 162 66 164 80ZM124 84H168L160 130H132Z", b),
        fill("M138 92H154L151 122H141Z", c),
        fill("M130 130H162L154 142H138Z", b),
        dot(146, 30, 6, b),
        fill(star(184, 60, 13, 5, 5), a),
        fill(star(116, 92, 8, 3.4, 5), b),
        fill(star(182, 116, 9, 4, 5), a),
      ),
    { frame: [26, 11, 171, 191], onDark: [SUN, "#4bb489", CREAM] },
  ),
  "fir-tree": piece(
    [LEAF, RED, SUN, BROWN, CREAM],
    ([a, b, c, d, e]) =>
      join(
        box(84, 190, 32, 30, d, 4),
        fill("M100 22L146 82H126L164 136H142L184 196H16L58 136H36L74 82H54Z", a),
        line("M68 78C88 90 118 88 138 66M50 132C84 148 124 142 156 118M36 186C82 200 138 192 172 168", e, 5),
        [
          [84, 64],
          [112, 110],
          [74, 118],
          [130, 156],
          [90, 164],
          [52, 172],
        ].map(([x = 0, y = 0], i) => dot(x, y, 8, i % 2 ? c : b)),
        fill(star(100, 22, 24, 10, 5), c),
      ),
    { frame: [15, -3, 170, 224] },
  ),
};
