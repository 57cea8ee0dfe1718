import {
  both,
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
  petal,
  polar,
  ring,
  times,
  turn,
  type Xy,
} from "../../lib/designer/drawing-kit";
import type { Artwork } from "./artwork";

/** A lotus seen from the side: back petals, front petals, a heart. */
export const lotusFlower = (
  x: number,
  y: number,
  s: number,
  [a, b, c]: readonly [string, string, string],
  cloth: string,
) => {
  const leaf = (angle: number, length: number, width: number, ink: string, vein: string) =>
    turn(
      angle,
      0,
      0,
      join(
        fill(petal(0, 0, length, width, 0.62), ink),
        line(petal(0, 0, length, width, 0.62), cloth, 9),
        times(5, (i) =>
          line(
            `M${(i - 2) * width * 0.09} ${-length * 0.1}Q${(i - 2) * width * 0.32} ${-length * 0.5} ${(i - 2) * width * 0.07} ${-length * 0.84}`,
            vein,
            4,
          ),
        ),
      ),
    );
  return move(
    x,
    y,
    `<g transform="scale(${s})">${join(
      [-76, 76, -50, 50].map((angle, i) => leaf(angle, i < 2 ? 330 : 380, 120, b, a)),
      [-26, 26].map((angle) => leaf(angle, 410, 124, a, b)),
      leaf(0, 430, 130, b, a),
      [-62, 62].map((angle) => leaf(angle, 270, 104, a, b)),
      [-34, 34].map((angle) => leaf(angle, 300, 110, b, a)),
      leaf(0, 300, 120, a, b),
      fill(drop(0, -70, 46, 150), c),
      line(drop(0, -70, 46, 150), cloth, 8),
    )}</g>`,
  );
};

const lotus: Artwork = {
  width: 11,
  height: 10.4,
  light: ["#b8336a", "#e58aa8", "#e0a23a", "#2d6a5d"],
  dark: ["#e2588c", "#f4afc4", "#f2bd55", "#7cc0a4"],
  draw: ([a, b, c, d], cloth) =>
    join(
      times(19, (i) => {
        const p = polar(550, 640, 500, 0.55 + (i / 18) * 0.4);
        return dot(p[0], p[1], i % 3 === 0 ? 13 : 7, c);
      }),
      lotusFlower(550, 690, 1.12, [a, b, c], cloth),
      times(3, (i) =>
        line(
          curve(times(11, (k): Xy => [90 + i * 60 + k * (92 - i * 12), 780 + i * 62 + (k % 2 ? 12 : -12)])),
          d,
          15 - i * 3,
        ),
      ),
      both(
        550,
        join(
          fill("M200 742C130 700 70 710 40 742C80 776 150 780 200 742Z", d),
          line("M60 742H180", cloth, 5),
        ),
      ),
      [0, 1, 2].map((i) => dot(470 + i * 80, 980, 9, c)),
    ),
};

export const marigoldHead = (
  x: number,
  y: number,
  r: number,
  [a, b]: readonly [string, string],
  cloth: string,
) =>
  join(
    [1, 0.82, 0.64, 0.46, 0.28].map((k, level) => {
      const count = 18 - level * 3;
      return join(
        times(count, (i) => {
          const p = polar(x, y, r * k * 0.82, (i + (level % 2) * 0.5) / count);
          return dot(p[0], p[1], r * k * 0.26, level % 2 ? b : a);
        }),
        ring(x, y, r * k * 0.66, cloth, r * 0.025),
      );
    }),
    dot(x, y, r * 0.14, b),
  );

const marigold: Artwork = {
  width: 10.5,
  height: 13.4,
  light: ["#e07b1a", "#f0b62f", "#2f6b4a", "#8a2f1f"],
  dark: ["#f08a2a", "#f7c64a", "#6fb58c", "#f3ead6"],
  draw: ([a, b, c, d], cloth) => {
    const random = chances(9);
    const string = (x: number, length: number) =>
      join(
        line(`M${x} 60V${length + 40}`, d, 7),
        times(Math.floor(length / 122), (i) => {
          const y = 132 + i * 122;
          const isLeaf = i % 3 === 2;
          return isLeaf
            ? join(
                fill(petal(x, y + 20, 84, 34), c),
                turn(62, x, y, fill(petal(x, y + 20, 96, 34), c)),
                turn(-62, x, y, fill(petal(x, y + 20, 96, 34), c)),
              )
            : marigoldHead(x + (random() - 0.5) * 8, y, 64, i % 2 ? [b, a] : [a, b], cloth);
        }),
        fill(`M${x - 22} ${length + 50}L${x + 22} ${length + 50}L${x} ${length + 130}Z`, d),
        times(3, (i) => dot(x - 16 + i * 16, length + 42, 9, b)),
      );
    return join(
      box(80, 34, 890, 28, d, 14),
      times(12, (i) => dot(110 + i * 76, 48, 7, b)),
      [180, 352, 524, 696, 868].map((x, i) => string(x, [760, 1020, 1150, 1020, 760][i] ?? 900)),
    );
  },
};

const mango: Artwork = {
  width: 10,
  height: 11.6,
  light: ["#e8a020", "#e2632b", "#2f6b3f", "#5a3a1d"],
  dark: ["#f6b733", "#f07a3c", "#6db37d", "#f3ead6"],
  draw: ([a, b, c, d], cloth) => {
    const fruit = (x: number, y: number, s: number, angle: number) =>
      turn(
        angle,
        x,
        y,
        move(
          x,
          y,
          `<g transform="scale(${s})">${join(
            fill(
              "M0 0C120 -20 230 90 240 250C250 420 120 520 10 500C-90 480 -130 400 -190 330C-240 260 -230 130 -150 60C-110 20 -60 6 0 0Z",
              a,
            ),
            clip(
              "M0 0C120 -20 230 90 240 250C250 420 120 520 10 500C-90 480 -130 400 -190 330C-240 260 -230 130 -150 60C-110 20 -60 6 0 0Z",
              join(
                times(13, (row) =>
                  join(
                    times(12, (k) => {
                      const px = -230 + k * 44 + (row % 2) * 22;
                      const py = 20 + row * 40;
                      const r = 15 * Math.max(0, 1 - Math.hypot(px + 170, py - 110) / 300);
                      return r > 2 ? dot(px, py, r, b) : "";
                    }),
                  ),
                ),
                line("M180 130C216 220 214 320 170 400", cloth, 17),
              ),
            ),
          )}</g>`,
        ),
      );
    const leaf = (x: number, y: number, length: number, angle: number) =>
      turn(
        angle,
        x,
        y,
        join(
          fill(petal(x, y, length, length * 0.17, 0.5), c),
          line(`M${x} ${y - 20}V${y - length * 0.86}`, cloth, 6),
          times(5, (i) =>
            line(
              `M${x} ${y - length * (0.2 + i * 0.13)}l${length * 0.075} ${-length * 0.07}M${x} ${y - length * (0.2 + i * 0.13)}l${-length * 0.075} ${-length * 0.07}`,
              cloth,
              4,
            ),
          ),
        ),
      );
    return join(
      line(
        "M520 60C530 160 470 220 400 330M512 170C580 230 640 260 690 340M506 190C500 300 520 420 520 540",
        d,
        20,
      ),
      leaf(520, 110, 400, 74),
      leaf(516, 100, 380, -80),
      leaf(530, 90, 330, 118),
      leaf(508, 130, 300, -118),
      fruit(380, 330, 0.94, 10),
      fruit(700, 340, 0.9, -14),
      fruit(530, 540, 1.02, 2),
    );
  },
};

const boll: Artwork = {
  width: 9.6,
  height: 13.2,
  light: ["#6b4a2c", "#fffdf6", "#b5763a", "#4d6b45"],
  dark: ["#c99a62", "#f7f1e2", "#e0b06a", "#8fb086"],
  draw: ([a, b, c, d], cloth) => {
    const puff = (x: number, y: number, r: number) => join(dot(x, y, r + 9, a), dot(x, y, r, b));
    const flower = (x: number, y: number, s: number) =>
      move(
        x,
        y,
        `<g transform="scale(${s})">${join(
          [-58, 58, -24, 24].map((angle) =>
            turn(angle, 0, 40, join(fill(petal(0, 60, 270, 74), c), line(petal(0, 60, 270, 74), a, 10))),
          ),
          [
            [-92, -70, 86],
            [92, -70, 86],
            [0, -150, 96],
            [-54, 14, 78],
            [54, 14, 78],
          ].map(([px = 0, py = 0, r = 0]) => puff(px, py, r)),
          [
            [-92, -70, 86],
            [92, -70, 86],
            [0, -150, 96],
            [-54, 14, 78],
            [54, 14, 78],
          ].map(([px = 0, py = 0, r = 0]) => dot(px, py, r, b)),
          [
            [-104, -86, 50, 0.55],
            [92, -96, 46, 0.62],
            [0, -176, 56, 0.56],
            [-60, 10, 40, 0.5],
            [60, 10, 40, 0.6],
          ].map(([px = 0, py = 0, r = 0, f = 0]) =>
            line(
              `M${polar(px, py, r, f)[0]} ${polar(px, py, r, f)[1]}A${r} ${r} 0 0 1 ${polar(px, py, r, f + 0.32)[0]} ${polar(px, py, r, f + 0.32)[1]}`,
              a,
              8,
            ),
          ),
          [-72, 72, 0].map((angle) =>
            turn(angle, 0, 74, join(fill(petal(0, 130, 150, 56), a), line("M0 110V20", cloth, 6))),
          ),
        )}</g>`,
      );
    const leaf = (x: number, y: number, s: number, angle: number) =>
      turn(
        angle,
        x,
        y,
        join(
          [-52, 0, 52].map((spread) =>
            turn(
              spread,
              x,
              y,
              join(fill(petal(x, y, 220 * s, 58 * s), d), line(`M${x} ${y - 20}V${y - 180 * s}`, cloth, 6)),
            ),
          ),
        ),
      );
    return join(
      line(
        "M480 1290C470 1080 520 860 486 540M492 960C580 900 690 860 720 720M500 1090C400 1040 290 1010 262 900",
        a,
        22,
      ),
      leaf(492, 1190, 0.9, -86),
      leaf(500, 1120, 1, 82),
      leaf(700, 812, 0.6, 70),
      flower(486, 400, 1.28),
      flower(728, 660, 0.72),
      flower(256, 840, 0.7),
      oval(486, 1296, 90, 10, a),
    );
  },
};

export const FLOWERS = { lotus, marigold, mango, boll } satisfies Record<string, Artwork>;
