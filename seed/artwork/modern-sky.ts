import { arc, box, clip, dot, halftone, join, line, ring, times } from "../../lib/designer/drawing-kit";
import type { Artwork } from "./artwork";

export const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const sun: Artwork = {
  width: 11,
  height: 12,
  light: ["#d9482b", "#e9a23b", "#1f2b46", "#1f2b46"],
  dark: ["#f0602f", "#f4b548", "#f3ead6", "#f3ead6"],
  draw: ([a, b, c]) =>
    join(
      halftone({ x: 60, y: 20, width: 980, height: 900 }, 34, a, (x, y) => {
        const far = Math.hypot(x - 550, y - 520);
        if (far > 480) return 0;
        return 3 + 17.5 * Math.min(1, Math.max(0, (y - 60) / 820)) ** 1.1;
      }),
      times(7, (i) => box(70 + i * 22, 930 + i * 34, 960 - i * 44, 20 - i * 2, i % 2 ? b : c, 8)),
      line(arc(550, 520, 516, 0.54, 0.96), c, 9),
    ),
};

const sunBands: Artwork = {
  width: 12,
  height: 14,
  light: ["#c2352d", "#e08a2e", "#f0c04d", "#1f2b46"],
  dark: ["#ee5b34", "#f29a3c", "#f7cf6b", "#f3ead6"],
  draw: ([a, b, c, d]) => {
    const disk = disc(600, 560, 520);
    const bands = times(12, (i) => {
      const y = 34 + i * 90;
      const height = 91 - Math.max(0, (i - 2) * 7.4);
      return box(60, y, 1080, height, i < 4 ? c : i < 8 ? b : a);
    });
    return join(
      clip(disk, join(bands)),
      times(4, (i) =>
        line(
          `M${170 + i * 62} ${1150 + i * 50}q${60} -26 120 0t120 0t120 0t120 0${i < 3 ? "t120 0" : ""}${i < 2 ? "t120 0" : ""}${i < 1 ? "t120 0" : ""}`,
          d,
          15 - i * 2,
        ),
      ),
      line("M840 190q32 -30 65 6q30 -36 68 -4", d, 9),
      line("M980 120q26 -24 52 5q24 -29 54 -3", d, 8),
    );
  },
};

const moons: Artwork = {
  width: 11,
  height: 11.5,
  light: ["#2d3561", "#8d7fb5", "#c99a3a", "#2d3561"],
  dark: ["#efe9dc", "#b9b4c9", "#e5b95a", "#efe9dc"],
  draw: ([a, b, c], cloth) => {
    const phases = times(13, (i) => {
      const t = i / 12;
      const angle = (0.5 + t * 0.5) * Math.PI * 2;
      const x = 550 + 455 * Math.cos(angle);
      const y = 560 + 455 * Math.sin(angle);
      const r = 26 + 16 * Math.sin(t * Math.PI);
      const shift = (t - 0.5) * 2;
      const shade = clip(
        disc(x, y, r),
        dot(x + Math.sign(shift || 1) * (1 - Math.abs(shift)) * r * 2.1, y, r * 1.02, cloth),
      );
      return join(
        dot(x, y, r, Math.abs(shift) < 0.05 ? c : a),
        Math.abs(shift) < 0.05 ? "" : shade,
        ring(x, y, r, a, 5),
      );
    });
    const craters = halftone({ x: 300, y: 330, width: 500, height: 520 }, 17, cloth, (x, y) => {
      const far = Math.hypot(x - 550, y - 590);
      if (far > 232) return 0;
      const light = Math.max(0, (x - 550) / 240 + 0.25 * Math.sin(x / 37) * Math.cos(y / 41));
      return 6.6 * Math.min(1, light);
    });
    const seas = [
      [480, 500, 64],
      [575, 540, 44],
      [455, 610, 52],
      [545, 690, 70],
      [640, 455, 30],
      [420, 700, 26],
    ].map(([x = 0, y = 0, r = 0]) => dot(x, y, r, b));
    return join(
      phases,
      dot(550, 590, 240, a),
      clip(disc(550, 590, 240), join(seas)),
      craters,
      ring(550, 590, 268, c, 6),
      times(9, (i) => line(`M${250 + i * 75} ${930 + (i % 2) * 42}v34m-17 -17h34`, i % 3 ? b : c, 7)),
      times(5, (i) => dot(330 + i * 110, 1085, 7, a)),
    );
  },
};

export const MODERN_SKY = { sun, "sun-bands": sunBands, moons } satisfies Record<string, Artwork>;
