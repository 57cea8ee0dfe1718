import {
  box,
  chances,
  clip,
  curve,
  dot,
  fill,
  halftone,
  join,
  line,
  polyline,
  ring,
  times,
  turn,
  type Xy,
} from "../../lib/designer/drawing-kit";
import { fbm } from "../garments/noise";
import type { Artwork } from "./artwork";

const truchet: Artwork = {
  width: 11,
  height: 11,
  light: ["#1f2b46", "#d9482b", "#e6a93c", "#1f2b46"],
  dark: ["#f3ead6", "#ee5b34", "#f4b548", "#f3ead6"],
  draw: ([a, b, c], cloth) => {
    const random = chances(41);
    const cell = 100;
    const tile = (column: number, row: number) => {
      const [x, y] = [50 + column * cell, 50 + row * cell];
      const flip = random() < 0.5;
      const ink = random() < 0.16 ? b : random() < 0.14 ? c : a;
      const corners: Xy[] = flip
        ? [
            [x, y],
            [x + cell, y + cell],
          ]
        : [
            [x + cell, y],
            [x, y + cell],
          ];
      return clip(
        `M${x} ${y}h${cell}v${cell}h${-cell}Z`,
        join(corners.map(([cx, cy]) => join(ring(cx, cy, 50, ink, 44), ring(cx, cy, 50, cloth, 8)))),
      );
    };
    return join(times(10, (row) => join(times(10, (column) => tile(column, row)))));
  },
};

const mountains: Artwork = {
  width: 12,
  height: 12.5,
  light: ["#1f2b46", "#c8512e", "#e0a13c", "#4d7287"],
  dark: ["#f3ead6", "#ee6a3c", "#f4b95a", "#8fb7cb"],
  draw: ([a, b, c, d], cloth) => {
    const ridge = (seed: number, base: number, height: number, sharp: number): Xy[] =>
      times(61, (i) => {
        const x = i * 20;
        const peak = Math.max(0, 1 - Math.abs(x - 600) / 640) ** 0.7;
        const rough = Math.abs(fbm(x / sharp, seed, seed, 4));
        return [x, base - height * peak * (0.35 + 1.5 * rough)];
      });
    const layers = [
      { points: ridge(3, 620, 520, 210), ink: d, lines: 22, weight: 3.2 },
      { points: ridge(8, 740, 460, 240), ink: a, lines: 15, weight: 4.6 },
      { points: ridge(15, 870, 420, 200), ink: d, lines: 10, weight: 6.2 },
      { points: ridge(21, 990, 330, 260), ink: a, lines: 7, weight: 9 },
    ];
    return join(
      dot(820, 250, 150, b),
      halftone({ x: 650, y: 90, width: 340, height: 330 }, 20, cloth, (x, y) =>
        Math.hypot(x - 820, y - 250) > 150 ? 0 : 8 * ((y - 110) / 300),
      ),
      ring(820, 250, 176, c, 6),
      layers.map(({ points, ink, lines, weight }) => {
        const outline = polyline(points);
        const area = `${outline}L1200 1120L0 1120Z`;
        return join(
          fill(area, cloth),
          clip(
            area,
            join(
              times(lines, (i) =>
                turn(
                  0,
                  0,
                  0,
                  line(
                    polyline(
                      points.map(
                        ([x, y]): Xy => [x + i * 3, y + 10 + i * (430 / lines) + 18 * Math.sin(x / 90 + i)],
                      ),
                    ),
                    ink,
                    weight,
                    'opacity=".95"',
                  ),
                ),
              ),
            ),
          ),
          line(outline, ink, weight + 6),
        );
      }),
      box(0, 1118, 1200, 14, a),
      box(0, 1146, 1200, 8, b),
      box(0, 1168, 1200, 5, c),
      times(3, (i) => line(`M${230 + i * 62} ${210 + (i % 2) * 46}q22 -24 42 4q20 -28 42 -4`, a, 8)),
    );
  },
};

const contours: Artwork = {
  width: 12,
  height: 15,
  light: ["#2d3a2e", "#c8512e", "#2d3a2e", "#2d3a2e"],
  dark: ["#e9e2d0", "#ef7a3f", "#e9e2d0", "#e9e2d0"],
  draw: ([a, b], cloth) => {
    const blob = (level: number): Xy[] =>
      times(90, (i) => {
        const angle = (i / 90) * Math.PI * 2;
        const reach = 40 + level * 31;
        const wobble =
          1 +
          0.42 *
            fbm(Math.cos(angle) * (1 + level * 0.03) + 4, Math.sin(angle) * (1 + level * 0.03) + 9, 12, 3) *
            Math.min(1, 0.35 + level / 12);
        const cx = 600 + 40 * Math.sin(level / 5);
        const cy = 600 - level * 4;
        return [cx + Math.cos(angle) * reach * wobble * 0.92, cy + Math.sin(angle) * reach * wobble * 1.18];
      });
    const frame = "M60 40H1140V1340H60Z";
    return join(
      clip(frame, join(times(26, (k) => line(curve(blob(26 - k), true), a, (26 - k) % 5 === 0 ? 9 : 4)))),
      line(frame, a, 9),
      clip(
        frame,
        line(
          "M180 1330C240 1180 420 1180 400 1020C384 900 300 880 380 780C440 704 520 730 560 640L596 604",
          b,
          11,
          'stroke-dasharray="26 20"',
        ),
      ),
      fill("M600 520L644 600H556Z", b),
      dot(180, 1290, 22, b),
      dot(180, 1290, 10, cloth),
      line("M60 1400H500", a, 9),
      times(5, (i) => line(`M${60 + i * 110} 1384v32`, a, 9)),
      box(170, 1394, 110, 12, b),
      box(390, 1394, 110, 12, b),
      line("M1100 1470V1384l-26 30M1100 1384l26 30", a, 9),
      line("M1020 1470v-66l52 66v-66", a, 0.1),
    );
  },
};

const waves: Artwork = {
  width: 12,
  height: 13,
  light: ["#1f4a7a", "#4f93b8", "#e8a23c", "#1f4a7a"],
  dark: ["#f3ead6", "#6fb4d6", "#f4b548", "#f3ead6"],
  draw: ([a, b, c], cloth) => {
    const random = chances(17);
    const scallop = (x: number, y: number, r: number, isHigh: boolean) => {
      const rings = isHigh ? 6 : 5;
      return clip(
        `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0v${r}h${-2 * r}Z`,
        join(
          dot(x, y, r, cloth),
          times(rings, (i) => dot(x, y, r * (1 - i / rings), i % 2 ? cloth : i === 0 ? a : isHigh ? b : a)),
          dot(x, y, r * 0.12, isHigh ? c : b),
        ),
      );
    };
    const rows = times(9, (row) => {
      const r = 92;
      return join(
        times(row % 2 ? 6 : 7, (i) =>
          scallop(
            48 + (row % 2 ? r + 4 : 0) + i * (r * 2) + 4,
            420 + row * 82 + (random() - 0.5) * 0,
            r,
            random() < 0.3,
          ),
        ),
      );
    });
    return join(
      dot(600, 330, 240, c),
      times(6, (i) => box(340, 200 + i * 44, 520, 7 + i * 4, cloth)),
      clip(
        "M48 260C200 330 330 250 440 320C560 396 640 280 780 330C900 370 1000 280 1152 330V1180H48Z",
        join(rows),
      ),
      line("M48 1210H1152", a, 10),
      line("M48 1236H1152", b, 6),
      line("M48 1256H1152", a, 3.5),
    );
  },
};

const stripes: Artwork = {
  width: 12,
  height: 4.4,
  light: ["#a3362a", "#e0a23a", "#24507a", "#2e6e57"],
  dark: ["#e8603f", "#f2ba55", "#7fb6d8", "#f3ead6"],
  draw: ([a, b, c, d]) => {
    const inks = [c, d, b, a];
    return join(
      times(4, (i) =>
        join(box(0, 20 + i * 104, 1200, 64, inks[i] ?? a), box(0, 92 + i * 104, 1200, 9, inks[i] ?? a)),
      ),
    );
  },
};

export const GEOMETRY = { truchet, mountains, contours, waves, stripes } satisfies Record<string, Artwork>;
