import {
  around,
  box,
  chances,
  dot,
  drop,
  fill,
  join,
  line,
  petal,
  ring,
  star,
  times,
  turn,
  type Xy,
} from "../../lib/designer/drawing-kit";
import type { Artwork } from "./artwork";

/** A block-print buti: one flower, two leaves, slightly out of register in its second colour. */
const buti = (x: number, y: number, s: number, [a, b]: readonly [string, string], cloth: string, slip: Xy) =>
  `<g transform="translate(${x} ${y}) scale(${s})">${join(
    line("M0 96C-6 60 6 40 0 0", b, 9),
    fill("M0 70C-46 66 -62 40 -58 16C-26 18 -4 38 0 70Z", b),
    fill("M0 84C46 80 62 54 58 30C26 32 4 52 0 84Z", b),
    `<g transform="translate(${slip[0]} ${slip[1]})">${join(around(7, 0, -34, fill(petal(0, -46, 52, 22), a)), dot(0, -34, 19, cloth), dot(0, -34, 11, b))}</g>`,
    times(3, (i) => dot(-30 + i * 30, 116 - Math.abs(i - 1) * -4, 5, a)),
  )}</g>`;

const butiPatch: Artwork = {
  width: 9,
  height: 12,
  light: ["#a8322d", "#24406e", "#a8322d", "#a8322d"],
  dark: ["#ee7a5c", "#f3ead6", "#ee7a5c", "#f3ead6"],
  draw: ([a, b], cloth) => {
    const random = chances(31);
    return join(
      times(9, (row) =>
        join(
          times(row % 2 ? 4 : 5, (column) =>
            turn(
              (random() - 0.5) * 2,
              450,
              600,
              buti(
                90 + column * 180 + (row % 2) * 90 + (random() - 0.5) * 6,
                84 + row * 130 + (random() - 0.5) * 6,
                0.76,
                [a, b],
                cloth,
                [2 + random() * 5, -2 + random() * 4],
              ),
            ),
          ),
        ),
      ),
    );
  },
};

const allover: Artwork = {
  width: 38,
  height: 36,
  light: ["#8e2424", "#26211f", "#8e2424", "#26211f"],
  dark: ["#e9dcc2", "#e8744c", "#e9dcc2", "#e8744c"],
  draw: ([a, b], cloth) => {
    const random = chances(63);
    const block = (kind: number) =>
      [
        join(
          around(8, 0, 0, fill(petal(0, -16, 74, 26), a)),
          dot(0, 0, 18, b),
          ring(0, 0, 86, b, 6, 'stroke-dasharray="3 13" stroke-linecap="round"'),
        ),
        join(
          fill("M0 -84L84 0L0 84L-84 0Z", b),
          fill("M0 -66L66 0L0 66L-66 0Z", cloth),
          around(4, 0, 0, fill(drop(0, -18, 12, 40), a)),
          dot(0, 0, 9, b),
        ),
        join(
          ring(0, 0, 62, a, 20),
          around(12, 0, 0, dot(0, -62, 5.5, cloth)),
          fill(star(0, 0, 40, 17, 8), b),
          around(12, 0, 0, fill(petal(0, -74, 22, 9), b)),
        ),
        join(
          times(3, (i) => turn(i * 60, 0, 0, box(-8, -78, 16, 156, a, 8))),
          dot(0, 0, 27, cloth),
          dot(0, 0, 18, b),
          around(6, 0, 0, dot(0, -84, 9, b), 30),
        ),
      ][kind];
    const gap = 188;
    return join(
      times(21, (row) =>
        join(
          times(
            20,
            (column) =>
              `<g transform="translate(${(92 + column * gap + (random() - 0.5) * 7).toFixed(1)} ${(94 + row * gap * 0.92 + (random() - 0.5) * 7).toFixed(1)}) rotate(${((random() - 0.5) * 3).toFixed(1)})">${block((column + row * 2 + (row % 2)) % 4)}</g>`,
          ),
        ),
      ),
      times(20, (row) =>
        join(times(19, (column) => fill(star(186 + column * gap, 180 + row * gap * 0.92, 14, 5, 4), b))),
      ),
    );
  },
};

export const BLOCKS = { buti: butiPatch, allover } satisfies Record<string, Artwork>;
