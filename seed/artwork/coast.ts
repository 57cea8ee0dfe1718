import {
  box,
  clip,
  curve,
  dot,
  fill,
  join,
  line,
  times,
  turn,
  type Xy,
} from "../../lib/designer/drawing-kit";
import type { Artwork } from "./artwork";

const palmTree = (x: number, y: number, top: Xy, s: number, [a, b, c]: readonly string[], cloth: string) => {
  const bend = (x + top[0]) / 2 + (x - top[0]) * 0.35;
  const frond = (angle: number, length: number, ink: string) =>
    turn(
      angle,
      top[0],
      top[1],
      join(
        fill(
          `M${top[0]} ${top[1]}C${top[0] + length * 0.3} ${top[1] - length * 0.32} ${top[0] + length * 0.8} ${top[1] - length * 0.22} ${top[0] + length} ${top[1] + length * 0.12}C${top[0] + length * 0.7} ${top[1] - length * 0.02} ${top[0] + length * 0.3} ${top[1] - length * 0.02} ${top[0]} ${top[1]}Z`,
          ink,
        ),
        times(9, (i) =>
          line(
            `M${top[0] + length * (0.18 + i * 0.085)} ${top[1] - length * 0.13 + i * i * length * 0.0028}l${length * 0.02} ${length * 0.17}`,
            ink,
            9 * s,
          ),
        ),
        line(
          `M${top[0] + 10} ${top[1] - 6}C${top[0] + length * 0.35} ${top[1] - length * 0.2} ${top[0] + length * 0.7} ${top[1] - length * 0.12} ${top[0] + length * 0.9} ${top[1] + length * 0.05}`,
          cloth,
          4,
        ),
      ),
    );
  return join(
    line(`M${x} ${y}Q${bend} ${(y + top[1]) / 2} ${top[0]} ${top[1]}`, a ?? "", 38 * s),
    line(
      `M${x} ${y}Q${bend} ${(y + top[1]) / 2} ${top[0]} ${top[1]}`,
      cloth,
      38 * s,
      'stroke-dasharray="5 27" stroke-linecap="butt" opacity=".8"',
    ),
    [-160, -110, 160, 30, -60, 75, 115].map((angle, i) =>
      frond(angle, (240 + (i % 3) * 30) * s, i % 2 ? (c ?? "") : (b ?? "")),
    ),
    [-22, -190].map((angle) => frond(angle, 270 * s, b ?? "")),
    [
      [-22, 22],
      [20, 26],
      [0, 44],
    ].map(([dx = 0, dy = 0]) => dot(top[0] + dx * s, top[1] + dy * s, 19 * s, a ?? "")),
  );
};

const palms: Artwork = {
  width: 11,
  height: 13,
  light: ["#3a2d22", "#1f6b57", "#3f9a78", "#e58a35"],
  dark: ["#f3ead6", "#8fd0b0", "#f3ead6", "#f4a84c"],
  draw: ([a, b, c, d], cloth) => {
    const scene = join(
      dot(560, 470, 270, d),
      palmTree(220, 812, [360, 250], 1, [a, b, c], cloth),
      palmTree(860, 812, [700, 330], 0.86, [a, c, b], cloth),
      fill("M60 800C260 770 420 790 560 790C720 790 900 772 1040 800V822H60Z", a),
    );
    const slices = times(13, (i) => `M0 ${850 + i * 34}h1100v${25 - i * 1.3}h-1100Z`).join("");
    return join(
      scene,
      clip(slices, `<g transform="translate(0 1640) scale(1 -1)">${scene}</g>`),
      line("M400 1000q30 20 60 0M640 960q26 18 52 0", cloth, 6),
      times(3, (i) => line(`M${760 + i * 66} ${170 + (i % 2) * 44}q22 -24 42 4q20 -28 42 -4`, a, 7)),
    );
  },
};

const houseboat: Artwork = {
  width: 13,
  height: 10.4,
  light: ["#4a3020", "#b8742f", "#e0b060", "#1f6b70"],
  dark: ["#f3ead6", "#d99548", "#f0cc86", "#7cc8c8"],
  draw: ([a, b, c, d], cloth) => {
    const roof = "M250 560C260 380 420 320 560 330C600 250 760 240 840 320C960 320 1060 400 1066 560Z";
    return join(
      palmTree(1120, 700, [1010, 150], 0.72, [a, d, d], cloth),
      dot(300, 200, 92, c),
      times(3, (i) => box(180, 170 + i * 40, 240, 9 + i * 3, cloth)),
      fill(roof, b),
      clip(
        roof,
        join(
          times(18, (row) =>
            line(
              `M230 ${350 + row * 16}C500 ${300 + row * 14} 800 ${300 + row * 14} 1090 ${350 + row * 16}`,
              c,
              4,
            ),
          ),
          times(24, (i) => line(`M${250 + i * 36} 570L${330 + i * 29} 280`, a, 3.5)),
        ),
      ),
      line(roof, a, 14),
      line("M560 330C600 420 800 420 840 320", a, 11),
      fill("M570 344C610 404 790 404 830 336C770 268 630 268 570 344Z", cloth),
      line("M640 300V384M700 286V396M760 294V388", a, 8),
      times(4, (i) =>
        join(
          fill(
            `M${330 + i * 172} 560V470C${330 + i * 172} 430 ${440 + i * 172} 430 ${440 + i * 172} 470V560Z`,
            cloth,
          ),
          line(
            `M${330 + i * 172} 560V470C${330 + i * 172} 430 ${440 + i * 172} 430 ${440 + i * 172} 470V560Z`,
            a,
            9,
          ),
          line(`M${385 + i * 172} 442V560M${330 + i * 172} 510H${440 + i * 172}`, a, 5),
        ),
      ),
      fill(
        "M60 470C120 560 180 590 280 590H1000C1110 590 1190 560 1250 450C1250 600 1160 720 1010 730H320C180 724 90 620 60 470Z",
        a,
      ),
      line("M96 560C150 640 220 660 320 664H1000C1100 660 1170 630 1218 560", c, 8),
      line("M130 620C180 680 250 700 330 702H990C1080 698 1140 676 1180 626", b, 6),
      times(14, (i) => dot(330 + i * 50, 628, 8, b)),
      line("M1226 430C1240 400 1262 390 1284 396", a, 12),
      line("M180 500L90 760", a, 9),
      times(4, (i) =>
        line(
          curve(times(14 - i * 2, (k): Xy => [40 + i * 80 + k * 94, 776 + i * 54 + (k % 2 ? 11 : -11)])),
          i % 2 ? a : d,
          12 - i * 1.6,
        ),
      ),
    );
  },
};

export const COAST = { palms, houseboat } satisfies Record<string, Artwork>;
