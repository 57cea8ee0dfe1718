import {
  around,
  box,
  clip,
  dot,
  fill,
  halftone,
  join,
  line,
  move,
  polar,
  polygon,
  ring,
  times,
  type Xy,
} from "../../lib/designer/drawing-kit";
import type { Artwork } from "./artwork";

const camera: Artwork = {
  width: 11.5,
  height: 8.6,
  light: ["#232427", "#c2352d", "#e0a23a", "#7a8c8e"],
  dark: ["#f3ead6", "#ea5a3d", "#f2b54a", "#8fa9ad"],
  draw: ([a, b, c, d], cloth) =>
    join(
      box(150, 96, 150, 70, a, 14),
      box(172, 70, 90, 40, c, 10),
      box(860, 110, 130, 56, a, 12),
      dot(925, 96, 34, c),
      box(60, 150, 1030, 610, a, 60),
      box(60, 300, 1030, 300, b),
      halftone({ x: 66, y: 306, width: 1018, height: 290 }, 17, a, () => 3),
      box(60, 282, 1030, 14, cloth),
      box(60, 604, 1030, 14, cloth),
      box(420, 176, 190, 84, cloth, 14),
      box(438, 190, 154, 56, d, 8),
      line("M452 236L520 198", cloth, 9),
      box(690, 186, 70, 60, cloth, 12),
      box(702, 196, 46, 40, c, 6),
      dot(230, 226, 34, cloth),
      dot(230, 226, 22, b),
      line("M820 190h180M820 214h130M820 238h160", cloth, 8),
      dot(575, 470, 268, cloth),
      dot(575, 470, 252, a),
      times(48, (i) => {
        const p = polar(575, 470, 232, i / 48);
        const q = polar(575, 470, 246, i / 48);
        return line(`M${p[0]} ${p[1]}L${q[0]} ${q[1]}`, cloth, 6);
      }),
      ring(575, 470, 206, c, 10),
      dot(575, 470, 186, d),
      dot(575, 470, 150, b),
      dot(575, 470, 112, c),
      dot(575, 470, 78, a),
      clip(
        "M575 284a186 186 0 1 0 .1 0Z",
        fill("M420 300C500 250 640 270 690 330L470 560C410 500 390 380 420 300Z", cloth, 'opacity=".3"'),
      ),
      dot(512, 404, 34, cloth),
      dot(640, 540, 16, cloth),
      line("M60 210C10 220 0 300 14 380", a, 20),
      line("M1090 210C1140 220 1150 300 1136 380", a, 20),
      times(5, (i) => box(130 + i * 62, 668, 40, 44, cloth, 6)),
      times(5, (i) => box(760 + i * 62, 668, 40, 44, cloth, 6)),
    ),
};

const knight =
  "M372 1010C372 900 470 850 500 740C520 660 470 640 420 690C392 716 380 760 330 772C270 786 226 742 214 690C206 652 244 620 262 580C286 520 296 450 340 390C372 346 400 330 404 280L420 200L478 262C560 250 640 290 700 380C790 510 800 700 780 860C774 920 786 960 800 1010Z";

const chess: Artwork = {
  width: 10,
  height: 13,
  light: ["#1f2023", "#b8452e", "#d9a441", "#1f2023"],
  dark: ["#f3ead6", "#e46642", "#eebc5e", "#f3ead6"],
  draw: ([a, b, c], cloth) => {
    // A board seen from low down: rows get narrower and thinner towards the horizon.
    const corner = (u: number, v: number): Xy => {
      const near = 1 / (1 + v * 0.34);
      return [500 + (u - 4) * 148 * near, 900 + (380 * (near - 0.36)) / 0.64];
    };
    const square = (i: number, k: number): Xy[] => [
      corner(i, k),
      corner(i + 1, k),
      corner(i + 1, k + 1),
      corner(i, k + 1),
    ];
    return join(
      times(8, (i) =>
        join(times(6, (k) => ((i + k) % 2 ? "" : fill(polygon(square(i, k)), i === 1 && k === 1 ? b : c)))),
      ),
      line(polygon([corner(0, 0), corner(8, 0), corner(8, 6), corner(0, 6)]), a, 8),
      fill("M286 1096L322 1020H838L874 1096C880 1140 860 1170 820 1176H340C300 1170 280 1140 286 1096Z", a),
      box(300, 1068, 560, 18, cloth),
      box(330, 1004, 500, 16, cloth),
      fill(knight, a),
      line("M500 300C600 300 690 400 716 520C742 640 742 780 730 950", cloth, 12),
      times(9, (i) => {
        const t = i / 8;
        const x = 590 + 150 * Math.sin(t * 1.7);
        const y = 322 + t * 560;
        return line(
          `M${x} ${y}C${x - 40} ${y + 34} ${x - 50} ${y + 70} ${x - 36 - t * 14} ${y + 108}`,
          i % 2 ? b : cloth,
          12,
        );
      }),
      fill("M404 280L420 200L478 262C450 268 424 276 404 292Z", b),
      dot(412, 440, 25, cloth),
      dot(416, 442, 12, a),
      line("M366 420C388 392 424 388 446 402", cloth, 9),
      dot(250, 690, 13, cloth),
      line("M300 742C330 738 350 722 366 706", cloth, 9),
      line("M470 640C440 620 420 590 418 550", cloth, 9),
      line("M250 190V60H120", b, 16, 'stroke-dasharray="1 34"'),
      fill("M96 60l44 -26v52Z", b),
    );
  },
};

const wheelSpokes = (x: number, y: number, r: number, a: string, b: string) =>
  join(
    ring(x, y, r, a, 22),
    ring(x, y, r - 24, b, 7),
    times(36, (i) => {
      const p = polar(x, y, 22, i / 36 + (i % 2 ? 0.04 : -0.04));
      const q = polar(x, y, r - 26, i / 36);
      return line(`M${p[0].toFixed(1)} ${p[1].toFixed(1)}L${q[0].toFixed(1)} ${q[1].toFixed(1)}`, a, 2.6);
    }),
    dot(x, y, 26, a),
    dot(x, y, 10, b),
  );

const bicycle: Artwork = {
  width: 12,
  height: 8.6,
  light: ["#26302a", "#c2452d", "#d99a32", "#26302a"],
  dark: ["#f3ead6", "#ea6243", "#f0b54c", "#f3ead6"],
  draw: ([a, b, c], cloth) =>
    join(
      wheelSpokes(270, 590, 222, a, c),
      wheelSpokes(930, 590, 222, a, c),
      line("M270 590L520 590L420 250M520 590L822 268M270 590L432 290L820 262M446 330L836 306", b, 20),
      line("M812 196L842 300L930 590", b, 20),
      line("M812 196C812 160 870 150 930 164", a, 18),
      line("M930 164c26 8 22 44 -6 44", a, 18),
      dot(812, 200, 16, a),
      fill("M344 226C360 200 470 204 510 230C500 250 440 250 424 250C400 258 350 258 344 226Z", a),
      line("M420 250L426 292", a, 14),
      line("M150 350H390M150 350L262 590M190 350V330M250 350V330M310 350V330M370 350V330", a, 12),
      dot(520, 590, 64, a),
      dot(520, 590, 40, cloth),
      around(5, 520, 590, box(514, 548, 12, 30, a)),
      dot(520, 590, 14, b),
      line("M520 590L566 690M540 690H596", a, 14),
      line("M270 568H520M270 612H520", a, 6),
      box(850, 214, 68, 62, c, 14),
      dot(930, 244, 26, cloth),
      ring(930, 244, 26, a, 10),
      fill("M60 590C60 460 150 366 270 366L270 386C170 386 86 470 82 590Z", b),
      fill("M726 556C740 450 830 366 930 366L930 386C842 388 766 456 748 556Z", b),
      line("M60 832H1140", a, 10),
      times(7, (i) => line(`M${110 + i * 150} 852h70`, c, 8)),
      move(
        182,
        226,
        join(
          box(0, 30, 70, 94, c, 12),
          box(84, 18, 78, 106, a, 12),
          box(14, 12, 42, 22, c, 6),
          box(100, 0, 46, 22, a, 6),
          box(96, 50, 54, 12, cloth),
        ),
      ),
    ),
};

export const OBJECTS = { camera, chess, bicycle } satisfies Record<string, Artwork>;
