import {
  box,
  clip,
  curve,
  dot,
  fill,
  halftone,
  join,
  line,
  oval,
  ring,
  times,
  turn,
  type Xy,
} from "../../lib/designer/drawing-kit";
import type { Artwork } from "./artwork";
import { word } from "./letters";

const steam = (x: number, y: number, height: number, ink: string, width: number) =>
  line(
    `M${x} ${y}c-46 -${height * 0.2} 46 -${height * 0.34} 4 -${height * 0.55}c-36 -${height * 0.18} 34 -${height * 0.26} 6 -${height * 0.45}`,
    ink,
    width,
  );

const chai: Artwork = {
  width: 10,
  height: 12.4,
  light: ["#7a3b1d", "#c96f2e", "#eab04a", "#1d1d1f"],
  dark: ["#f3ead6", "#d9803a", "#f0b84e", "#f3ead6"],
  draw: ([a, b, c], cloth) => {
    const glass = "M312 420L352 900C354 922 370 934 392 934L608 934C630 934 646 922 648 900L688 420Z";
    // Seven flutes that narrow with the glass.
    const flutes = times(7, (i) => {
      const x = (t: number, y: number) => {
        const half = 178 - ((y - 640) / 260) * 22;
        return (500 - half + 2 * half * t).toFixed(1);
      };
      const [l, r] = [(i + 0.12) / 7, (i + 0.88) / 7];
      return `M${x(l, 640)} 650C${x(l, 620)} 616 ${x(r, 620)} 616 ${x(r, 640)} 650L${x(r, 896)} 888C${x(r, 900)} 914 ${x(l, 900)} 914 ${x(l, 896)} 888Z`;
    });
    return join(
      halftone({ x: 70, y: 200, width: 880, height: 800 }, 24, c, (x, y) => {
        const far = Math.hypot(x - 500, y - 590);
        return far > 400 ? 0 : 5 + 8.5 * (far / 400);
      }),
      fill(glass, cloth),
      clip(
        glass,
        join(
          box(280, 520, 440, 440, b),
          box(280, 520, 440, 30, a),
          oval(420, 520, 30, 12, cloth),
          oval(520, 524, 18, 8, cloth),
        ),
      ),
      flutes.map((d) => line(d, a, 9)),
      line("M372 466L384 590", cloth, 14),
      line(glass, a, 17),
      line("M312 420C380 438 620 438 688 420", a, 12),
      oval(500, 962, 300, 40, a),
      oval(500, 952, 236, 22, c),
      oval(500, 948, 160, 12, a),
      times(3, (i) => steam(420 + i * 82, 372 + (i === 1 ? -20 : 0), 270, a, 19)),
      turn(
        -18,
        800,
        880,
        join(
          box(716, 800, 190, 112, b, 14),
          times(7, (i) => dot(730 + i * 27, 800, 11, b)),
          times(7, (i) => dot(730 + i * 27, 912, 11, b)),
          box(736, 820, 150, 72, cloth, 6, 'opacity=".28"'),
          times(8, (i) => dot(752 + (i % 4) * 39, 838 + Math.floor(i / 4) * 36, 7, a)),
        ),
      ),
      word("chai", 300, 1040, 400, a),
    );
  },
};

const wheel = (x: number, y: number, r: number, rim: string, hub: string) =>
  join(
    dot(x, y, r, rim),
    ring(x, y, r * 0.6, hub, r * 0.12),
    dot(x, y, r * 0.2, hub),
    times(8, (i) => turn(i * 45, x, y, dot(x, y - r * 0.38, r * 0.065, hub))),
  );

const autoBody = (a: string, b: string, c: string, cloth: string) =>
  join(
    fill("M318 402L372 196C384 150 424 128 476 128L890 128C1012 128 1076 214 1080 330L1084 496L286 496Z", a),
    fill("M404 410L436 262C440 246 450 238 466 238L560 238L560 486L400 486Z", cloth),
    fill("M604 238L800 238C836 238 850 262 852 296L858 486L604 486Z", cloth),
    fill("M716 486L738 352C742 332 756 322 776 322L832 322C846 322 854 332 854 346L858 486Z", c),
    line("M470 486C470 430 452 400 424 380M424 380l52 -18", a, 16),
    times(4, (i) =>
      line(`M${900 + i * 42} 150C${926 + i * 44} 250 ${930 + i * 42} 380 ${926 + i * 42} 486`, cloth, 7),
    ),
    fill(
      "M178 716C160 600 208 520 292 478L404 486L404 640L640 640L640 536C640 504 660 486 692 486L1086 486C1104 486 1112 500 1110 520L1092 716Z",
      b,
    ),
    fill("M404 640L640 640L640 536C640 504 660 486 692 486L604 486L404 486Z", cloth),
    box(392, 640, 270, 76, b),
    line("M404 486L404 640", a, 12),
    box(690, 560, 400, 26, a),
    box(690, 602, 396, 12, c),
    dot(232, 560, 40, a),
    dot(232, 560, 26, c),
    box(288, 566, 70, 20, a, 10),
    dot(1078, 640, 16, c),
    fill("M90 716C110 628 190 590 262 596C330 602 366 650 372 716Z", a),
    fill("M752 716C770 634 836 604 900 604C966 604 1030 640 1046 716Z", a),
    wheel(232, 742, 92, a, c),
    wheel(900, 742, 92, a, c),
    box(330, 700, 470, 26, a, 6),
  );

const auto: Artwork = {
  width: 12,
  height: 9.2,
  light: ["#1d1d1f", "#e2a322", "#2f7d5b", "#d9482b"],
  dark: ["#f3ead6", "#f0b02e", "#4fa67c", "#ee5b34"],
  draw: ([a, b, c, d], cloth) =>
    join(
      halftone({ x: 130, y: 10, width: 960, height: 830 }, 27, d, (x, y) => {
        const far = Math.hypot(x - 610, y - 420);
        return far > 400 ? 0 : 3 + 9 * (1 - y / 830);
      }),
      autoBody(a, b, c, cloth),
      line("M40 852H1160", a, 12),
      times(6, (i) => line(`M${100 + i * 190} 884h90`, a, 8)),
    ),
};

const autoBadge: Artwork = {
  width: 3,
  height: 2.2,
  light: ["#1d1d1f", "#e2a322", "#2f7d5b", "#d9482b"],
  dark: ["#f3ead6", "#f0b02e", "#4fa67c", "#ee5b34"],
  draw: ([a, b, c], cloth) => `<g transform="scale(.25) translate(0 -20)">${autoBody(a, b, c, cloth)}</g>`,
};

const puff = (x: number, y: number, r: number, ink: string, cloth: string) =>
  join(
    dot(x, y, r, ink),
    [0.78, 0.56, 0.34].map((k, i) => (i % 2 ? dot(x, y, r * k, ink) : ring(x, y, r * k, cloth, r * 0.08))),
    dot(x, y, r * 0.14, cloth),
  );

const train: Artwork = {
  width: 11,
  height: 12,
  light: ["#1f2b46", "#c2352d", "#d89a2e", "#3f7d6a"],
  dark: ["#f3ead6", "#e8553a", "#f0b84e", "#7cc0a4"],
  draw: ([a, b, c, d], cloth) => {
    const hills = [
      {
        y: 640,
        ink: d,
        points: [
          [0, 760],
          [140, 560],
          [280, 660],
          [460, 470],
          [640, 640],
          [800, 520],
          [1100, 720],
        ],
      },
    ];
    return join(
      hills.map(({ ink, points }) => fill(`${curve(points as unknown as Xy[])}L1100 900L0 900Z`, ink)),
      times(9, (i) =>
        line(
          curve(times(8, (k): Xy => [k * 157, 690 + i * 24 + 46 * Math.sin(k * 1.1 + i * 0.35)])),
          cloth,
          7,
        ),
      ),
      puff(392, 396, 62, a, cloth),
      puff(470, 300, 84, a, cloth),
      puff(600, 214, 104, a, cloth),
      puff(780, 170, 122, a, cloth),
      puff(965, 176, 92, a, cloth),
      fill("M330 520L306 462L430 462L406 520L406 640L330 640Z", a),
      fill("M196 620H660V860H196C166 830 158 780 158 740C158 700 166 650 196 620Z", b),
      times(4, (i) => box(262 + i * 104, 620, 16, 240, c)),
      box(250, 596, 60, 30, a, 8),
      fill("M500 620C500 560 590 560 590 620Z", c),
      fill("M640 470H960L940 508H924V860H660V508Z", a),
      box(700, 548, 84, 120, cloth, 10),
      box(812, 548, 84, 120, cloth, 10),
      dot(184, 690, 42, c),
      dot(184, 690, 24, cloth),
      box(120, 850, 860, 46, a, 10),
      fill("M158 896L70 990H230L250 896Z", b),
      times(5, (i) => line(`M${104 + i * 30} 975L${168 + i * 16} 900`, cloth, 7)),
      [300, 470].map((x) => wheel(x, 940, 64, a, c)),
      wheel(700, 920, 86, a, c),
      wheel(888, 920, 86, a, c),
      line("M300 940H700L888 920", b, 20),
      dot(700, 920, 17, b),
      dot(888, 920, 17, b),
      dot(300, 940, 14, b),
      box(40, 1008, 1020, 16, a),
      times(15, (i) => box(56 + i * 68, 1030, 40, 22, c)),
      box(40, 1058, 1020, 16, a),
      line(curve(times(9, (k): Xy => [60 + k * 122, 1130 + (k % 2 ? 14 : -14)])), d, 10),
    );
  },
};

export const STREET = { chai, auto, "auto-badge": autoBadge, train } satisfies Record<string, Artwork>;
