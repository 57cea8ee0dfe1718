import {
  around,
  box,
  clip,
  dot,
  fill,
  join,
  line,
  mirrorX,
  oval,
  polar,
  ring,
  times,
  turn,
} from "../../lib/designer/drawing-kit";
import type { Artwork } from "./artwork";
import { word } from "./letters";

const reel = (x: number, y: number, ink: string, cloth: string) =>
  join(
    dot(x, y, 78, cloth),
    ring(x, y, 62, ink, 16),
    around(6, x, y, box(x - 7, y - 62, 14, 26, ink)),
    dot(x, y, 14, ink),
  );

const cassette: Artwork = {
  width: 11.5,
  height: 8.2,
  light: ["#2a2a2e", "#d9482b", "#e9a23b", "#2f7d78"],
  dark: ["#f3ead6", "#ee5b34", "#f4b548", "#58b3ac"],
  draw: ([a, b, c, d], cloth) =>
    join(
      box(40, 30, 1070, 700, a, 54),
      box(74, 64, 1002, 632, cloth, 34),
      box(86, 76, 978, 608, a, 26),
      box(130, 116, 890, 420, cloth, 22),
      times(5, (i) => box(130, 250 + i * 50, 890, 50, [b, c, d, c, b][i] ?? b)),
      box(130, 224, 890, 10, a),
      line("M250 196H620", a, 6),
      line("M250 160H620", a, 6, 'stroke-dasharray="2 14"'),
      word("side-a", 160, 140, 66, a, 1.6),
      word("ninety", 930, 148, 62, a),
      word("stereo", 700, 156, 170, a),
      box(250, 290, 650, 170, a, 85),
      reel(360, 375, a, cloth),
      reel(790, 375, a, cloth),
      box(482, 318, 186, 114, cloth, 12),
      fill("M482 318H560C590 350 590 400 560 432H482Z", a),
      times(4, (i) => line(`M${604 + i * 16} 334V416`, a, 5)),
      fill("M250 684L292 566H858L900 684Z", cloth),
      fill("M270 684L306 580H844L880 684Z", a),
      [372, 778].map((x) => dot(x, 640, 20, cloth)),
      [480, 670].map((x) => box(x - 17, 622, 34, 34, cloth, 4)),
      [
        [100, 92],
        [1050, 92],
        [100, 668],
        [1050, 668],
      ].map(([x = 0, y = 0]) => join(dot(x, y, 13, cloth), line(`M${x - 6} ${y - 6}l12 12`, a, 4))),
      turn(0, 0, 0, line("M360 732C360 800 470 770 560 780C700 796 780 770 790 732", b, 7)),
    ),
};

const drum = (
  x: number,
  y: number,
  top: number,
  bottom: number,
  height: number,
  [a, b, c]: readonly string[],
  cloth: string,
) => {
  const left = x - top;
  const right = x + top;
  const d = `M${left} ${y}C${left - 26} ${y + height * 0.5} ${x - bottom - 20} ${y + height * 0.8} ${x - bottom} ${y + height}C${x - bottom * 0.5} ${y + height + 42} ${x + bottom * 0.5} ${y + height + 42} ${x + bottom} ${y + height}C${x + bottom + 20} ${y + height * 0.8} ${right + 26} ${y + height * 0.5} ${right} ${y}Z`;
  const straps = times(9, (i) => {
    const t = i / 8;
    const x1 = left + 2 * top * t;
    const x2 = x - bottom + 2 * bottom * Math.min(1, Math.max(0, t + (i % 2 ? 0.06 : -0.06)));
    return line(
      `M${x1} ${y + 20 + 46 * Math.sin(Math.PI * t)}Q${x1 + (t - 0.5) * 70} ${y + height * 0.5} ${x2} ${y + height + 22 * Math.sin(Math.PI * t)}`,
      cloth,
      11,
    );
  });
  return join(
    fill(d, b ?? ""),
    straps,
    times(4, (i) =>
      oval(
        x - top * 0.6 + i * top * 0.4,
        y + height * 0.42 + (i % 2) * 6,
        26,
        42,
        c ?? "",
        `transform="rotate(${(i - 1.5) * -5} ${x} ${y})"`,
      ),
    ),
    line(d, a ?? "", 13),
    oval(x, y, top + 14, top * 0.36, a ?? ""),
    oval(x, y - 4, top - 12, top * 0.3, cloth),
    oval(x, y - 4, top - 42, top * 0.24, c ?? ""),
    oval(x, y - 4, top * 0.42, top * 0.14, a ?? ""),
    oval(x - top * 0.1, y - 8, top * 0.14, top * 0.04, cloth),
    oval(x, y + height + 46, bottom + 46, 34, a ?? ""),
    oval(x, y + height + 38, bottom + 14, 16, c ?? ""),
  );
};

const tabla: Artwork = {
  width: 11.5,
  height: 11.5,
  light: ["#3a1d18", "#a63a2a", "#e0a243", "#3a1d18"],
  dark: ["#f3ead6", "#e2593c", "#f0b84e", "#f3ead6"],
  draw: ([a, b, c], cloth) =>
    join(
      times(16, (i) => {
        const [x, y] = polar(575, 560, 500, i / 16 - 0.25);
        return i === 8 ? ring(x, y, 26, a, 9) : dot(x, y, i % 4 === 0 ? 30 : 19, i % 4 === 0 ? b : c);
      }),
      ring(575, 560, 428, c, 6, 'stroke-dasharray="4 22" stroke-linecap="round"'),
      `<g transform="translate(575 600) scale(1.22) translate(-588 -640)">${drum(420, 480, 150, 128, 330, [a, b, c], cloth)}${drum(742, 520, 190, 120, 260, [a, c, b], cloth)}</g>`,
    ),
};

const guitar: Artwork = {
  width: 10,
  height: 14.5,
  light: ["#4a2418", "#c9702f", "#e6b35a", "#4a2418"],
  dark: ["#f3ead6", "#e08a3c", "#f0c46a", "#f3ead6"],
  draw: ([a, b, c], cloth) => {
    const body =
      "M500 600C400 560 300 590 280 690C266 770 320 810 318 870C316 940 200 990 200 1140C200 1310 340 1400 500 1400C660 1400 800 1310 800 1140C800 990 684 940 682 870C680 810 734 770 720 690C700 590 600 560 500 600Z";
    return join(
      fill(body, b),
      clip(body, join(times(26, (i) => line(`M${210 + i * 23} 1400V600`, c, 3.5, 'opacity=".5"')))),
      line(body, a, 24),
      line(body, cloth, 6),
      dot(500, 930, 148, a),
      ring(500, 930, 132, c, 8),
      ring(500, 930, 116, cloth, 5, 'stroke-dasharray="10 10"'),
      dot(500, 930, 98, cloth),
      dot(500, 930, 86, a),
      fill("M626 860C740 900 740 1040 630 1090C660 1010 660 930 626 860Z", a),
      box(452, 130, 96, 700, a, 6),
      times(13, (i) => box(452, 190 + i * (54 - i * 1.2), 96, 6, c)),
      [3, 5, 7, 9].map((i) => dot(500, 190 + i * (54 - i * 1.2) + 24, 9, c)),
      fill("M440 130L426 10C460 -6 540 -6 574 10L560 130Z", b),
      line("M440 130L426 12C460 -4 540 -4 574 12L560 130Z", a, 12),
      [30, 66, 102].map((y) =>
        join(dot(408, y, 15, c), dot(592, y, 15, c), dot(452, y, 8, a), dot(548, y, 8, a)),
      ),
      box(380, 1150, 240, 40, a, 14),
      box(430, 1138, 140, 14, c, 6),
      times(6, (i) => line(`M${462 + i * 15.2} 60V1170`, cloth, 3.2)),
      [840, 905, 970].map((x, i) => line(`M${x} ${560 - i * 40}c-24 70 24 110 0 180`, b, 12)),
      mirrorX(
        500,
        join([840, 905, 970].map((x, i) => line(`M${x} ${560 - i * 40}c-24 70 24 110 0 180`, b, 12))),
      ),
    );
  },
};

export const MUSIC = { cassette, tabla, guitar } satisfies Record<string, Artwork>;
