import {
  box,
  clip,
  dot,
  drop,
  fill,
  halftone,
  join,
  line,
  move,
  petal,
  polygon,
  ring,
  scale,
  times,
} from "../../lib/designer/drawing-kit";
import type { Artwork } from "./artwork";

const arch = (x: number, y: number, w: number, h: number) =>
  `M${x} ${y + h}V${y + h * 0.42}C${x} ${y + h * 0.3} ${x + w * 0.08} ${y + h * 0.28} ${x + w * 0.12} ${y + h * 0.22}C${x + w * 0.2} ${y + h * 0.24} ${x + w * 0.26} ${y + h * 0.16} ${x + w * 0.28} ${y + h * 0.1}C${x + w * 0.38} ${y + h * 0.12} ${x + w * 0.46} ${y + h * 0.06} ${x + w * 0.5} ${y}C${x + w * 0.54} ${y + h * 0.06} ${x + w * 0.62} ${y + h * 0.12} ${x + w * 0.72} ${y + h * 0.1}C${x + w * 0.74} ${y + h * 0.16} ${x + w * 0.8} ${y + h * 0.24} ${x + w * 0.88} ${y + h * 0.22}C${x + w * 0.92} ${y + h * 0.28} ${x + w} ${y + h * 0.3} ${x + w} ${y + h * 0.42}V${y + h}Z`;

const lattice = (x: number, y: number, w: number, h: number, kind: number, ink: string) =>
  kind === 0
    ? join(
        times(12, (i) =>
          line(`M${x - h + i * (w / 4)} ${y + h}l${h} ${-h}M${x + i * (w / 4)} ${y + h}l${-h} ${-h}`, ink, 5),
        ),
      )
    : kind === 1
      ? join(
          times(6, (row) =>
            join(
              times(5, (i) => ring(x + (i + (row % 2) * 0.5) * (w / 4), y + row * (h / 5), w / 8, ink, 5)),
            ),
          ),
        )
      : join(
          times(5, (row) =>
            join(
              times(4, (i) =>
                fill(
                  `M${x + (i + 0.5) * (w / 4)} ${y + row * (h / 5)}l${w / 11} ${h / 11}l${-w / 11} ${h / 11}l${-w / 11} ${-h / 11}Z`,
                  ink,
                ),
              ),
            ),
          ),
        );

const jharokha: Artwork = {
  width: 12,
  height: 14.4,
  light: ["#7a2b3a", "#c8563c", "#dda23a", "#2f7d6a"],
  dark: ["#f6e9d6", "#f08a6a", "#f4bd58", "#7cd0b4"],
  draw: ([a, b, c, d], cloth) => {
    const window = (x: number, y: number, w: number, h: number, kind: number) =>
      join(
        fill(arch(x - 14, y - 20, w + 28, h + 20), a),
        fill(arch(x, y, w, h), cloth),
        clip(arch(x, y, w, h), lattice(x, y + h * 0.1, w, h, kind, b)),
        line(arch(x + 9, y + 14, w - 18, h), c, 5),
        box(x - 26, y + h, w + 52, 20, a),
        times(5, (i) => dot(x + (i * w) / 4, y + h + 34, 8, c)),
      );
    const dome = (x: number, y: number, w: number, ink: string) =>
      join(
        fill(
          `M${x - w} ${y}C${x - w * 1.1} ${y - w * 0.8} ${x - w * 0.4} ${y - w * 0.9} ${x} ${y - w * 1.5}C${x + w * 0.4} ${y - w * 0.9} ${x + w * 1.1} ${y - w * 0.8} ${x + w} ${y}Z`,
          ink,
        ),
        times(3, (i) =>
          line(
            `M${x} ${y - w * 1.36}C${x + (i - 1) * w * 0.5} ${y - w * 0.9} ${x + (i - 1) * w * 0.7} ${y - w * 0.5} ${x + (i - 1) * w * 0.6} ${y - 6}`,
            cloth,
            5,
          ),
        ),
        line(`M${x} ${y - w * 1.5}v${-w * 0.36}`, a, 8),
        dot(x, y - w * 1.86, 9, c),
        box(x - w - 18, y, 2 * w + 36, 20, a),
      );
    return join(
      dome(600, 250, 130, b),
      dome(290, 330, 76, c),
      dome(910, 330, 76, c),
      dome(130, 400, 46, b),
      dome(1070, 400, 46, b),
      box(70, 420, 1060, 16, a),
      box(380, 268, 440, 168, cloth),
      box(396, 272, 408, 14, a),
      times(3, (i) => window(428 + i * 124, 300, 96, 100, (i + 1) % 3)),
      box(200, 350, 180, 76, cloth),
      box(820, 350, 180, 76, cloth),
      times(3, (i) =>
        join(fill(arch(216 + i * 54, 356, 40, 64), a), fill(arch(836 + i * 54, 356, 40, 64), a)),
      ),
      times(3, (row) =>
        join(
          times(3 - (row === 2 ? 0 : 0), (i) =>
            window(130 + i * 340, 480 + row * 290, 260, 216, (row + i) % 3),
          ),
        ),
      ),
      [1, 2].map((row) =>
        times(27, (i) => fill(`M${84 + i * 38.4} ${436 + row * 290 + 6}l19 -18l19 18Z`, row % 2 ? c : b)),
      ),
      move(
        640,
        970,
        scale(
          0.9,
          0.9,
          0,
          0,
          join(
            fill(
              "M-20 40C-50 0 -40 -60 0 -80C40 -70 60 -30 50 10C80 60 90 120 84 170L50 80C20 80 0 70 -20 40Z",
              d,
            ),
            fill("M-4 -78C-30 -70 -36 -50 -28 -40L-10 -50Z", c),
            dot(6, -54, 7, cloth),
            line("M10 -10C30 20 40 50 50 80", cloth, 6),
          ),
        ),
      ),
      box(40, 1374, 1120, 18, a),
      times(28, (i) => fill(petal(60 + i * 40, 1430, 34, 12), i % 2 ? b : c)),
      box(40, 436, 14, 940, a),
      box(1146, 436, 14, 940, a),
    );
  },
};

const gateway: Artwork = {
  width: 12,
  height: 15,
  light: ["#3a2a24", "#b8532f", "#d9a441", "#3a2a24"],
  dark: ["#f3ead6", "#e2794a", "#f0bd5a", "#f3ead6"],
  draw: ([a, b, c], cloth) => {
    const storey = (i: number) => {
      const width = 920 - i * 78;
      const height = 116 - i * 5;
      const y = 1120 - times(i, (k) => 116 - k * 5 + 12).reduce((sum, h) => sum + h, 0) - height;
      const x = 600 - width / 2;
      const niches = 9 - Math.floor(i * 0.75);
      const gap = width / niches;
      return join(
        fill(
          polygon([
            [x + 12, y],
            [x + width - 12, y],
            [x + width, y + height],
            [x, y + height],
          ]),
          i % 2 ? a : b,
        ),
        times(niches, (k) => {
          const nx = x + gap * k + gap * 0.2;
          const isMiddle = k === Math.floor(niches / 2) && niches % 2 === 1;
          return join(
            fill(arch(nx, y + 16, gap * 0.6, height - 24), cloth),
            isMiddle
              ? fill(arch(nx + 6, y + 30, gap * 0.6 - 12, height - 38), c)
              : line(`M${nx + gap * 0.3} ${y + 44}V${y + height - 8}`, i % 2 ? b : a, 6),
          );
        }),
        box(x - 18, y + height - 2, width + 36, 12, c),
        times(Math.floor(width / 34), (k) => dot(x + 17 + k * 34, y + 2, 7, c)),
        [x - 4, x + width + 4].map((px) => fill(drop(px, y + height - 12, 13, 54), a)),
      );
    };
    const top = 1120 - times(9, (k) => 116 - k * 5 + 12).reduce((sum, h) => sum + h, 0);
    return join(
      halftone({ x: 120, y: 60, width: 960, height: 760 }, 30, c, (x, y) => {
        const far = Math.hypot(x - 600, y - 420);
        return far > 400 || far < 330 ? 0 : 8;
      }),
      times(9, storey),
      fill(
        `M470 ${top}C450 ${top - 90} 520 ${top - 110} 600 ${top - 112}C680 ${top - 110} 750 ${top - 90} 730 ${top}Z`,
        b,
      ),
      times(6, (i) =>
        line(
          `M${500 + i * 40} ${top - 8}C${504 + i * 38} ${top - 60} ${530 + i * 28} ${top - 90} ${552 + i * 19} ${top - 104}`,
          cloth,
          6,
        ),
      ),
      times(5, (i) => fill(drop(500 + i * 50, top - 100 - (i === 2 ? 12 : i % 2 ? 8 : -6), 12, 50), c)),
      box(110, 1130, 980, 150, a),
      times(6, (i) => box(150 + i * 70 + (i > 2 ? 490 - 70 * 1 : 0), 1146, 44, 134, i % 2 ? b : c)),
      fill(arch(470, 1110, 260, 170), cloth),
      line(arch(470, 1110, 260, 170), c, 9),
      fill(arch(510, 1150, 180, 130), b),
      fill(arch(545, 1184, 110, 96), cloth),
      times(5, (i) => box(100 - i * 20, 1286 + i * 30, 1000 + i * 40, 22, i % 2 ? b : a)),
      line("M0 1460H1200", c, 8),
    );
  },
};

export const BUILDINGS = { jharokha, gateway } satisfies Record<string, Artwork>;
