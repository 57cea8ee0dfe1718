import {
  arc,
  clip,
  dot,
  drop,
  fill,
  halftone,
  join,
  line,
  petal,
  polar,
  times,
  turn,
  type Xy,
} from "../../lib/designer/drawing-kit";
import type { Artwork } from "./artwork";

const eye = (x: number, y: number, s: number, angle: number, [a, b, c]: readonly string[], cloth: string) =>
  turn(
    angle,
    x,
    y,
    join(
      fill(drop(x, y, 40 * s, 112 * s), a ?? ""),
      fill(drop(x, y + 2 * s, 31 * s, 84 * s), cloth),
      fill(drop(x, y + 2 * s, 27 * s, 72 * s), b ?? ""),
      dot(x, y + 4 * s, 17 * s, c ?? ""),
      dot(x, y + 7 * s, 9 * s, a ?? ""),
    ),
  );

const peacock: Artwork = {
  width: 11.5,
  height: 11.4,
  light: ["#1d3f7a", "#1f8a86", "#dca136", "#1d3f7a"],
  dark: ["#4f8fe0", "#3fc0b4", "#f2b94f", "#f3ead6"],
  draw: ([a, b, c], cloth) => {
    const o: Xy = [575, 850];
    const fan = (count: number, radius: number, s: number, from: number, to: number) =>
      times(count, (i) => {
        const t = from + ((to - from) * i) / (count - 1);
        const p = polar(o[0], o[1], radius, t);
        return join(
          line(`M${o[0]} ${o[1]}L${p[0].toFixed(1)} ${p[1].toFixed(1)}`, b, 5),
          eye(p[0], p[1], s, (t + 0.25) * 360, [a, b, c], cloth),
        );
      });
    return join(
      fan(15, 520, 1.08, 0.525, 0.975),
      fan(13, 412, 0.92, 0.54, 0.96),
      fan(11, 312, 0.76, 0.56, 0.94),
      fan(7, 226, 0.58, 0.59, 0.91),
      fill(
        "M575 1010C450 1010 420 900 460 800C490 720 540 690 540 590C540 520 566 480 604 480C640 480 664 508 662 548L720 566L660 586C650 640 668 690 694 780C730 900 700 1010 575 1010Z",
        cloth,
      ),
      fill(
        "M575 996C466 996 438 896 474 806C502 730 556 690 556 590C556 530 576 498 606 498C634 498 650 520 648 550L696 566L646 580C636 640 656 700 680 786C712 896 684 996 575 996Z",
        a,
      ),
      times(4, (row) =>
        join(
          times(5 - (row % 2), (i) =>
            line(arc(512 + i * 34 + (row % 2) * 17, 800 + row * 40, 19, 0.02, 0.48), row % 2 ? b : c, 7),
          ),
        ),
      ),
      dot(612, 540, 15, cloth),
      dot(614, 541, 8, a),
      fill("M648 548L702 566L646 582Z", c),
      times(5, (i) => {
        const p = polar(606, 506, 84, 0.66 + i * 0.045);
        return join(line(`M606 502L${p[0].toFixed(1)} ${p[1].toFixed(1)}`, a, 5), dot(p[0], p[1], 10, c));
      }),
      line("M540 996V1070M540 1070l-30 22M540 1070l26 24M610 996V1070M610 1070l-26 24M610 1070l30 22", c, 11),
      times(13, (i) => dot(215 + i * 60, 1116, i % 2 ? 6 : 10, i % 2 ? b : a)),
    );
  },
};

const mayur: Artwork = {
  width: 12.5,
  height: 16,
  light: ["#1d3f7a", "#1f8a86", "#dca136", "#1d3f7a"],
  dark: ["#5a9bea", "#3fc0b4", "#f2b94f", "#f3ead6"],
  draw: ([a, b, c, d], cloth) => {
    const feathers = times(11, (row) => {
      const count = 4 + Math.round(5.5 * Math.sin(Math.PI * Math.min(1, (row + 1) / 10.5) ** 0.8));
      return join(
        times(count, (i) => {
          const t = count === 1 ? 0.5 : i / (count - 1);
          const spread = 90 + 400 * Math.sin(Math.PI * Math.min(1, (row + 0.6) / 11) ** 0.75);
          const x = 640 - row * 8 + (t - 0.5) * 2 * spread * 0.92;
          const y = 1490 - row * 84 - 96 * (1 - (2 * t - 1) ** 2) * -0.6;
          return eye(x, y, 0.92, 180 + (t - 0.5) * -66, [a, b, c], cloth);
        }),
      );
    });
    const neck =
      "M560 640C470 560 470 420 560 330C600 290 610 240 580 200C540 150 470 160 446 214L360 250L440 268C450 300 470 320 470 350C440 430 380 500 392 600C404 700 500 740 600 720Z";
    return join(
      feathers.slice().join(""),
      fill(
        "M392 560C330 640 350 760 470 800C620 850 800 800 860 690C800 720 740 700 690 640C640 590 600 560 560 560Z",
        cloth,
      ),
      fill(
        "M404 570C350 650 372 752 480 786C610 826 770 786 836 706C770 716 716 690 674 640C630 590 590 570 556 570Z",
        b,
      ),
      times(4, (row) =>
        join(
          times(6 - row, (i) => line(arc(500 + i * 58 + row * 22, 640 + row * 38, 27, 0.02, 0.48), cloth, 7)),
        ),
      ),
      line(neck, cloth, 24),
      fill(neck, a),
      times(7, (row) =>
        join(
          times(3, (i) =>
            line(
              arc(
                434 + i * 38 + (row % 2) * 19 + 26 * Math.sin(row / 1.6 + 0.6),
                400 + row * 44,
                21,
                0.02,
                0.48,
              ),
              i % 2 ? c : b,
              6,
            ),
          ),
        ),
      ),
      dot(516, 214, 19, cloth),
      dot(512, 214, 10, a),
      line("M478 246C500 262 540 262 566 240", cloth, 9),
      fill("M446 216L352 250L446 268C440 250 440 232 446 216Z", c),
      times(6, (i) => {
        const p = polar(540, 176, 116, 0.7 + i * 0.042);
        return join(
          line(`M540 176L${p[0].toFixed(1)} ${p[1].toFixed(1)}`, a, 6),
          fill(drop(p[0], p[1], 13, 34), c),
        );
      }),
      line(
        "M520 796C510 850 500 870 470 900M470 900l-44 8M470 900l-20 34M600 812C600 860 600 880 580 920M580 920l-44 4M580 920l-10 36",
        d,
        12,
      ),
      fill("M70 900C250 930 420 910 640 960L640 984C420 940 240 960 70 930Z", d),
      times(4, (i) => turn(-30 + i * 6, 130 + i * 110, 916, fill(petal(130 + i * 110, 908, 92, 24), b))),
    );
  },
};

const hornbill: Artwork = {
  width: 11.5,
  height: 11.5,
  light: ["#1f2422", "#e9a51f", "#c8452a", "#2f6b4f"],
  dark: ["#f3ead6", "#f6b62f", "#ea5f3c", "#5fae88"],
  draw: ([a, b, c, d], cloth) =>
    join(
      dot(560, 560, 470, d),
      halftone({ x: 80, y: 80, width: 980, height: 980 }, 25, cloth, (x, y) => {
        const far = Math.hypot(x - 560, y - 560);
        return far > 462 ? 0 : Math.max(0, (9.5 * (y - 420)) / 600);
      }),
      clip(
        "M560 90a470 470 0 1 0 .1 0Z",
        join(
          times(7, (i) =>
            turn(
              -24 + i * 9,
              130 + i * 40,
              1050,
              join(
                fill(petal(130 + i * 60, 1060, 320 - i * 20, 46), a),
                line(`M${130 + i * 60} 1050V${800 + i * 16}`, d, 6),
              ),
            ),
          ),
        ),
      ),
      fill(
        "M1030 1130C1020 900 980 700 900 560C840 450 740 370 630 350C520 340 430 400 440 500C450 590 540 640 620 690C700 750 690 900 650 1130Z",
        a,
      ),
      line("M800 520C900 660 950 840 960 1100", cloth, 9),
      line("M740 560C840 700 880 860 880 1100", cloth, 9),
      line("M690 620C770 740 800 900 790 1110", cloth, 9),
      fill(
        "M640 360C600 250 470 170 300 180C200 190 150 240 160 290C250 260 330 280 380 330C430 380 500 400 560 400Z",
        b,
      ),
      line("M200 244C320 206 470 246 560 350", cloth, 10),
      fill(
        "M470 400C330 360 160 400 60 560C30 620 20 680 30 730C120 600 240 560 350 560C420 560 480 580 520 560Z",
        b,
      ),
      fill("M480 540C360 540 220 590 130 720C240 660 380 650 520 620Z", c),
      line("M470 404C330 366 170 420 70 580", cloth, 8),
      line("M34 726C130 590 260 548 500 556", a, 11),
      fill("M640 360C600 330 540 330 500 350C470 380 450 420 452 460C520 430 580 400 640 360Z", a),
      dot(560, 452, 46, c),
      dot(560, 452, 31, cloth),
      dot(556, 452, 19, a),
      dot(550, 446, 6, cloth),
      times(5, (i) => line(`M${598 + i * 14} ${404 - i * 9}l26 -42`, a, 9)),
      fill("M620 690C700 750 690 900 650 1130L560 1130C590 960 560 800 500 700C540 690 580 690 620 690Z", b),
    ),
};

export const BIRDS = { peacock, mayur, hornbill } satisfies Record<string, Artwork>;
