import {
  arc,
  around,
  box,
  clip,
  curve,
  dot,
  fill,
  join,
  line,
  move,
  petal,
  polar,
  ring,
  scale,
  times,
  turn,
  type Xy,
} from "../../lib/designer/drawing-kit";
import type { Artwork } from "./artwork";

/** A figure in the grammar of Warli painting: two triangles to a body. */
const dancer = (ink: string, arms: number) =>
  join(
    fill("M-30 -60L30 -60L0 0Z", ink),
    fill("M0 -4L26 52L-26 52Z", ink),
    dot(0, -84, 17, ink),
    dot(14, -98, 8, ink),
    line("M0 -66V-74", ink, 7),
    line(`M-28 -58L-56 ${-34 + arms}L-84 ${-52 + arms}M28 -58L56 ${-34 + arms}L84 ${-52 + arms}`, ink, 8),
    line("M-14 50L-24 84L-12 112L-26 116M14 50L30 80L22 110L36 112", ink, 8),
  );

const warli: Artwork = {
  width: 13,
  height: 14,
  light: ["#5a2a1c", "#b1532c", "#5a2a1c", "#5a2a1c"],
  dark: ["#f6efdf", "#f0b85c", "#f6efdf", "#f6efdf"],
  draw: ([a, b]) => {
    const spiral = times(34, (i) => {
      const t = i / 33;
      const turnAt = 0.1 + t * 1.82;
      const radius = 560 - t * 330;
      const size = 0.86 - t * 0.34;
      const p = polar(650, 640, radius, turnAt);
      return move(
        p[0],
        p[1],
        turn(
          (turnAt + 0.25) * 360,
          0,
          0,
          scale(size, size, 0, 0, dancer(i % 9 === 4 ? b : a, i % 2 ? -12 : 10)),
        ),
      );
    });
    const player = move(
      650,
      640,
      scale(
        1.25,
        1.25,
        0,
        0,
        join(
          dancer(a, 20),
          line("M40 -40C80 -20 110 20 118 70", a, 9),
          fill("M108 60C140 70 150 110 132 130C104 126 96 90 108 60Z", b),
        ),
      ),
    );
    const tree = (x: number, y: number, s: number) =>
      move(
        x,
        y,
        scale(
          s,
          s,
          0,
          0,
          join(
            line("M0 0V-170", a, 9),
            times(9, (i) =>
              line(`M0 ${-40 - i * 15}l${-52 + i * 4} -34M0 ${-40 - i * 15}l${52 - i * 4} -34`, a, 5),
            ),
          ),
        ),
      );
    const hut = (x: number, y: number) =>
      move(
        x,
        y,
        join(
          line("M-70 0V-70H70V0Z", a, 7),
          fill("M-100 -66L0 -150L100 -66Z", a),
          times(9, (i) => line(`M${-60 + i * 15} 0V-66`, a, 4)),
          box(-16, -46, 32, 46, b),
        ),
      );
    return join(
      spiral,
      player,
      ring(650, 640, 140, b, 5, 'stroke-dasharray="3 17" stroke-linecap="round"'),
      line("M20 1300H1280", a, 8),
      times(42, (i) => fill(`M${24 + i * 30} 1316l14 22l14 -22Z`, i % 3 ? a : b)),
      line("M20 1352H1280", a, 6),
      tree(90, 1292, 0.9),
      tree(170, 1292, 0.62),
      tree(1200, 1292, 0.95),
      tree(1120, 1292, 0.6),
      hut(330, 1296),
      hut(980, 1296),
      times(5, (i) => move(520 + i * 70, 1250, scale(0.42, 0.42, 0, 0, dancer(a, i % 2 ? 12 : -10)))),
    );
  },
};

const fish = ([a, b, c]: readonly string[], cloth: string) => {
  const body =
    "M-330 0C-250 -150 -60 -190 120 -120C200 -90 250 -50 290 0C250 50 200 90 120 120C-60 190 -250 150 -330 0Z";
  return join(
    fill("M270 0C340 -40 400 -130 450 -140C440 -60 440 60 450 140C400 130 340 40 270 0Z", b ?? ""),
    times(7, (i) => line(`M300 0L440 ${-108 + i * 36}`, cloth, 5)),
    line("M270 0C340 -40 400 -130 450 -140C440 -60 440 60 450 140C400 130 340 40 270 0Z", a ?? "", 11),
    fill("M-90 -156C-40 -250 80 -240 140 -112Z", c ?? ""),
    times(7, (i) => line(`M${-60 + i * 28} -148L${-40 + i * 26} ${-206 + Math.abs(i - 3) * 12}`, a ?? "", 5)),
    fill("M-60 160C-20 230 60 220 100 128Z", c ?? ""),
    times(5, (i) => line(`M${-40 + i * 28} 150L${-20 + i * 24} 196`, a ?? "", 5)),
    fill(body, cloth),
    clip(
      body,
      join(
        box(-150, -200, 600, 400, b ?? ""),
        times(7, (row) =>
          join(
            times(10, (i) => {
              const x = -130 + i * 46 + (row % 2) * 23;
              const y = -126 + row * 42;
              return join(
                dot(x, y, 27, row % 2 ? (c ?? "") : cloth),
                ring(x, y, 27, a ?? "", 5),
                line(arc(x, y, 15, -0.2, 0.2), a ?? "", 4),
                dot(x - 2, y, 5, a ?? ""),
              );
            }),
          ),
        ),
        fill("M-340 -200H-140C-100 -90 -100 90 -140 200H-340Z", c ?? ""),
        line("M-140 -200C-100 -90 -100 90 -140 200", a ?? "", 11),
        line("M-118 -200C-78 -90 -78 90 -118 200", cloth, 6),
        times(12, (i) => line(`M-330 ${-130 + i * 24}L-250 ${-130 + i * 24}`, b ?? "", 0)),
      ),
    ),
    line(body, a ?? "", 13),
    line("M-316 0C-240 -138 -56 -176 116 -108", cloth, 4),
    dot(-222, -34, 44, cloth),
    ring(-222, -34, 44, a ?? "", 9),
    dot(-214, -30, 24, a ?? ""),
    dot(-208, -38, 7, cloth),
    times(14, (i) => {
      const p = polar(-222, -34, 58, i / 14);
      return dot(p[0], p[1], 4, a ?? "");
    }),
    line("M-328 6C-300 30 -276 36 -250 32", a ?? "", 9),
  );
};

const madhubani: Artwork = {
  width: 12.6,
  height: 13,
  light: ["#1f1d1c", "#c8362c", "#e8a426", "#2c7a5c"],
  dark: ["#f6efdf", "#e2503f", "#f2b438", "#4fb08a"],
  draw: ([a, b, c, d], cloth) => {
    const frame = "M40 40H1220V1260H40Z";
    const lily = (x: number, y: number, s: number) =>
      move(
        x,
        y,
        scale(
          s,
          s,
          0,
          0,
          join(
            around(
              8,
              0,
              0,
              join(
                fill(petal(0, -14, 84, 30), b),
                line(petal(0, -14, 84, 30), a, 6),
                line("M0 -30V-76", cloth, 4),
              ),
            ),
            dot(0, 0, 24, c),
            ring(0, 0, 24, a, 6),
          ),
        ),
      );
    const leafPad = (x: number, y: number, s: number) =>
      move(
        x,
        y,
        scale(
          s,
          s,
          0,
          0,
          join(
            dot(0, 0, 80, d),
            ring(0, 0, 80, a, 8),
            ring(0, 0, 64, cloth, 4),
            times(12, (i) => {
              const p = polar(0, 0, 58, i / 12);
              return line(`M0 0L${p[0].toFixed(0)} ${p[1].toFixed(0)}`, cloth, 4);
            }),
          ),
        ),
      );
    return join(
      clip(
        "M120 120H1140V1180H120Z",
        join(
          times(14, (row) =>
            line(curve(times(16, (i): Xy => [100 + i * 72, 150 + row * 80 + (i % 2 ? 14 : -14)])), d, 5),
          ),
          times(60, (i) => line(`M${130 + ((i * 173) % 1000)} ${140 + ((i * 311) % 1030)}h26`, a, 4)),
        ),
      ),
      leafPad(250, 250, 0.9),
      leafPad(1010, 1050, 1),
      leafPad(1030, 240, 0.6),
      leafPad(230, 1060, 0.6),
      lily(640, 220, 0.95),
      lily(630, 1085, 0.9),
      lily(1056, 640, 0.7),
      lily(206, 660, 0.7),
      move(640, 470, turn(-9, 0, 0, scale(0.98, 0.98, 0, 0, fish([a, b, c], cloth)))),
      move(620, 830, turn(171, 0, 0, scale(0.98, 0.98, 0, 0, fish([a, d, c], cloth)))),
      line(frame, a, 15),
      line("M66 66H1194V1234H66Z", a, 5),
      line("M116 116H1144V1184H116Z", a, 9),
      times(21, (i) =>
        join(
          [91, 1209].map((y) =>
            join(
              fill(`M${70 + i * 53.4} ${y + 22}l26.7 -44l26.7 44Z`, i % 2 ? b : c),
              dot(96 + i * 53.4, y + 10, 5, cloth),
            ),
          ),
        ),
      ),
      times(19, (i) =>
        join([91, 1169].map((x) => fill(`M${x - 20} ${126 + i * 56}l40 26l-40 26Z`, i % 2 ? c : b))),
      ),
    );
  },
};

export const FOLK = { warli, madhubani } satisfies Record<string, Artwork>;
