import {
  arc,
  box,
  chances,
  clip,
  dot,
  fill,
  join,
  line,
  move,
  polygon,
  times,
  turn,
  type Xy,
} from "../../lib/designer/drawing-kit";
import type { Artwork } from "./artwork";
import { word } from "./letters";

const cricket: Artwork = {
  width: 11,
  height: 13.1,
  light: ["#1e4236", "#c2352d", "#d9a441", "#1e4236"],
  dark: ["#f3ead6", "#e34b3a", "#e8b85a", "#f3ead6"],
  draw: ([a, b, c], cloth) => {
    const ball = "M760 430a225 225 0 1 0 .1 0Z";
    return join(
      times(9, (i) =>
        line(
          `M${92 + i * 112} ${980 - (i % 2) * 5}V${250 + (i % 3) * 30}`,
          c,
          5,
          'stroke-dasharray="46 26 18 34" opacity=".55"',
        ),
      ),
      [250, 366, 482].map((x) => join(box(x, 300, 44, 700, a, 20), box(x + 8, 340, 8, 620, cloth, 4))),
      turn(-6, 380, 282, join(box(262, 262, 124, 26, c, 12), box(392, 262, 124, 26, c, 12))),
      turn(
        38,
        520,
        640,
        join(
          fill(
            "M444 470C444 436 466 420 500 416L540 416C574 420 596 436 596 470L596 1010C596 1050 570 1070 520 1072C470 1070 444 1050 444 1010Z",
            c,
          ),
          fill("M492 470L520 1020L548 470Z", cloth, 'opacity=".35"'),
          line(
            "M444 470C444 436 466 420 500 416L540 416C574 420 596 436 596 470L596 1010C596 1050 570 1070 520 1072C470 1070 444 1050 444 1010Z",
            a,
            14,
          ),
          box(494, 130, 52, 300, a, 22),
          times(9, (i) => line(`M494 ${168 + i * 24}L546 ${158 + i * 24}`, cloth, 8)),
        ),
      ),
      fill(ball, b),
      line("M612 490C700 560 716 760 640 850", cloth, 10),
      line("M650 462C742 556 760 770 676 868", cloth, 10),
      times(9, (i) => {
        const t = i / 8;
        const x = 634 + 100 * Math.sin(Math.PI * (0.1 + t * 0.8));
        const y = 500 + t * 340;
        return line(`M${x - 26} ${y + 10}l-26 -10M${x + 36} ${y - 4}l26 10`, cloth, 7);
      }),
      line(arc(760, 655, 180, 0.78, 0.96), cloth, 12, 'opacity=".6"'),
      times(3, (i) => line(`M${900 + i * 24} ${330 - i * 44}L${1000 + i * 12} ${250 - i * 50}`, b, 13)),
      word("howzat", 200, 1090, 700, a),
    );
  },
};

const kiteShape = (
  x: number,
  y: number,
  s: number,
  angle: number,
  [ink, other, third]: readonly string[],
  cloth: string,
  style: number,
) =>
  turn(
    angle,
    x,
    y,
    move(
      x,
      y,
      `<g transform="scale(${s})">${join(
        fill("M0 -200L150 0L0 200L-150 0Z", ink ?? ""),
        style === 0
          ? join(fill("M0 -200L150 0L0 0Z", other ?? ""), dot(0, 0, 58, cloth), dot(0, 0, 36, third ?? ""))
          : "",
        style === 1
          ? join(
              fill("M0 -200L75 -100L0 0L-75 -100Z", other ?? ""),
              fill("M0 0L75 100L0 200L-75 100Z", other ?? ""),
              dot(-75, 0, 20, cloth),
              dot(75, 0, 20, cloth),
            )
          : "",
        style === 2
          ? times(4, (i) =>
              fill(
                `M${-150 + i * 75} 0L${-112 + i * 75} ${-50 + Math.abs(i - 1.5) * 10}L${-75 + i * 75} 0L${-112 + i * 75} 50Z`,
                i % 2 ? (third ?? "") : (other ?? ""),
              ),
            )
          : "",
        style === 3
          ? join(
              clip(
                "M0 -200L150 0L0 200L-150 0Z",
                join(times(7, (i) => box(-150, -190 + i * 58, 300, 24, other ?? ""))),
              ),
            )
          : "",
        line("M0 -200V200M-150 0Q0 -90 150 0", cloth, 7),
        fill("M0 192L38 262L-38 262Z", third ?? ""),
      )}</g>`,
    ),
  );

const kite: Artwork = {
  width: 11,
  height: 14,
  light: ["#c2352d", "#e3a02f", "#1f5f8b", "#2a2a2e"],
  dark: ["#e8553a", "#f4b548", "#6fb3d9", "#f3ead6"],
  draw: ([a, b, c, d], cloth) => {
    const random = chances(5);
    const string = "M520 620C560 760 420 840 470 980C510 1090 640 1120 600 1240C584 1300 540 1340 520 1400";
    return join(
      line(string, d, 8),
      times(6, (i) => {
        const p: Xy = [470 + 60 * Math.sin(i * 1.2), 760 + i * 88];
        return turn(
          random() * 90 - 45,
          p[0],
          p[1],
          join(
            fill(
              polygon([
                [p[0], p[1]],
                [p[0] - 36, p[1] - 20],
                [p[0] - 36, p[1] + 20],
              ]),
              i % 2 ? a : c,
            ),
            fill(
              polygon([
                [p[0], p[1]],
                [p[0] + 36, p[1] - 20],
                [p[0] + 36, p[1] + 20],
              ]),
              b,
            ),
          ),
        );
      }),
      line("M890 300C900 380 860 430 880 520", d, 6),
      line("M200 800C210 860 180 900 190 960", d, 6),
      line("M905 850C915 900 885 940 900 1000", d, 6),
      kiteShape(520, 330, 1.5, 16, [a, b, c], cloth, 0),
      kiteShape(900, 190, 0.6, -20, [c, b, a], cloth, 1),
      kiteShape(190, 690, 0.62, -12, [b, a, c], cloth, 3),
      kiteShape(905, 740, 0.6, 24, [c, a, b], cloth, 2),
      kiteShape(140, 180, 0.4, 30, [b, c, a], cloth, 1),
    );
  },
};

export const OUTDOORS = { cricket, kite } satisfies Record<string, Artwork>;
