import {
  box,
  chances,
  clip,
  curve,
  dot,
  drop,
  fill,
  join,
  line,
  move,
  oval,
  scale,
  times,
  turn,
  type Xy,
} from "../../lib/designer/drawing-kit";
import type { Artwork } from "./artwork";

const monsoon: Artwork = {
  width: 12,
  height: 14,
  light: ["#232a33", "#3f7fa6", "#e3a534", "#c9412f"],
  dark: ["#e9eef0", "#7fbfe0", "#f4ba4a", "#ee6048"],
  draw: ([a, b, c, d], cloth) => {
    const random = chances(29);
    const cloud = (x: number, y: number, s: number) =>
      move(
        x,
        y,
        scale(
          s,
          s,
          0,
          0,
          join(
            fill(
              "M-200 60C-270 60 -290 -20 -220 -40C-220 -120 -110 -140 -70 -84C-30 -170 110 -160 120 -70C200 -90 260 -20 210 30C196 54 170 60 140 60Z",
              a,
            ),
            times(4, (i) =>
              line(
                `M${-170 + i * 30} ${20 - i * 22}C${-110 + i * 20} ${-20 - i * 16} ${-20 + i * 20} ${-40 - i * 8} ${50 + i * 22} ${-20 - i * 4}`,
                cloth,
                6,
              ),
            ),
          ),
        ),
      );
    const canopy =
      "M200 760C210 520 400 400 620 400C840 400 1020 520 1030 760C990 700 900 700 860 760C820 700 740 700 700 760C660 716 580 716 540 760C500 700 410 700 370 760C330 700 240 700 200 760Z";
    const rain = times(88, () => {
      const x = random() * 1260 - 20;
      const y = 250 + random() * 900;
      const l = 50 + random() * 70;
      const hidden = y > 400 && y < 1120 && Math.abs(x - 620 - (y - 760) * -0.2) < 400 && y > 470;
      return hidden && y < 1000
        ? ""
        : line(`M${x.toFixed(0)} ${y.toFixed(0)}l${(-l * 0.3).toFixed(0)} ${l.toFixed(0)}`, b, 7);
    });
    return join(
      rain,
      cloud(330, 170, 1.15),
      cloud(900, 210, 0.95),
      cloud(620, 110, 0.8),
      turn(
        -12,
        620,
        760,
        join(
          fill(canopy, cloth),
          clip(
            canopy,
            join(
              fill("M200 760C210 520 400 400 620 400C500 480 390 600 370 760Z", d),
              fill("M620 400C560 480 540 620 540 760H700C700 620 680 480 620 400Z", d),
              fill("M620 400C840 400 1020 520 1030 760H860C840 600 740 480 620 400Z", d),
              fill(
                "M620 400C500 480 390 600 370 760H540C540 620 560 480 620 400ZM620 400C680 480 700 620 700 760H860C840 600 740 480 620 400Z",
                c,
              ),
              times(9, (i) =>
                line(`M620 400C${460 + i * 40} 470 ${330 + i * 70} 600 ${290 + i * 82} 780`, cloth, 5),
              ),
            ),
          ),
          line(canopy, a, 16),
          line("M620 400V350", a, 18),
          line("M620 730V1090C620 1160 720 1160 720 1090", a, 24),
          line("M620 730V1090", c, 7),
        ),
      ),
      times(3, (i) =>
        line(
          curve(times(15 - i * 2, (k): Xy => [60 + i * 80 + k * 78, 1232 + i * 46 + (k % 2 ? 9 : -9)])),
          i === 1 ? b : a,
          11 - i * 2,
        ),
      ),
      move(
        300,
        1180,
        join(
          fill("M-110 0H110L70 56H-70Z", cloth),
          line("M-110 0H110L70 56H-70Z", a, 11),
          fill("M-60 0L0 -100L60 0Z", d),
          line("M-60 0L0 -100L60 0Z", a, 11),
          line("M0 -100V0", a, 6),
        ),
      ),
      times(6, (i) =>
        join(
          line(`M${520 + i * 110} 1190l-16 -24M${536 + i * 110} 1186v-28M${552 + i * 110} 1190l16 -24`, b, 6),
        ),
      ),
    );
  },
};

const monstera: Artwork = {
  width: 10.6,
  height: 12.6,
  light: ["#1f4a38", "#5d9a6b", "#c4603a", "#e0a64a"],
  dark: ["#f3ead6", "#7fc596", "#e2794f", "#f0bd5a"],
  draw: ([a, b, c, d], cloth) => {
    const leaf = (x: number, y: number, s: number, angle: number, ink: string) =>
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
              fill(
                "M0 0C-150 -20 -230 -150 -200 -270C-180 -360 -90 -410 0 -430C90 -410 180 -360 200 -270C230 -150 150 -20 0 0Z",
                ink,
              ),
              times(4, (i) =>
                join(
                  [-1, 1].map((side) =>
                    fill(
                      `M${side * 250} ${-70 - i * 92}L${side * (66 + i * 3)} ${-74 - i * 80}L${side * 250} ${-112 - i * 92}Z`,
                      cloth,
                    ),
                  ),
                ),
              ),
              [
                [-50, -150],
                [56, -180],
                [-52, -240],
                [48, -270],
              ].map(([px = 0, py = 0]) => turn(px < 0 ? 30 : -30, px, py, oval(px, py, 12, 25, cloth))),
              line("M0 30V-400", cloth, 9),
            ),
          ),
        ),
      );
    return join(
      line(
        "M330 800C330 600 300 420 240 320M370 800C400 560 480 440 560 300M350 800C300 700 200 640 130 620M390 800C440 700 520 640 560 610",
        a,
        14,
      ),
      leaf(240, 330, 0.76, -16, a),
      leaf(560, 310, 0.7, 22, b),
      leaf(140, 624, 0.42, -62, b),
      leaf(560, 616, 0.4, 60, a),
      fill("M190 790H540L500 1120C496 1146 480 1156 456 1156H274C250 1156 234 1146 230 1120Z", c),
      box(170, 770, 390, 66, c, 12),
      line("M170 850H558", cloth, 8),
      times(7, (i) => fill(`M${218 + i * 44} 930l22 -40l22 40l-22 40Z`, i % 2 ? cloth : d)),
      line("M222 1010H510M226 1040H506", d, 8),
      times(5, (i) =>
        join(
          fill(
            `M${690 + i * 46} 900C${650 + i * 40} ${640 - (i % 2) * 90} ${690 + i * 34} ${520 - (i % 3) * 60} ${700 + i * 46} ${470 - (i % 2) * 70}C${740 + i * 46} ${600 - (i % 2) * 60} ${760 + i * 34} 760 ${730 + i * 42} 900Z`,
            i % 2 ? b : a,
          ),
          times(5, (k) => line(`M${686 + i * 44} ${820 - k * 52}q22 -14 40 0`, cloth, 6)),
        ),
      ),
      fill("M650 890H970L946 1130C944 1148 932 1156 916 1156H704C688 1156 676 1148 674 1130Z", d),
      line("M650 890H970", a, 14),
      times(4, (i) => join(dot(706 + i * 70, 1010, 24, c), dot(706 + i * 70, 1010, 10, cloth))),
      line("M672 1066H948", a, 7),
      line("M90 1166H1000", a, 13),
      line("M160 1192H930", a, 6),
      fill(drop(880, 320, 17, 60), d),
      fill(drop(950, 250, 12, 44), d),
      fill(drop(820, 230, 12, 44), c),
    );
  },
};

export const SEASON = { monsoon, monstera } satisfies Record<string, Artwork>;
