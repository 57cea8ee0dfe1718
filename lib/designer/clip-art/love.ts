import { around, both, box, dot, fill, join, line, move, petal, ring, turn } from "../drawing-kit";
import { BROWN, CREAM, GREY, INK, LEAF, MAROON, PALE_BLUE, PINK, piece, RED, SKY, SUN } from "./art-piece";
import { heartShape, leafShape } from "./shapes";

const BODY =
  "M14 58C14 30 34 14 58 14C92 14 104 44 130 62L150 76C128 84 118 88 108 98C96 112 78 118 60 118C30 118 14 92 14 58Z";

/** Looks to the left. */
const bird = (body: string, wing: string, ink: string, beak: string) =>
  join(
    fill("M16 52L-4 62L15 70Z", beak),
    fill(BODY, body),
    fill("M56 62C74 54 98 62 122 72C112 92 88 102 70 94C56 88 50 74 56 62Z", wing),
    line("M74 74L98 80M70 84L88 88", body, 4),
    dot(36, 48, 6, ink),
  );

export const love = {
  heart: piece(
    [RED, CREAM],
    ([a, b]) => join(fill(heartShape(100, 100, 186), a), line("M38 78C40 58 52 46 66 42", b, 9)),
    {
      frame: [6, 13, 188, 174],
    },
  ),
  "folk-heart": piece(
    [RED, SUN, LEAF, CREAM, MAROON],
    ([a, b, c, d, e]) =>
      join(
        fill(heartShape(100, 98, 190), e),
        fill(heartShape(100, 98, 168), a),
        both(
          100,
          join(
            fill(leafShape([98, 150], [36, 66], 16, 22), c),
            around(7, 60, 72, fill(petal(60, 68, 17, 7), b)),
            dot(60, 72, 6, d),
            dot(34, 92, 4, d),
            dot(88, 62, 4, d),
            dot(44, 112, 4, b),
            dot(82, 96, 4, b),
          ),
        ),
        line("M100 170V98", c, 5),
        move(
          100,
          88,
          join(
            fill(petal(0, 8, 34, 10), d),
            turn(-42, 0, 6, fill(petal(0, 8, 30, 9), b)),
            turn(42, 0, 6, fill(petal(0, 8, 30, 9), b)),
            dot(0, 8, 6, e),
          ),
        ),
      ),
    { frame: [4, 9, 192, 177] },
  ),
  "heart-arrow": piece(
    [PINK, INK, SUN],
    ([a, b, c]) =>
      join(
        line("M12 172L60 132M142 64L188 26", b, 8),
        fill(heartShape(104, 100, 150), a),
        fill("M194 12L164 22L184 46Z", b),
        line("M30 138L12 172L48 172M42 128L26 158M58 164L30 168", c, 6),
      ),
    { frame: [7, 11, 188, 166], onDark: [PINK, CREAM, SUN] },
  ),
  "heart-lock": piece(
    [SUN, RED, INK, "#d98a1f"],
    ([a, b, c, d]) =>
      join(
        line("M62 78V54C62 4 138 4 138 54V78", c, 14),
        fill(heartShape(100, 130, 156), d),
        fill(heartShape(100, 126, 146), a),
        dot(100, 116, 14, b),
        fill("M94 120H106L112 152H88Z", b),
      ),
    { frame: [21, 8, 158, 195], onDark: [SUN, RED, GREY, "#d98a1f"] },
  ),
  "two-birds": piece(
    [SKY, RED, LEAF, SUN, INK],
    ([a, b, c, d, e]) =>
      join(
        line("M6 178C80 166 250 166 324 178", e, 7),
        [
          [36, 174, 14, 148],
          [296, 174, 318, 148],
          [166, 168, 150, 146],
          [166, 168, 182, 146],
        ].map(([x = 0, y = 0, x2 = 0, y2 = 0]) => fill(leafShape([x, y], [x2, y2], 9), c)),
        `<g transform="translate(176 56)">${bird(b, d, e, d)}</g>`,
        `<g transform="translate(154 56) scale(-1 1)">${bird(a, d, e, d)}</g>`,
        line("M92 172V180M106 172V180M224 172V180M238 172V180", d, 4),
        fill(heartShape(165, 52, 46), b),
        fill(heartShape(200, 26, 22), b),
        fill(heartShape(130, 22, 18), b),
      ),
    { frame: [1, 12, 328, 171], onDark: [SKY, RED, "#4bb489", SUN, "#8a5a3c"] },
  ),
  "love-letter": piece(
    [CREAM, RED, PINK, BROWN],
    ([a, b, c, d]) =>
      join(
        box(6, 46, 208, 138, c, 8),
        fill("M10 54L110 130L210 54V180H10Z", a),
        fill("M6 52L86 122L10 184ZM214 52L134 122L210 184Z", a),
        line("M12 180L88 118M208 180L132 118", d, 4),
        fill("M8 50C12 46 208 46 212 50L122 128C114 134 106 134 98 128Z", c),
        line("M10 52L98 128C106 134 114 134 122 128L210 52", d, 4),
        fill(heartShape(110, 112, 50), b),
        fill(heartShape(170, 22, 28), b),
        fill(heartShape(136, 26, 16), b),
      ),
    { frame: [5, 8, 210, 177] },
  ),
  "diamond-ring": piece(
    [SUN, PALE_BLUE, CREAM, SKY],
    ([a, b, c, d]) =>
      join(
        ring(90, 138, 58, a, 15),
        line("M48 118C56 98 70 90 88 88", c, 4),
        fill("M62 20H118L142 48L90 92L38 48Z", b),
        fill("M62 20L74 48L90 20L106 48L118 20ZM38 48H74L90 92Z", c),
        fill("M74 48H106L90 92Z", d),
        line("M22 22L8 14M158 22L172 14M90 6V0", a, 6),
      ),
    { frame: [4, -4, 172, 209] },
  ),
  infinity: piece(
    [RED, SUN],
    ([a, b]) =>
      join(
        line(
          "M120 60C96 20 66 10 44 18C6 32 6 88 44 102C66 110 96 100 120 60C144 20 174 10 196 18C234 32 234 88 196 102C174 110 144 100 120 60Z",
          a,
          15,
        ),
        line("M120 60C144 20 174 10 196 18", b, 5),
        fill(heartShape(46, 60, 34), b),
      ),
    { frame: [7, 6, 226, 108] },
  ),
  "finger-heart": piece(
    ["#e0955a", RED, SUN],
    ([a, b, c]) =>
      join(
        fill(
          "M52 214L56 164C38 150 30 130 32 112C34 98 50 98 54 108C50 92 70 88 74 100C72 86 92 82 96 96L120 58C128 46 144 54 138 68L122 102C136 84 158 78 166 84C174 94 158 104 146 112C136 120 134 132 130 144C126 158 120 166 118 176L120 214Z",
          a,
        ),
        fill("M48 196H124V220H48Z", c),
        line("M56 112C58 122 62 128 68 130M78 104C80 114 84 120 90 122", c, 4),
        fill(heartShape(138, 34, 46), b),
        fill(heartShape(178, 44, 22), b),
        fill(heartShape(100, 26, 18), b),
      ),
    { frame: [30, 11, 160, 210] },
  ),
};
