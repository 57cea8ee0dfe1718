import {
  around,
  box,
  dot,
  drop,
  fill,
  join,
  line,
  move,
  oval,
  petal,
  ring,
  times,
} from "../../lib/designer/drawing-kit";
import type { Artwork } from "./artwork";

const elephantOne = ([a, b, c, d]: readonly string[], cloth: string, fancy: boolean) => {
  const body =
    "M210 760L214 560C150 500 130 400 170 310C220 200 340 150 480 150C560 150 620 160 670 180C700 120 770 96 840 120C930 150 970 230 966 330C962 430 980 520 1000 600C1010 650 1040 660 1060 640C1076 622 1070 596 1056 584L1096 560C1130 600 1130 660 1090 700C1040 744 960 720 930 640C910 580 900 520 880 470C850 500 810 510 770 500L776 760H636L630 600C560 620 460 620 370 600L360 760Z";
  return join(
    line("M172 330C120 360 110 440 120 520M120 520l-20 40M120 520l8 44M120 520l24 34", a ?? "", 13),
    fill(body, a ?? ""),
    fill(
      "M250 168C330 130 560 124 640 170C670 300 660 420 640 500C540 540 380 540 280 500C230 400 226 270 250 168Z",
      b ?? "",
    ),
    line(
      "M250 168C330 130 560 124 640 170C670 300 660 420 640 500C540 540 380 540 280 500C230 400 226 270 250 168Z",
      cloth,
      9,
    ),
    line("M268 470C380 512 540 512 634 468", c ?? "", 16),
    line("M262 440C380 480 540 480 640 438", cloth, 5),
    move(
      450,
      320,
      join(
        around(10, 0, 0, fill(petal(0, -30, 78, 28), c ?? "")),
        dot(0, 0, 34, cloth),
        dot(0, 0, 24, d ?? ""),
        dot(0, 0, 8, cloth),
        ring(0, 0, 118, c ?? "", 6, 'stroke-dasharray="2 15" stroke-linecap="round"'),
      ),
    ),
    [
      [300, 230],
      [600, 230],
      [290, 400],
      [616, 400],
    ].map(([x = 0, y = 0]) => fill(drop(x, y + 12, 12, 34), c ?? "")),
    times(9, (i) =>
      join(
        line(`M${290 + i * 42} ${512 + 12 * Math.sin((i / 8) * 3.14)}v26`, c ?? "", 6),
        dot(290 + i * 42, 548 + 12 * Math.sin((i / 8) * 3.14), 10, d ?? ""),
      ),
    ),
    fill("M690 200C760 180 830 220 836 300C842 390 800 460 740 480C690 440 664 300 690 200Z", d ?? ""),
    line("M690 200C760 180 830 220 836 300C842 390 800 460 740 480C690 440 664 300 690 200Z", cloth, 10),
    line("M728 250C760 256 786 290 784 340C782 380 764 410 748 426", cloth, 7),
    dot(890, 268, 19, cloth),
    dot(892, 270, 9, a ?? ""),
    line("M866 238C884 226 906 230 918 244", cloth, 7),
    fill("M850 440C900 480 950 500 1010 486C980 440 930 420 880 410Z", cloth),
    fancy ? fill("M800 130C850 110 930 150 950 230C910 210 850 190 800 190Z", b ?? "") : "",
    fancy ? times(4, (i) => dot(824 + i * 34, 164 + i * 16, 8, c ?? "")) : "",
    times(4, (i) => line(`M${930 + i * 7} ${520 + i * 44}l34 -14`, cloth, 6)),
    [
      [250, 760],
      [690, 760],
    ].map(([x = 0]) =>
      join(
        box(x - 42, 700, 110 + (x > 500 ? 30 : 0), 14, c ?? ""),
        times(3, (i) => oval(x - 16 + i * 42, 752, 17, 12, cloth)),
      ),
    ),
  );
};

const elephant: Artwork = {
  width: 12,
  height: 9.6,
  light: ["#2d4f7c", "#d2452f", "#efb23a", "#e2789a"],
  dark: ["#a9c7e6", "#ec5f40", "#f6c253", "#f19ab6"],
  draw: (inks, cloth) => {
    const [a, b, c] = inks;
    return join(
      `<g transform="translate(300 60) scale(.8)">${elephantOne(inks, cloth, true)}</g>`,
      `<g transform="translate(20 430) scale(.33)">${elephantOne([b, a, c, inks[3]], cloth, false)}</g>`,
      line("M20 700H1180", a, 10),
      times(12, (i) => fill(petal(60 + i * 98, 800, 70, 22), i % 2 ? c : b)),
      line("M20 824H1180", a, 6),
      times(3, (i) => dot(150 + i * 70, 330 - i * 40, 13 - i * 2, c)),
    );
  },
};

const parasol = (x: number, y: number, [a, b, c]: readonly string[], cloth: string) =>
  join(
    line(`M${x} ${y}V${y + 250}`, a ?? "", 13),
    fill(`M${x - 150} ${y + 30}C${x - 130} ${y - 90} ${x + 130} ${y - 90} ${x + 150} ${y + 30}Z`, b ?? ""),
    times(5, (i) =>
      line(
        `M${x} ${y - 60}C${x - 60 + i * 30} ${y - 40} ${x - 90 + i * 45} ${y} ${x - 100 + i * 50} ${y + 30}`,
        cloth,
        6,
      ),
    ),
    times(7, (i) => join(dot(x - 132 + i * 44, y + 46, 12, c ?? ""))),
    fill(drop(x, y - 62, 12, 46), c ?? ""),
  );

const procession: Artwork = {
  width: 14,
  height: 11,
  light: ["#26303f", "#b8322f", "#d9a036", "#2f7d6a"],
  dark: ["#f3ead6", "#e2543f", "#f2b94f", "#5fbba0"],
  draw: (inks, cloth) => {
    const [a, b, c, d] = inks;
    return join(
      times(29, (i) => fill(petal(20 + i * 48.5, 110, 84, 20), i % 2 ? c : b)),
      box(0, 118, 1400, 16, a),
      box(0, 144, 1400, 6, c),
      [40, 480, 920].map((x, i) =>
        join(
          parasol(x + 190, 280, [a, i === 1 ? d : b, c], cloth),
          `<g transform="translate(${x - 20} 380) scale(.4)">${elephantOne(i === 1 ? [a, d, c, b] : [a, b, c, d], cloth, true)}</g>`,
        ),
      ),
      [
        [468, 470],
        [908, 470],
      ].map(([x = 0, y = 0]) =>
        join(
          line(`M${x} ${y}V${y + 214}`, d, 9),
          fill(petal(x, y + 20, 92, 30), c),
          fill(petal(x, y + 30, 56, 16), b),
        ),
      ),
      box(0, 690, 1400, 14, a),
      times(24, (i) =>
        join(fill(`M${8 + i * 58.4} 780L${37 + i * 58.4} 720L${66 + i * 58.4} 780Z`, i % 2 ? b : c)),
      ),
      box(0, 792, 1400, 8, a),
      times(36, (i) => dot(20 + i * 38.9, 826, 9, i % 3 ? a : b)),
      box(0, 852, 1400, 14, a),
      times(20, (i) =>
        move(
          35 + i * 70,
          910,
          join(around(6, 0, 0, fill(petal(0, -6, 26, 9), i % 2 ? d : c)), dot(0, 0, 6, a)),
        ),
      ),
      box(0, 954, 1400, 8, a),
      box(0, 974, 1400, 18, b),
    );
  },
};

export const ELEPHANTS = { elephant, procession } satisfies Record<string, Artwork>;
