import { both, box, dot, fill, join, line, polar, ring, star, times, turn } from "../drawing-kit";
import { CREAM, GREY, INK, LEAF, MAROON, piece, RED, SKY, SUN } from "./art-piece";
import { leafShape } from "./shapes";

const SHIELD = "M100 6C128 22 158 28 190 26C194 106 168 168 100 206C32 168 6 106 10 26C42 28 72 22 100 6Z";
const SHIELD_INSIDE =
  "M100 24C126 38 150 43 174 42C176 106 154 156 100 188C46 156 24 106 26 42C50 43 74 38 100 24Z";

export const team = {
  pennant: piece(
    [RED, CREAM, SUN, INK],
    ([a, b, c, d]) =>
      join(
        box(8, 6, 12, 170, d, 6),
        fill("M20 18L252 78L20 140Z", a),
        fill("M20 18H44V134L20 140Z", b),
        fill(star(96, 78, 27, 12, 5), c),
        line("M136 66L208 78L136 92", b, 5),
        fill("M44 24L252 78L44 34ZM44 124L252 78L44 134Z", c),
        dot(14, 8, 9, c),
      ),
    { frame: [4, -2, 249, 179], onDark: [RED, CREAM, SUN, GREY] },
  ),
  crest: piece(
    [MAROON, SUN, CREAM, SKY],
    ([a, b, c, d]) =>
      join(
        fill(SHIELD, a),
        fill(SHIELD_INSIDE, c),
        fill("M26 42C50 43 74 38 100 24V104H30C27 84 26 62 26 42Z", d),
        fill("M100 104H170C162 142 140 166 100 188Z", d),
        fill(star(64, 72, 22, 9.5, 5), b),
        fill(
          "M120 66C132 60 142 60 148 66C154 60 164 60 168 64V88C162 84 154 84 148 90C142 84 132 84 122 90Z",
          a,
        ),
        line("M148 66V90", c, 3),
        fill(
          "M66 122C78 118 84 128 82 140C80 152 70 158 64 166C58 156 54 146 56 136C60 142 64 142 64 136C62 130 62 126 66 122Z",
          b,
        ),
        fill("M134 124L148 138L134 152L120 138Z", b),
        line("M100 24V188M29 104H171", a, 6),
      ),
    { frame: [8, 5, 184, 202], onDark: ["#b23a58", SUN, CREAM, SKY] },
  ),
  shield: piece(
    [SKY, CREAM, SUN],
    ([a, b, c]) =>
      join(
        fill(SHIELD, a),
        line(SHIELD_INSIDE, b, 5),
        fill("M30 84L100 52L170 84C168 96 166 106 162 116L100 88L38 116C34 106 32 96 30 84Z", c),
        fill(star(100, 142, 26, 11, 5), b),
      ),
    { frame: [8, 5, 184, 202] },
  ),
  laurel: piece(
    [LEAF],
    ([a]) =>
      both(
        110,
        join(
          line("M104 184C50 176 20 130 26 62", a, 5),
          times(7, (i) => {
            const [x, y] = polar(108, 92, 86, 0.31 + i * 0.042);
            return turn(
              -24 + i * 15,
              x,
              y,
              join(
                fill(leafShape([x, y], [x - 30, y - 22], 10), a),
                fill(leafShape([x, y], [x + 18, y - 30], 10), a),
              ),
            );
          }),
          fill(leafShape([26, 64], [30, 16], 11), a),
        ),
      ),
    { frame: [7, 15, 206, 173], onDark: [SUN] },
  ),
  trophy: piece(
    [SUN, "#d98a1f", CREAM, INK],
    ([a, b, c, d]) =>
      join(
        line("M52 36C8 26 8 96 64 100M148 36C192 26 192 96 136 100", b, 11),
        fill("M44 14H156C158 78 142 124 110 132V152H90V132C58 124 42 78 44 14Z", a),
        fill("M130 14H156C158 78 142 124 110 132C130 104 134 60 130 14Z", b),
        fill(star(96, 66, 26, 11.5, 5), c),
        fill("M72 152H128L136 172H64Z", b),
        box(52, 170, 96, 32, d, 5),
        box(76, 180, 48, 11, a, 3),
        box(36, 8, 128, 12, b, 6),
      ),
    { frame: [14, 7, 172, 196], onDark: [SUN, "#d98a1f", CREAM, "#8a4b2a"] },
  ),
  "number-plate": piece(
    [CREAM, INK, RED],
    ([a, b, c]) =>
      join(
        box(4, 4, 252, 132, b, 18),
        box(14, 14, 232, 112, a, 11),
        box(22, 22, 216, 14, c, 4),
        box(22, 104, 216, 14, c, 4),
        [
          [30, 70],
          [230, 70],
        ].map(([x = 0, y = 0]) => join(dot(x, y, 8, b), line(`M${x - 4} ${y - 4}L${x + 4} ${y + 4}`, a, 3))),
      ),
    { frame: [3, 3, 254, 134], onDark: [CREAM, "#5d5876", RED] },
  ),
  crown: piece(
    [SUN, RED, SKY, "#d98a1f"],
    ([a, b, c, d]) =>
      join(
        fill("M16 44L60 84L100 20L140 84L184 44L168 140H32Z", a),
        fill("M100 20L140 84L184 44L168 140H100Z", d),
        box(28, 136, 144, 26, b, 6),
        [
          [16, 38],
          [100, 14],
          [184, 38],
        ].map(([x = 0, y = 0]) => dot(x, y, 12, b)),
        fill("M100 78L116 100L100 122L84 100Z", c),
        [56, 100, 144].map((x) => dot(x, 149, 6, a)),
      ),
    { frame: [3, 1, 194, 162] },
  ),
  wings: piece(
    [INK, SUN],
    ([a, b]) =>
      join(
        both(
          140,
          join(
            fill(
              "M124 40C92 8 46 4 4 10C12 26 22 34 34 38C28 40 24 40 20 40C28 54 40 60 52 62C46 64 44 64 40 64C50 78 64 82 76 82C72 84 70 86 66 86C78 98 100 98 124 88Z",
              a,
            ),
            line("M114 50C86 28 60 22 32 20M114 62C92 50 74 46 56 46M114 74C100 68 88 66 78 66", b, 4),
          ),
        ),
        dot(140, 62, 34, a),
        dot(140, 62, 26, b),
        fill(star(140, 64, 18, 8, 5), a),
      ),
    { frame: [3, 6, 274, 91], onDark: [CREAM, RED] },
  ),
  "graduation-cap": piece(
    [INK, SUN, SKY],
    ([a, b, c]) =>
      join(
        fill("M52 84V132C74 152 146 152 168 132V84L110 110Z", c),
        fill("M110 16L214 66L110 116L6 66Z", a),
        line("M110 66L186 82V136", b, 6),
        dot(110, 66, 8, b),
        dot(186, 134, 8, b),
        fill("M178 140H194L200 176H172Z", b),
      ),
    { frame: [5, 15, 210, 162], onDark: ["#6d6a96", SUN, SKY] },
  ),
  books: piece(
    [RED, SKY, SUN, CREAM, LEAF],
    ([a, b, c, d, e]) =>
      join(
        box(14, 150, 180, 36, a, 6),
        box(40, 157, 154, 22, d),
        box(26, 112, 164, 36, b, 6),
        box(26, 119, 138, 22, d),
        box(20, 74, 160, 36, e, 6),
        box(48, 81, 132, 22, d),
        [
          [14, 26, 150],
          [166, 24, 112],
          [20, 26, 74],
        ].map(([x = 0, w = 0, y = 0]) => box(x + 5, y + 6, w - 12, 24, c, 3)),
        fill("M70 30H130L124 70C123 74 120 74 116 74H84C80 74 77 74 76 70Z", a),
        line("M130 38C150 36 150 58 127 58", a, 6),
        line("M88 20C82 14 94 10 88 4M110 20C104 14 116 10 110 4", c, 5),
      ),
    { frame: [13, 0, 182, 187] },
  ),
  whistle: piece(
    [RED, SUN, INK, CREAM],
    ([a, b, c, d]) =>
      join(
        line("M150 60C190 40 206 10 176 6C150 4 150 34 172 40", c, 6),
        fill("M86 54H200V92H152C156 138 126 168 84 168C42 168 14 142 14 108C14 76 42 54 86 54Z", a),
        dot(82, 110, 32, d),
        dot(82, 118, 17, b),
        box(128, 54, 26, 18, c, 3),
        line("M32 96C38 82 50 74 64 70", d, 6),
        line("M60 38L52 20M86 34V14M34 50L20 38", b, 6),
      ),
    { frame: [13, 2, 188, 167], onDark: [RED, SUN, "#77718f", CREAM] },
  ),
  "paper-plane": piece(
    [SKY, CREAM, RED],
    ([a, b, c]) =>
      join(
        fill("M208 10L8 84L74 110Z", a),
        fill("M208 10L74 110L84 168L108 128Z", c),
        fill("M208 10L108 128L164 160Z", a),
        line("M208 10L74 110", b, 4),
        line("M60 176C40 184 22 176 10 190M44 140C30 146 18 140 8 148", c, 5, 'stroke-dasharray="10 9"'),
      ),
    { frame: [7, 7, 204, 183] },
  ),
  spaceship: piece(
    [CREAM, RED, SKY, SUN, INK],
    ([a, b, c, d, e]) =>
      turn(
        24,
        100,
        106,
        join(
          fill("M84 168C84 190 92 206 100 218C108 206 116 190 116 168Z", d),
          fill("M92 168C92 182 96 192 100 200C104 192 108 182 108 168Z", b),
          fill("M62 112C40 124 32 148 36 172L68 156ZM138 112C160 124 168 148 164 172L132 156Z", b),
          fill("M100 4C134 36 146 92 130 168H70C54 92 66 36 100 4Z", a),
          fill("M100 4C116 18 126 36 132 56H68C74 36 84 18 100 4Z", b),
          dot(100, 90, 22, e),
          dot(100, 90, 15, c),
          line("M92 86C94 82 97 80 100 79", a, 4),
          box(70, 154, 60, 12, e, 3),
          line("M100 124V150", b, 6),
        ),
      ),
    { frame: [13, 11, 139, 198], onDark: [CREAM, RED, SKY, SUN, "#4a3f78"] },
  ),
  bulb: piece(
    [SUN, INK, CREAM, GREY],
    ([a, b, c, d]) =>
      join(
        fill(
          "M100 30C138 30 162 58 160 92C158 118 138 128 134 152H66C62 128 42 118 40 92C38 58 62 30 100 30Z",
          a,
        ),
        line(
          "M84 148C84 120 70 104 82 98C92 94 96 112 100 112C104 112 108 94 118 98C130 104 116 120 116 148",
          b,
          5,
        ),
        line("M60 88C62 72 70 60 82 54", c, 7),
        box(68, 152, 64, 13, d, 5),
        box(72, 168, 56, 12, d, 5),
        fill("M82 182H118L108 196H92Z", b),
        line("M100 18V4M38 40L26 28M162 40L174 28M22 92H6M178 92H194", a, 7),
      ),
    { frame: [1, -1, 198, 198], onDark: [SUN, "#8a4b2a", CREAM, GREY] },
  ),
  laptop: piece(
    [INK, SKY, SUN, CREAM, RED],
    ([a, b, c, d, e]) =>
      join(
        box(34, 10, 172, 122, a, 10),
        box(44, 20, 152, 100, b, 4),
        line("M92 50L70 70L92 90M148 50L170 70L148 90", d, 8),
        line("M128 44L112 96", c, 8),
        fill("M14 132H226L240 156C240 164 234 168 226 168H14C6 168 0 164 0 156Z", a),
        box(90, 138, 60, 10, e, 4),
      ),
    { frame: [-1, 9, 242, 160], onDark: ["#6d6a96", SKY, SUN, CREAM, RED] },
  ),
  anchor: piece(
    [INK, RED],
    ([a, b]) =>
      join(
        ring(90, 26, 18, a, 9),
        line("M90 44V182", a, 12),
        line("M52 68H128", a, 11),
        fill(
          "M2 116L44 116L34 132C44 156 64 172 90 178C116 172 136 156 146 132L136 116H178L172 156L160 144C144 178 118 194 90 202C62 194 36 178 20 144L8 156Z",
          a,
        ),
        line("M128 40C150 60 60 90 66 116C70 136 118 130 112 158", b, 6),
      ),
    { frame: [1, 2, 178, 201], onDark: [CREAM, RED] },
  ),
};
