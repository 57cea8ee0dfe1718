import {
  box,
  chances,
  clip,
  curve,
  dot,
  fill,
  join,
  line,
  move,
  oval,
  petal,
  polygon,
  scale,
  times,
  turn,
  type Xy,
} from "../../lib/designer/drawing-kit";
import type { Artwork } from "./artwork";
import { lotusFlower } from "./flowers";

const lighthouse: Artwork = {
  width: 10.6,
  height: 13.4,
  light: ["#1f2b46", "#c8392f", "#efbe4a", "#4d86a8"],
  dark: ["#f3ead6", "#ea5a45", "#f7cf6b", "#8cc0dc"],
  draw: ([a, b, c, d], cloth) => {
    const tower = "M450 400L380 1090H680L610 400Z";
    return join(
      fill("M530 320L1060 170V470Z", c),
      fill("M530 320L0 200V440Z", c),
      times(6, (i) => line(`M${640 + i * 70} ${286 - i * 20}V${354 + i * 20}`, cloth, 9)),
      times(6, (i) => line(`M${420 - i * 70} ${296 - i * 14}V${344 + i * 14}`, cloth, 9)),
      fill(tower, cloth),
      clip(
        tower,
        join(
          times(5, (i) =>
            fill(
              `M300 ${440 + i * 140}C450 ${480 + i * 140} 620 ${480 + i * 140} 760 ${440 + i * 140}V${510 + i * 140}C620 ${552 + i * 140} 450 ${552 + i * 140} 300 ${510 + i * 140}Z`,
              b,
            ),
          ),
          fill("M600 380H760V1100H640Z", a, 'opacity=".16"'),
        ),
      ),
      line(tower, a, 15),
      [
        [520, 590],
        [530, 730],
        [520, 870],
      ].map(([x = 0, y = 0]) =>
        join(
          fill(`M${x - 20} ${y + 46}V${y}a20 20 0 0 1 40 0v46Z`, a),
          fill(`M${x - 8} ${y + 40}V${y + 4}a8 8 0 0 1 16 0v36Z`, c),
        ),
      ),
      fill("M480 1090V990a50 50 0 0 1 100 0V1090Z", a),
      dot(560, 1046, 6, c),
      box(410, 384, 240, 26, a, 6),
      line("M420 384V340M640 384V340M420 344H640", a, 9),
      times(7, (i) => line(`M${448 + i * 28} 384V344`, a, 5)),
      box(462, 236, 136, 120, cloth),
      box(462, 236, 136, 120, a, 0, 'fill-opacity="0"'),
      line("M462 356V236H598V356M508 236V356M552 236V356", a, 11),
      dot(530, 300, 32, c),
      fill("M436 240C450 170 490 150 530 140C570 150 610 170 624 240Z", b),
      line("M530 140V84", a, 9),
      dot(530, 78, 13, a),
      fill(
        "M190 1100C260 1040 330 1100 400 1076C470 1050 600 1060 680 1084C760 1060 830 1100 900 1120L1000 1200H90Z",
        a,
      ),
      times(7, (i) => line(`M${250 + i * 92} ${1120 + (i % 2) * 22}l46 -22`, cloth, 6)),
      times(3, (i) =>
        line(
          curve(times(12 - i, (k): Xy => [20 + i * 46 + k * 92, 1222 + i * 44 + (k % 2 ? 11 : -11)])),
          i === 1 ? b : d,
          13 - i * 2,
        ),
      ),
      times(3, (i) => line(`M${150 + i * 80} ${640 + (i % 2) * 60}q24 -26 46 4q22 -30 46 -4`, a, 8)),
      [
        [860, 620],
        [930, 780],
        [800, 860],
        [120, 870],
      ].map(([x = 0, y = 0], i) => line(`M${x} ${y - 16}v32M${x - 16} ${y}h32`, i % 2 ? c : d, 7)),
    );
  },
};

const pond: Artwork = {
  width: 13,
  height: 15.6,
  light: ["#b8336a", "#e792ae", "#e0a23a", "#2a6657"],
  dark: ["#ec6d9c", "#f7bfd0", "#f4bf58", "#6fbf9f"],
  draw: ([a, b, c, d], cloth) => {
    const random = chances(12);
    const pad = (x: number, y: number, r: number, angle: number) =>
      turn(
        angle,
        x,
        y,
        join(
          oval(x, y, r, r * 0.62, d),
          fill(
            polygon([
              [x, y],
              [x + r * 1.1, y - r * 0.16],
              [x + r * 1.1, y + r * 0.16],
            ]),
            cloth,
          ),
          times(11, (i) => {
            const t = 0.06 + (i / 10) * 0.88;
            return line(
              `M${x} ${y}L${(x + r * 0.86 * Math.cos(t * 6.283)).toFixed(1)} ${(y + r * 0.53 * Math.sin(t * 6.283)).toFixed(1)}`,
              cloth,
              4.5,
            );
          }),
        ),
      );
    const bud = (x: number, y: number, s: number, stem: number) =>
      join(
        line(
          `M${x} ${y}C${x + 20} ${y + stem * 0.4} ${x - 30} ${y + stem * 0.7} ${x - 6} ${y + stem}`,
          d,
          12,
        ),
        move(
          x,
          y,
          scale(
            s,
            s,
            0,
            0,
            join(
              turn(-16, 0, 0, fill(petal(0, 10, 190, 52), b)),
              turn(16, 0, 0, fill(petal(0, 10, 190, 52), b)),
              fill(petal(0, 10, 210, 50), a),
              line("M0 -20V-160", b, 5),
              fill("M-34 6C-20 30 20 30 34 6L0 -20Z", d),
            ),
          ),
        ),
      );
    const stem = (x: number, y: number, length: number, sway: number) =>
      line(
        `M${x} ${y}C${x + sway} ${y + length * 0.4} ${x - sway} ${y + length * 0.7} ${x} ${y + length}`,
        d,
        13,
      );
    return join(
      times(16, (i) => {
        const x = 80 + (i % 4) * 380 + (random() - 0.5) * 140 - (Math.floor(i / 4) % 2) * 150;
        const y = 760 + Math.floor(i / 4) * 205 + (random() - 0.5) * 60;
        return x < 90 || x > 1210 ? "" : pad(x, y, 118 + random() * 46, random() * 50 - 25);
      }),
      stem(650, 560, 560, 60),
      lotusFlower(650, 590, 1.02, [a, b, c], cloth),
      stem(290, 830, 420, 40),
      lotusFlower(290, 860, 0.62, [b, a, c], cloth),
      stem(1010, 900, 400, -40),
      lotusFlower(1010, 930, 0.68, [a, b, c], cloth),
      bud(230, 470, 1, 460),
      bud(1060, 440, 1.1, 520),
      bud(480, 1130, 0.8, 200),
      bud(840, 1190, 0.74, 200),
      bud(860, 330, 0.7, 380),
      times(5, (i) =>
        line(
          curve(times(13 - i, (k): Xy => [50 + i * 50 + k * 100, 1440 + i * 26 + (k % 2 ? 7 : -7)])),
          i % 2 ? b : d,
          8 - i,
        ),
      ),
      [
        [420, 250],
        [760, 130],
        [140, 240],
      ].map(([x = 0, y = 0], i) =>
        move(
          x,
          y,
          turn(
            i * 24 - 20,
            0,
            0,
            join(
              oval(0, 0, 7, 40, d),
              [-1, 1].map((side) => join(oval(side * 42, -14, 40, 9, c), oval(side * 38, 8, 34, 8, c))),
              dot(0, -44, 11, d),
            ),
          ),
        ),
      ),
    );
  },
};

export const LAKES = { lighthouse, pond } satisfies Record<string, Artwork>;
