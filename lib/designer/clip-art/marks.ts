import { dot, fill, join, line, times, turn } from "../drawing-kit";
import { CREAM, INK, PINK, piece, RED, SKY, SUN } from "./art-piece";
import { heartShape } from "./shapes";

const onDark = [CREAM, SUN];

export const marks = {
  "arrow-straight": piece([INK], ([a]) => fill("M6 46H150V12L234 70L150 128V94H6Z", a), {
    frame: [5, 11, 230, 118],
    onDark: [CREAM],
  }),
  "arrow-curved": piece(
    [RED],
    ([a]) => join(line("M20 170C20 80 70 36 160 50", a, 16), fill("M140 8L206 60L130 98Z", a)),
    { frame: [11, 7, 196, 172] },
  ),
  "arrow-loop": piece(
    [INK],
    ([a]) =>
      join(
        line("M12 100C60 130 120 120 132 80C140 46 96 34 88 66C80 110 150 138 216 92", a, 8),
        line("M182 82L220 90L202 126", a, 8),
      ),
    { frame: [7, 42, 218, 89], onDark: [CREAM] },
  ),
  "arrow-feather": piece(
    [INK, RED, SUN],
    ([a, b, c]) =>
      join(
        line("M40 40H232", a, 7),
        fill("M222 16L258 40L222 64L230 40Z", a),
        fill("M6 12H44L66 36H28ZM6 68H44L66 44H28Z", b),
        line("M84 30V50M96 30V50", c, 6),
      ),
    { frame: [5, 11, 254, 58], onDark: [CREAM, RED, SUN] },
  ),
  "speech-round": piece(
    [INK, CREAM],
    ([a, b]) =>
      join(
        fill(
          "M120 8C184 8 232 42 232 88C232 134 184 166 120 166C106 166 94 165 82 162L34 196L44 148C20 134 8 112 8 88C8 42 56 8 120 8Z",
          a,
        ),
        fill(
          "M120 18C178 18 222 48 222 88C222 128 178 156 120 156C106 156 92 154 80 151L50 174L57 143C32 130 18 110 18 88C18 48 62 18 120 18Z",
          b,
        ),
      ),
    { frame: [7, 7, 226, 190], onDark: [SUN, INK] },
  ),
  "speech-box": piece(
    [RED, CREAM],
    ([a, b]) =>
      join(
        fill(
          "M24 8H216C226 8 234 16 234 26V126C234 136 226 144 216 144H120L72 184L80 144H24C14 144 6 136 6 126V26C6 16 14 8 24 8Z",
          a,
        ),
        line("M24 30H216M24 122H216", b, 4, 'stroke-dasharray="0.1 12"'),
      ),
    { frame: [5, 7, 230, 178] },
  ),
  "thought-cloud": piece(
    [INK, CREAM],
    ([a, b]) => {
      const cloud =
        "M56 140C16 144 2 96 36 82C24 44 76 22 100 44C120 8 180 16 186 54C226 50 244 104 206 122C198 152 150 156 136 136C118 158 72 160 56 140Z";
      return join(
        line(cloud, a, 14),
        fill(cloud, b),
        [
          [62, 170, 13],
          [40, 192, 8],
        ].map(([x = 0, y = 0, r = 0]) => join(dot(x, y, r + 5, a), dot(x, y, r - 1, b))),
      );
    },
    { frame: [8, 12, 227, 194], onDark: [SUN, INK] },
  ),
  "shout-bubble": piece(
    [RED, SUN],
    ([a, b]) => {
      const shout =
        "M20 74L48 60L34 26L80 42L100 8L126 36L166 10L172 44L222 36L202 68L236 92L200 104L214 142L164 130L146 160L118 136L60 190L76 138L26 140L44 108L8 96Z";
      return join(line(shout, a, 10), fill(shout, b));
    },
    { frame: [2, 2, 240, 194] },
  ),
  "heart-bubble": piece(
    [PINK, CREAM],
    ([a, b]) =>
      join(
        fill(
          "M30 10H170C184 10 192 18 192 32V112C192 126 184 134 170 134H118L96 164L82 134H30C16 134 8 126 8 112V32C8 18 16 10 30 10Z",
          a,
        ),
        fill(heartShape(100, 74, 80), b),
      ),
    { frame: [7, 9, 186, 156] },
  ),
  underline: piece(
    [RED],
    ([a]) =>
      fill(
        "M4 26C70 6 180 2 296 12C200 12 110 22 60 38C130 28 210 24 270 32C200 32 120 44 84 58C72 56 78 46 96 40C60 48 36 52 22 54C24 42 40 34 56 28C34 30 18 32 4 26Z",
        a,
      ),
    { frame: [3, 5, 293, 54] },
  ),
  "circled-by-hand": piece(
    [RED],
    ([a]) =>
      line("M226 34C160 -2 34 10 16 74C0 130 90 162 168 148C246 134 276 72 220 40C180 18 100 18 48 52", a, 7),
    { frame: [9, 9, 245, 147] },
  ),
  "tick-mark": piece(
    [SUN, INK],
    ([a, b]) => join(dot(100, 100, 92, a), line("M54 104L88 138L150 66", b, 20)),
    { frame: [7, 7, 186, 186] },
  ),
  sparkles: piece(
    [SUN, RED],
    ([a, b]) =>
      join(
        fill("M84 20C90 70 100 84 150 92C100 100 90 114 84 164C78 114 68 100 18 92C68 84 78 70 84 20Z", a),
        fill(
          "M158 116C161 140 166 146 190 150C166 154 161 160 158 184C155 160 150 154 126 150C150 146 155 140 158 116Z",
          b,
        ),
        fill("M156 8C158 24 162 28 178 30C162 32 158 36 156 52C154 36 150 32 134 30C150 28 154 24 156 8Z", b),
      ),
    { frame: [18, 8, 172, 176] },
  ),
  "brush-stroke": piece(
    [SKY],
    ([a]) =>
      fill(
        "M8 48C40 28 120 16 200 14C240 12 280 10 296 18L262 26C284 26 296 30 298 36C284 40 270 42 258 44L288 54C276 62 262 64 248 66L270 78C200 92 110 96 44 90L64 80C44 80 26 78 14 72L36 64L4 58Z",
        a,
      ),
    { frame: [3, 11, 296, 83] },
  ),
  squiggle: piece([INK], ([a]) => line(`M10 30${times(7, () => "q10 -24 20 0t20 0").join("")}`, a, 8), {
    frame: [5, 13, 290, 34],
    onDark: [CREAM],
  }),
  "hand-stars": piece(
    [SUN, INK],
    ([a, b]) =>
      join(
        turn(-8, 90, 100, fill("M90 12L112 74L178 76L126 116L144 180L90 142L36 180L54 116L2 76L68 74Z", a)),
        line("M184 20L200 8M194 44H214M176 152L194 164M158 176L166 194", b, 6),
      ),
    { frame: [-1, 4, 219, 194], onDark },
  ),
  "peace-fingers": piece(
    ["#e0955a", RED, INK],
    ([a, b, c]) =>
      join(
        fill(
          "M46 214L50 160C34 148 26 124 34 106C40 96 56 98 60 110L34 32C28 12 54 4 62 22L92 98L104 20C108 0 134 4 132 24L124 104C140 96 156 106 154 122C150 146 140 166 122 176L124 214Z",
          a,
        ),
        fill("M42 196H130V222H42Z", b),
        line("M62 112C80 104 104 104 116 112C128 120 120 138 104 136C92 134 84 132 78 140", c, 5),
      ),
    { frame: [30, 5, 126, 218] },
  ),
};
