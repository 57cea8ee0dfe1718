import {
  arc,
  box,
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
  times,
  turn,
} from "../../lib/designer/drawing-kit";
import type { Artwork } from "./artwork";

const bee: Artwork = {
  width: 9,
  height: 10.6,
  light: ["#2a221c", "#eaa51e", "#f3cf6c", "#8fb8c8"],
  dark: ["#f3ead6", "#f4b02c", "#f7d880", "#9fcbdc"],
  draw: ([a, b, c, d], cloth) => {
    const hex = (x: number, y: number, r: number) =>
      `M${times(6, (i) =>
        polar(x, y, r, i / 6 + 1 / 12)
          .map((n) => n.toFixed(1))
          .join(" "),
      ).join("L")}Z`;
    const cells: readonly (readonly [number, number, number])[] = [
      [450, 470, 0],
      [294, 470, 1],
      [606, 470, 1],
      [372, 335, 1],
      [528, 335, 2],
      [372, 605, 2],
      [528, 605, 0],
      [216, 605, 0],
      [684, 335, 0],
      [216, 335, 2],
      [684, 605, 1],
      [450, 740, 1],
      [294, 740, 0],
      [606, 740, 2],
      [450, 200, 0],
    ];
    return join(
      cells.map(([x, y, kind]) =>
        join(
          fill(hex(x, y, 80), kind === 1 ? b : kind === 2 ? c : cloth),
          line(hex(x, y, 80), a, 11),
          kind === 1 ? line(arc(x, y, 46, 0.55, 0.8), cloth, 9) : "",
        ),
      ),
      fill("M450 790C450 850 430 880 450 920C470 880 450 850 450 790Z", b),
      fill(drop(606, 880, 20, 70), b),
      fill(drop(294, 900, 14, 50), c),
      move(
        470,
        430,
        turn(
          24,
          0,
          0,
          `<g transform="scale(1.25)">${join(
            [-1, 1].map(
              (side) =>
                `<g transform="scale(${side} 1)">${join(turn(56, 20, -40, join(fill(petal(20, -40, 210, 64, 0.7), d), line(petal(20, -40, 210, 64, 0.7), a, 9), line("M20 -70V-210M20 -120l26 -50M20 -130l-26 -50", a, 4))), turn(100, 20, -10, join(fill(petal(20, -10, 150, 46, 0.7), d), line(petal(20, -10, 150, 46, 0.7), a, 9))))}</g>`,
            ),
            oval(0, 60, 70, 120, b),
            clip("M0 -60a70 120 0 1 0 .1 0Z", join(times(3, (i) => box(-80, 8 + i * 58, 160, 27, a)))),
            line("M0 -60a70 120 0 1 0 .1 0Z", a, 11),
            fill("M-14 176L14 176L0 214Z", a),
            dot(0, -70, 52, a),
            times(9, (i) => {
              const p = polar(0, -66, 46, i / 9);
              return dot(p[0], p[1], 13, b);
            }),
            dot(0, -70, 38, b),
            oval(0, -126, 38, 30, a),
            dot(-17, -132, 9, cloth),
            dot(17, -132, 9, cloth),
            line("M-14 -150C-26 -186 -44 -196 -60 -196M14 -150C26 -186 44 -196 60 -196", a, 7),
            dot(-62, -196, 8, a),
            dot(62, -196, 8, a),
          )}</g>`,
        ),
      ),
      line(
        curve([
          [760, 760],
          [800, 820],
          [760, 880],
          [690, 860],
          [700, 940],
          [800, 980],
        ]),
        a,
        8,
        'stroke-dasharray="3 20"',
      ),
    );
  },
};

export const INSECTS = { bee } satisfies Record<string, Artwork>;
