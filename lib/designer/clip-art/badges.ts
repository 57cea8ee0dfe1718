import {
  around,
  both,
  dot,
  fill,
  join,
  line,
  petal,
  polar,
  polygon,
  ring,
  star,
  times,
  turn,
  type Xy,
} from "../drawing-kit";
import { CREAM, INK, LEAF, MAROON, PINK, piece, RED, SUN } from "./art-piece";
import { leafShape, scallops } from "./shapes";

const JHAROKHA =
  "M14 246V104C14 98 20 92 30 90C44 86 48 70 60 62C74 54 86 36 110 8C134 36 146 54 160 62C172 70 176 86 190 90C200 92 206 98 206 104V246Z";

/** Room for words stays free in the middle of frames and badges. */
export const badges = {
  "round-badge": piece(
    [INK, SUN],
    ([a, b]) =>
      join(
        ring(120, 120, 112, a, 8),
        ring(120, 120, 99, a, 3),
        ring(120, 120, 70, a, 3),
        both(120, fill(star(36, 120, 12, 5, 5), b)),
        times(3, (i) =>
          fill(star(98 + i * 22, i === 1 ? 66 : 70, i === 1 ? 11 : 8, i === 1 ? 4.6 : 3.4, 5), b),
        ),
        line("M92 174H148", b, 5),
      ),
    { frame: [3, 3, 234, 234], onDark: [CREAM, SUN] },
  ),
  "scallop-badge": piece(
    [RED, CREAM],
    ([a, b]) =>
      join(
        fill(scallops(110, 110, 98, 22), a),
        ring(110, 110, 88, b, 4),
        ring(110, 110, 80, b, 3, 'stroke-dasharray="0.1 8.37"'),
      ),
    { frame: [2, 2, 216, 216] },
  ),
  rosette: piece(
    [RED, SUN, CREAM, MAROON],
    ([a, b, c, d]) =>
      join(
        fill("M62 130L40 224L76 204L100 236L106 140ZM138 130L160 224L124 204L100 236L94 140Z", d),
        fill(scallops(100, 96, 82, 18), a),
        dot(100, 96, 64, b),
        dot(100, 96, 54, c),
        around(28, 100, 96, dot(100, 37, 2.6, a)),
      ),
    { frame: [8, 5, 184, 232] },
  ),
  starburst: piece(
    [SUN, RED],
    ([a, b]) => join(fill(star(110, 110, 106, 84, 20), a), ring(110, 110, 72, b, 5)),
    { frame: [3, 3, 214, 214] },
  ),
  "comic-burst": piece(
    [RED, SUN, CREAM],
    ([a, b, c]) => {
      const spikes = (scale: number): Xy[] =>
        times(22, (i) => {
          const far = i % 2 === 0 ? 1 + 0.2 * Math.sin(i * 2.4) : 0.68;
          const p = polar(0, 0, 100 * far * scale, i / 22);
          return [130 + p[0] * 1.06, 96 + p[1] * 0.78];
        });
      return join(fill(polygon(spikes(1)), a), fill(polygon(spikes(0.86)), b), fill(polygon(spikes(0.7)), c));
    },
    { frame: [37, 8, 200, 181] },
  ),
  "sun-burst-rays": piece(
    [SUN],
    ([a]) =>
      times(20, (i) =>
        fill(
          polygon([
            polar(120, 120, 44, (i - 0.22) / 20),
            polar(120, 120, 118, (i - 0.25) / 20),
            polar(120, 120, 118, (i + 0.25) / 20),
            polar(120, 120, 44, (i + 0.22) / 20),
          ]),
          a,
        ),
      ).join(""),
    { frame: [1, 1, 238, 238] },
  ),
  "half-sunburst": piece(
    [SUN, RED],
    ([a, b]) =>
      join(
        times(11, (i) =>
          fill(
            polygon([
              polar(150, 146, 62, 0.5 + (i - 0.2) / 20),
              polar(150, 146, 142, 0.5 + (i - 0.26) / 20),
              polar(150, 146, 142, 0.5 + (i + 0.26) / 20),
              polar(150, 146, 62, 0.5 + (i + 0.2) / 20),
            ]),
            i % 2 ? b : a,
          ),
        ),
        fill("M100 146C100 84 200 84 200 146Z", a),
      ),
    { frame: [7, 3, 286, 156] },
  ),
  "ribbon-banner": piece(
    [RED, MAROON, SUN],
    ([a, b, c]) =>
      join(
        fill("M6 44H66V110H6L26 77ZM234 44H294L274 77L294 110H234Z", b),
        fill("M44 26H256V92H44Z", a),
        fill("M44 92H66V110ZM256 92H234V110Z", c),
        line("M54 36H246M54 82H246", c, 4),
      ),
    { frame: [5, 25, 290, 86], onDark: [RED, "#b23a58", SUN] },
  ),
  "curved-ribbon": piece(
    [SUN, "#d98a1f", INK],
    ([a, b, c]) =>
      join(
        fill("M8 66L60 52L70 110L20 128L32 96ZM292 66L240 52L230 110L280 128L268 96Z", b),
        fill("M40 46C108 4 192 4 260 46L246 104C186 66 114 66 54 104Z", a),
        fill("M54 104L70 96L72 112ZM246 104L230 96L228 112Z", c),
      ),
    { frame: [7, 13, 286, 116], onDark: [SUN, "#d98a1f", "#8a4b2a"] },
  ),
  "arch-frame": piece(
    [MAROON, SUN],
    ([a, b]) =>
      join(
        line(JHAROKHA, a, 8),
        `<g transform="translate(110 132) scale(0.87 0.88) translate(-110 -132)">${line(JHAROKHA, b, 4)}</g>`,
        dot(110, 34, 6, a),
        both(110, join(dot(40, 226, 5, a), dot(58, 82, 4.5, a))),
      ),
    { frame: [9, 3, 202, 248], onDark: [SUN, CREAM] },
  ),
  "deco-frame": piece(
    [INK, SUN],
    ([a, b]) =>
      join(
        line("M34 8H226L252 34V166L226 192H34L8 166V34Z", a, 7),
        line("M42 22H218L238 42V158L218 178H42L22 158V42Z", b, 4),
        [
          [8, 8, 0],
          [252, 8, 90],
          [252, 192, 180],
          [8, 192, 270],
        ].map(([x = 0, y = 0, d = 0]) => turn(d, x, y, fill(`M${x + 2} ${y + 2}h14l-14 14Z`, b))),
        [8, 192].map((y) => fill(`M130 ${y - 8}l10 8l-10 8l-10 -8Z`, b)),
      ),
    { frame: [3, -1, 254, 202], onDark: [CREAM, SUN] },
  ),
  "flower-frame": piece(
    [LEAF, PINK, SUN],
    ([a, b, c]) =>
      join(
        ring(120, 120, 96, a, 4),
        times(36, (i) => {
          const p = polar(120, 120, 96, i / 36);
          const q = polar(120, 120, i % 2 ? 112 : 80, (i + 0.9) / 36);
          return i % 6 === 0 ? "" : fill(leafShape(p, q, 7), a);
        }),
        times(6, (i) => {
          const [x, y] = polar(120, 120, 96, i / 6);
          return join(
            around(6, x, y, fill(petal(x, y - 3, 18, 8), i % 2 ? c : b)),
            dot(x, y, 5, i % 2 ? b : c),
          );
        }),
      ),
    { frame: [5, 8, 230, 224], onDark: ["#4bb489", PINK, SUN] },
  ),
  "stamp-frame": piece(
    [RED],
    ([a]) => {
      const edge = `M8 6${times(11, () => "h8a6 6 0 0 0 12 0").join("")}h10v10${times(8, () => "a6 6 0 0 0 0 12v8").join("")}v4h-10${times(11, () => "a6 6 0 0 0 -12 0h-8").join("")}v-4${times(8, () => "v-8a6 6 0 0 0 0 -12").join("")}Z`;
      return join(
        `<path d="${edge}M28 28V164H218V28Z" fill="${a}" fill-rule="evenodd"/>`,
        line("M36 36H210V156H36Z", a, 3),
      );
    },
    { frame: [7, 5, 232, 176] },
  ),
  "corner-flourish": piece(
    [MAROON, SUN],
    ([a, b]) =>
      join(
        line("M14 186V60C14 30 30 14 60 14H186", a, 6),
        line("M30 170V70C30 44 44 30 70 30H170", b, 3.5),
        line("M34 34C70 34 96 60 92 86C88 104 64 100 68 84C72 74 84 78 80 86M34 34C34 70 60 96 86 92", a, 5),
        fill(leafShape([96, 50], [140, 56], 12), a),
        fill(leafShape([50, 96], [56, 140], 12), a),
        dot(102, 102, 7, b),
        dot(186, 14, 6, b),
        dot(14, 186, 6, b),
      ),
    { frame: [7, 7, 186, 186], onDark: [SUN, CREAM] },
  ),
  divider: piece(
    [MAROON, SUN],
    ([a, b]) =>
      join(
        both(
          150,
          join(
            line("M24 30C60 30 70 12 92 12C108 12 110 30 98 32C90 33 88 24 95 22M40 30H118", a, 4.5),
            fill(leafShape([100, 32], [60, 46], 8), a),
            dot(14, 30, 5, b),
          ),
        ),
        fill("M150 8L168 30L150 52L132 30Z", a),
        dot(150, 30, 6, b),
      ),
    { frame: [8, 7, 284, 46], onDark: [SUN, CREAM] },
  ),
};
