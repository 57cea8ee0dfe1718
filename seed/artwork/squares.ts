import {
  around,
  box,
  dot,
  drop,
  fill,
  join,
  line,
  move,
  petal,
  ring,
  scale,
  star,
  times,
  turn,
} from "../../lib/designer/drawing-kit";
import type { Artwork } from "./artwork";
import { marigoldHead } from "./flowers";
import { paisleyBody } from "./ornaments";
import { kolamLoops } from "./patterns";

const S = 2100;

/** The same border along the four sides of a square. */
const fourSides = (side: string) => join(times(4, (i) => turn(i * 90, S / 2, S / 2, side)));

const bandanaAmbi: Artwork = {
  width: 21,
  height: 21,
  light: ["#7a1f2e", "#c8562e", "#d9a441", "#7a1f2e"],
  dark: ["#f6efdf", "#f0a050", "#f2c468", "#f6efdf"],
  draw: ([a, b, c], cloth) =>
    join(
      box(60, 60, S - 120, S - 120, a),
      box(84, 84, S - 168, S - 168, cloth),
      box(100, 100, S - 200, S - 200, a),
      box(110, 110, S - 220, S - 220, cloth),
      fourSides(
        join(
          times(19, (i) =>
            move(150 + i * 100, 176, join(fill(drop(0, 22, 22, 70), i % 2 ? a : b), dot(0, 24, 8, cloth))),
          ),
          line("M230 236H1870", a, 8),
          times(34, (i) => dot(250 + i * 48.5, 264, 8, c)),
        ),
      ),
      fourSides(
        join(
          `<g transform="translate(330 330) rotate(-45) scale(.4) translate(-500 -700)">${paisleyBody([a, b, c], cloth)}</g>`,
        ),
      ),
      fourSides(
        join(
          [700, 1050, 1400].map(
            (x, i) =>
              `<g transform="translate(${x} 440) rotate(${i === 1 ? 180 : 0}) scale(.2) translate(-500 -640)">${paisleyBody([a, c, b], cloth)}</g>`,
          ),
          [875, 1225].map((x) => move(x, 430, around(8, 0, 0, fill(petal(0, -8, 46, 15), b)))),
        ),
      ),
      fourSides(
        join(
          `<g transform="translate(1050 790) scale(.26) translate(-500 -640)">${paisleyBody([a, b, c], cloth)}</g>`,
        ),
      ),
      around(
        8,
        S / 2,
        S / 2,
        join(fill(petal(S / 2, S / 2 - 30, 190, 60), a), fill(petal(S / 2, S / 2 - 60, 120, 30), b)),
      ),
      dot(S / 2, S / 2, 44, c),
      ring(S / 2, S / 2, 30, cloth, 7),
      times(36, (i) => {
        const x = 520 + (i % 6) * 212;
        const y = 520 + Math.floor(i / 6) * 212;
        return Math.hypot(x - 1050, y - 1050) < 380 || x < 600 === y < 600
          ? ""
          : fill(star(x, y, 17, 6, 6), c);
      }),
    ),
};

const bandanaKolam: Artwork = {
  width: 21,
  height: 21,
  light: ["#2a3f6a", "#c8512e", "#2a3f6a", "#2a3f6a"],
  dark: ["#f8f3e6", "#f2bd5a", "#f8f3e6", "#f8f3e6"],
  draw: ([a, b]) =>
    join(
      kolamLoops(S / 2, S / 2, 1330, 13, 6, a, b, 12),
      [
        [400, 400],
        [1700, 400],
        [400, 1700],
        [1700, 1700],
      ].map(([x = 0, y = 0]) => kolamLoops(x, y, 520, 7, 33, a, b, 10)),
      fourSides(
        join(
          line("M130 130H1970", a, 12),
          line("M160 160H1940", a, 5),
          times(23, (i) =>
            join(
              line(`M${180 + i * 80} 200q20 -34 40 0q20 34 40 0`, a, 8),
              dot(200 + i * 80, 206, 6, b),
              dot(240 + i * 80, 194, 6, b),
            ),
          ),
        ),
      ),
    ),
};

const bandanaMarigold: Artwork = {
  width: 21,
  height: 21,
  light: ["#e07b1a", "#f0b62f", "#2f6b4a", "#8a2f1f"],
  dark: ["#f08a2a", "#f7c64a", "#7fc49a", "#f6efdf"],
  draw: ([a, b, c, d], cloth) =>
    join(
      fourSides(
        join(
          times(16, (i) => marigoldHead(190 + i * 114.6, 190, 54, i % 2 ? [b, a] : [a, b], cloth)),
          line("M110 110H1990", d, 12),
          line("M290 276H1810", d, 6),
          times(5, (i) =>
            join(
              line(`M${450 + i * 300} 276V${430 + (i % 2) * 90}`, c, 8),
              turn(56, 450 + i * 300, 350, fill(petal(450 + i * 300, 350, 74, 24), c)),
              turn(-56, 450 + i * 300, 350, fill(petal(450 + i * 300, 350, 74, 24), c)),
              marigoldHead(450 + i * 300, 450 + (i % 2) * 90, 62, [a, b], cloth),
            ),
          ),
        ),
      ),
      scale(
        1,
        1,
        0,
        0,
        join(
          around(
            12,
            S / 2,
            S / 2,
            join(
              fill(petal(S / 2, S / 2 - 210, 190, 52), c),
              line(`M${S / 2} ${S / 2 - 240}v-120`, cloth, 6),
            ),
          ),
          marigoldHead(S / 2, S / 2, 220, [a, b], cloth),
          times(12, (i) => turn(i * 30 + 15, S / 2, S / 2, dot(S / 2, S / 2 - 330, 22, d))),
        ),
      ),
    ),
};

const sunBadge: Artwork = {
  width: 2.5,
  height: 2.5,
  light: ["#c8452b", "#d99a2c", "#c8452b", "#c8452b"],
  dark: ["#f4b548", "#ee6a3c", "#f4b548", "#f4b548"],
  draw: ([a, b], cloth) =>
    join(
      around(16, 125, 125, fill("M116 46L125 6L134 46Z", a)),
      dot(125, 125, 70, b),
      ring(125, 125, 58, cloth, 5),
      around(8, 125, 125, fill(petal(125, 115, 40, 12), cloth)),
      dot(125, 125, 9, cloth),
    ),
};

export const SQUARES = {
  "bandana-ambi": bandanaAmbi,
  "bandana-kolam": bandanaKolam,
  "bandana-marigold": bandanaMarigold,
  "sun-badge": sunBadge,
} satisfies Record<string, Artwork>;
