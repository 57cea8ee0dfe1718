import {
  around,
  clip,
  dot,
  drop,
  fill,
  join,
  line,
  move,
  petal,
  ring,
  scale,
  times,
} from "../../lib/designer/drawing-kit";
import type { Artwork } from "./artwork";

/** The mango motif, filled ring inside ring as shawl weavers do. */
const AMBI =
  "M500 1200C250 1200 110 1010 140 780C166 580 330 500 400 350C440 262 420 170 330 156C286 150 250 172 236 206C226 110 330 40 440 60C580 86 640 210 690 330C750 470 880 560 880 810C880 1040 740 1200 500 1200Z";

export const paisleyBody = ([a, b, c]: readonly [string, string, string], cloth: string) =>
  join(
    line(AMBI, c, 92, 'stroke-dasharray="1 58"'),
    line(AMBI, cloth, 40),
    clip(
      AMBI,
      join(
        fill(AMBI, cloth),
        line(AMBI, a, 330),
        line(AMBI, cloth, 290),
        line(AMBI, c, 250, 'stroke-dasharray="1 1"'),
        line(AMBI, cloth, 236),
        line(AMBI, b, 200),
        line(AMBI, cloth, 64),
        line(AMBI, a, 40),
      ),
    ),
    clip(AMBI, line(AMBI, cloth, 132, 'stroke-dasharray="1 46"')),
    move(
      506,
      850,
      join(
        around(9, 0, 0, join(fill(petal(0, -24, 128, 42), b), line("M0 -50V-106", cloth, 5))),
        dot(0, 0, 42, c),
        ring(0, 0, 29, cloth, 6),
        dot(0, 0, 13, a),
      ),
    ),
    fill(drop(520, 640, 26, 110), a),
    dot(540, 486, 14, c),
    dot(548, 436, 10, b),
  );

const paisley: Artwork = {
  width: 10,
  height: 12.6,
  light: ["#7d1f3f", "#c9603a", "#d9a441", "#7d1f3f"],
  dark: ["#f3ead6", "#e8744c", "#f0b84e", "#f3ead6"],
  draw: ([a, b, c], cloth) => paisleyBody([a, b, c], cloth),
};

const jhumkaOne = ([a, b, c]: readonly string[], cloth: string) =>
  join(
    line("M0 10C-30 -46 34 -60 30 -6", a ?? "", 9),
    dot(0, 70, 62, a ?? ""),
    around(12, 0, 70, dot(0, 20, 8, cloth)),
    dot(0, 70, 34, b ?? ""),
    around(8, 0, 70, fill(petal(0, 66, 22, 9), cloth)),
    dot(0, 70, 7, c ?? ""),
    times(3, (i) => dot((i - 1) * 26, 146 + (i === 1 ? 8 : 0), 9, a ?? "")),
    fill("M-24 168H24L36 200H-36Z", a ?? ""),
    fill("M-40 204C-120 230 -168 310 -176 420H176C168 310 120 230 40 204Z", a ?? ""),
    line(
      "M-70 240C-110 290 -126 350 -130 404M70 240C110 290 126 350 130 404M-24 222C-44 280 -50 340 -50 404M24 222C44 280 50 340 50 404",
      cloth,
      7,
    ),
    [-92, 0, 92].map((x) => join(fill(drop(x, 352, 18, 58), b ?? ""), dot(x, 380, 6, c ?? ""))),
    fill("M-190 420H190V452C150 480 -150 480 -190 452Z", b ?? ""),
    times(13, (i) => dot(-168 + i * 28, 442 + 6 * Math.sin((i / 12) * 3.14), 8, cloth)),
    times(9, (i) => {
      const x = -168 + i * 42;
      const y = 478 + 12 * Math.sin((i / 8) * 3.14);
      return join(
        line(`M${x} ${y - 8}V${y + 30}`, a ?? "", 6),
        dot(x, y + 44, 17, i % 2 ? (c ?? "") : (a ?? "")),
      );
    }),
  );

const jhumka: Artwork = {
  width: 10.5,
  height: 10.4,
  light: ["#8c5a14", "#b3263f", "#2c7a6b", "#8c5a14"],
  dark: ["#f0bf5a", "#e2485f", "#5fc0a8", "#f0bf5a"],
  draw: ([a, b, c], cloth) =>
    join(
      line("M60 150C300 20 750 20 990 150", a, 8, 'stroke-dasharray="2 26"'),
      move(270, 250, scale(1.16, 1.16, 0, 0, jhumkaOne([a, b, c], cloth))),
      move(775, 170, scale(1.16, 1.16, 0, 0, jhumkaOne([a, b, c], cloth))),
      times(3, (i) => fill(petal(525, 190 - i * 34, 70 - i * 14, 26 - i * 5), [b, a, c][i] ?? a)),
    ),
};

export const ORNAMENTS = { paisley, jhumka } satisfies Record<string, Artwork>;
