import {
  arc,
  around,
  box,
  chances,
  clip,
  curve,
  dot,
  fill,
  halftone,
  join,
  line,
  move,
  oval,
  petal,
  polar,
  ring,
  scale,
  times,
  turn,
  type Xy,
} from "../../lib/designer/drawing-kit";
import type { Artwork } from "./artwork";
import { word } from "./letters";

const masala: Artwork = {
  width: 11.5,
  height: 11.5,
  light: ["#3a3a3c", "#c8402c", "#e5a524", "#6c7a3a"],
  dark: ["#ece6d8", "#e8583c", "#f4b83a", "#a3b060"],
  draw: ([a, b, c, d], cloth) => {
    const random = chances(3);
    const specks = (count: number, shape: (x: number, y: number, angle: number) => string) =>
      times(count, () => {
        const p = polar(0, 0, 118 * Math.sqrt(random()), random());
        return shape(p[0], p[1], random() * 360);
      });
    const fills = [
      join(
        dot(0, 0, 136, c),
        specks(70, (x, y) => dot(x, y, 4, cloth)),
      ),
      join(
        dot(0, 0, 136, b),
        specks(60, (x, y) => dot(x, y, 5, a)),
      ),
      specks(46, (x, y, angle) => turn(angle, x, y, oval(x, y, 8, 22, d))),
      specks(56, (x, y, angle) => turn(angle, x, y, oval(x, y, 6, 20, c))),
      specks(80, (x, y) => dot(x, y, 9, a)),
      specks(26, (x, y, angle) =>
        turn(angle, x, y, join(oval(x, y, 13, 27, d), line(`M${x} ${y - 20}V${y + 20}`, cloth, 4))),
      ),
      around(5, 0, 0, join(fill(petal(0, -18, 96, 30), b), line("M0 -30V-96", cloth, 5))),
    ];
    const bowl = (x: number, y: number, i: number) =>
      move(
        x,
        y,
        join(
          dot(0, 0, 168, a),
          dot(0, 0, 154, cloth),
          clip("M0 -140a140 140 0 1 0 .1 0Z", join(fills[i] ?? "")),
          ring(0, 0, 141, a, 7),
          line(arc(0, 0, 160, 0.56, 0.72), c, 6),
        ),
      );
    return join(
      dot(575, 575, 560, a),
      dot(575, 575, 532, cloth),
      ring(575, 575, 512, a, 7),
      times(60, (i) => {
        const p = polar(575, 575, 545, i / 60);
        return dot(p[0], p[1], 4.5, cloth);
      }),
      times(6, (i) => {
        const p = polar(575, 575, 338, i / 6 + 1 / 12);
        return bowl(p[0], p[1], i);
      }),
      bowl(575, 575, 6),
      turn(
        38,
        575,
        575,
        join(
          line("M640 510L950 250", a, 24),
          line("M650 500L944 254", cloth, 6),
          turn(40, 610, 536, join(oval(610, 540, 44, 60, a), oval(610, 544, 30, 44, b))),
        ),
      ),
    );
  },
};

const kaapi: Artwork = {
  width: 9.6,
  height: 13.4,
  light: ["#3a2a22", "#a8642c", "#e3b878", "#1e4236"],
  dark: ["#f3ead6", "#c98446", "#ecc88e", "#f3ead6"],
  draw: ([a, b, c], cloth) => {
    const cup = (x: number, y: number, s: number, angle: number, full: boolean) =>
      turn(
        angle,
        x,
        y,
        move(
          x,
          y,
          scale(
            s,
            s,
            0,
            0,
            join(
              fill("M-150 -210H150L110 190C106 214 90 222 70 222H-70C-90 222 -106 214 -110 190Z", cloth),
              full ? fill("M-142 -130H142L136 -60H-136Z", b) : "",
              full ? times(9, (i) => dot(-126 + i * 31, -134 - (i % 2) * 14, 25, c)) : "",
              line("M-150 -210H150L110 190C106 214 90 222 70 222H-70C-90 222 -106 214 -110 190Z", a, 15),
              box(-172, -232, 344, 36, a, 14),
              box(-150, -222, 150, 8, cloth, 4),
              line("M-116 -40L-88 180M-84 -40L-64 180", a, 7),
              line("M96 -40L78 160", a, 15),
              line("M-132 20H132", a, 6),
              line("M-128 46H128", a, 6),
            ),
          ),
        ),
      );
    return join(
      halftone({ x: 40, y: 120, width: 900, height: 900 }, 27, c, (x, y) => {
        const far = Math.hypot(x - 480, y - 560);
        return far > 430 ? 0 : 10 * (far / 430) ** 1.6;
      }),
      cup(280, 250, 0.82, 62, false),
      fill("M420 330C470 350 500 420 506 520L512 800H452L458 540C458 440 440 390 380 372Z", b),
      line("M474 420C486 520 484 660 484 790", c, 9),
      cup(482, 860, 1, 0, true),
      fill("M430 700C440 670 520 670 534 700L512 730H452Z", b),
      fill("M190 1010H774L716 1130C706 1150 690 1156 670 1156H294C274 1156 258 1150 248 1130Z", cloth),
      line("M190 1010H774L716 1130C706 1150 690 1156 670 1156H294C274 1156 258 1150 248 1130Z", a, 15),
      box(160, 988, 644, 36, a, 14),
      box(186, 998, 260, 8, cloth, 4),
      line("M250 1050L286 1130M282 1050L312 1130", a, 7),
      times(4, (i) => dot(560 + i * 44 + (i % 2) * 16, 520 - i * 66, 15 - i * 2.4, b)),
      word("filter-kaapi", 130, 1200, 700, a),
    );
  },
};

const diya: Artwork = {
  width: 11,
  height: 12,
  light: ["#8a3b20", "#e8902a", "#f4c452", "#7a1f33"],
  dark: ["#d9773f", "#f39a32", "#fbd872", "#f3ead6"],
  draw: ([a, b, c, d], cloth) =>
    join(
      times(5, (k) =>
        times(28 + k * 8, (i) => {
          const p = polar(550, 500, 240 + k * 62, i / (28 + k * 8) + k * 0.01);
          return dot(p[0], p[1], 11 - k * 1.7, k % 2 ? b : c);
        }),
      ),
      fill(
        "M550 190C640 320 700 420 690 540C682 640 620 700 550 700C480 700 418 640 410 540C400 420 500 380 550 190Z",
        b,
      ),
      fill(
        "M552 330C610 420 636 480 630 560C624 630 592 670 550 670C508 670 478 630 472 566C466 480 530 440 552 330Z",
        c,
      ),
      fill(
        "M550 480C580 530 588 560 584 596C580 630 566 648 550 648C534 648 520 630 518 600C514 560 540 530 550 480Z",
        cloth,
      ),
      line("M550 700V760", d, 13),
      fill(
        "M150 760C300 720 800 720 950 760C1010 772 1020 800 990 830C900 980 720 1030 550 1030C380 1030 200 980 110 830C80 800 90 772 150 760Z",
        a,
      ),
      fill("M190 790C340 752 760 752 910 790C760 830 340 830 190 790Z", cloth),
      fill("M230 796C370 768 730 768 870 796C730 822 370 822 230 796Z", b),
      clip(
        "M110 830C200 980 380 1030 550 1030C720 1030 900 980 990 830Z",
        join(
          times(15, (i) =>
            join(
              fill(petal(130 + i * 60, 968 + 40 * Math.sin((i / 14) * 3.14), 92, 26), c),
              fill(petal(130 + i * 60, 956 + 40 * Math.sin((i / 14) * 3.14), 50, 12), a),
            ),
          ),
          line(
            curve(times(15, (i): Xy => [110 + i * 63, 852 + 30 * Math.sin((i / 14) * 3.14)])),
            cloth,
            9,
            'stroke-dasharray="1 24"',
          ),
        ),
      ),
      box(440, 1024, 220, 28, a, 10),
      fill("M400 1052H700L730 1096H370Z", a),
      times(6, (i) => dot(415 + i * 54, 1076, 8, c)),
      times(2, (side) =>
        times(5, (i) =>
          move(
            550 + (side ? 1 : -1) * (250 + i * 56),
            1140,
            join(around(6, 0, 0, fill(petal(0, -3, 22 - i * 2, 9 - i), i % 2 ? b : c))),
          ),
        ),
      ),
      move(550, 1140, around(8, 0, 0, fill(petal(0, -5, 40, 13), b))),
    ),
};

export const TABLE = { masala, kaapi, diya } satisfies Record<string, Artwork>;
