import { around, box, dot, drop, fill, join, line, oval, star, times, turn } from "../drawing-kit";
import { BROWN, CREAM, INK, LEAF, MAROON, PINK, piece, RED, SKY, SUN } from "./art-piece";

export const celebration = {
  cake: piece(
    [PINK, CREAM, SUN, BROWN, SKY],
    ([a, b, c, d, e]) =>
      join(
        [68, 100, 132].map((x, i) =>
          join(box(x - 5, 34, 10, 36, i === 1 ? c : e, 3), fill(drop(x, 24, 7, 20), i === 1 ? a : c)),
        ),
        fill("M44 78C44 66 156 66 156 78V120H44Z", b),
        fill(
          "M44 78C44 66 156 66 156 78V88C150 104 138 102 134 90C130 104 116 106 110 92C104 104 92 106 86 92C80 106 66 104 62 90C58 102 48 100 44 90Z",
          a,
        ),
        fill("M22 126C22 112 178 112 178 126V182H22Z", d),
        fill(
          "M22 126C22 112 178 112 178 126V136C172 152 160 152 154 138C148 154 132 154 126 140C120 154 106 154 100 140C94 154 80 154 74 140C68 154 52 154 46 138C40 152 28 152 22 136Z",
          b,
        ),
        times(7, (i) => dot(36 + i * 21.4, 168, 5, i % 2 ? c : a)),
        box(8, 182, 184, 12, e, 6),
      ),
    { frame: [7, 3, 186, 192] },
  ),
  balloons: piece(
    [RED, SUN, SKY, INK, CREAM],
    ([a, b, c, d, e]) =>
      join(
        line(
          "M60 122C70 160 92 180 100 232M104 100C108 150 98 180 100 232M148 128C140 170 112 180 100 232",
          d,
          3.4,
        ),
        [
          [58, 70, a, 0],
          [148, 76, c, 0],
          [104, 52, b, 0],
        ].map(([x, y, ink]) => {
          const [cx, cy] = [Number(x), Number(y)];
          return join(
            fill(
              `M${cx} ${cy - 48}C${cx + 32} ${cy - 48} ${cx + 44} ${cy - 22} ${cx + 38} ${cy + 4}C${cx + 32} ${cy + 28} ${cx + 14} ${cy + 46} ${cx} ${cy + 48}C${cx - 14} ${cy + 46} ${cx - 32} ${cy + 28} ${cx - 38} ${cy + 4}C${cx - 44} ${cy - 22} ${cx - 32} ${cy - 48} ${cx} ${cy - 48}Z`,
              String(ink),
            ),
            fill(`M${cx} ${cy + 44}L${cx + 8} ${cy + 56}H${cx - 8}Z`, String(ink)),
            line(
              `M${cx - 24} ${cy - 10}C${cx - 24} ${cy - 22} ${cx - 16} ${cy - 30} ${cx - 8} ${cy - 32}`,
              e,
              6,
            ),
          );
        }),
      ),
    { frame: [17, 3, 172, 232], onDark: [RED, SUN, SKY, CREAM, CREAM] },
  ),
  gift: piece(
    [RED, SUN, CREAM, MAROON],
    ([a, b, c, d]) =>
      join(
        fill(
          "M100 62C70 60 44 46 52 24C60 6 88 18 100 62ZM100 62C130 60 156 46 148 24C140 6 112 18 100 62Z",
          b,
        ),
        fill(
          "M90 48C76 46 64 40 66 32C70 26 82 32 90 48ZM110 48C124 46 136 40 134 32C130 26 118 32 110 48Z",
          d,
        ),
        box(16, 60, 168, 36, a, 5),
        box(28, 96, 144, 96, a),
        box(28, 96, 144, 12, d),
        [
          [54, 130],
          [54, 170],
          [146, 130],
          [146, 170],
          [38, 150],
          [162, 150],
          [70, 150],
          [130, 150],
        ].map(([x = 0, y = 0]) => dot(x, y, 5, c)),
        box(86, 60, 28, 132, b),
        dot(100, 60, 11, d),
      ),
    { frame: [15, 15, 170, 178], onDark: [RED, SUN, CREAM, "#b23a58"] },
  ),
  rocket: piece(
    [RED, SUN, SKY, CREAM, BROWN],
    ([a, b, c, d, e]) =>
      turn(
        28,
        100,
        110,
        join(
          line("M100 150V222", e, 6),
          fill("M100 0L130 46H70Z", a),
          box(74, 46, 52, 96, b, 3),
          times(3, (i) => fill(`M74 ${62 + i * 28}L126 ${50 + i * 28}V${62 + i * 28}L74 ${74 + i * 28}Z`, c)),
          box(74, 132, 52, 12, a),
          fill(star(100, 96, 15, 7, 5), d),
          line("M86 150L76 182M114 150L124 182M68 150L50 172M132 150L150 172", b, 5),
        ),
      ),
    { frame: [23, 12, 135, 201] },
  ),
  anar: piece(
    [SUN, RED, CREAM, LEAF, PINK],
    ([a, b, c, d, e]) =>
      join(
        times(11, (i) => {
          const angle = -75 + i * 15;
          return turn(
            angle,
            110,
            150,
            join(
              line(`M110 138V${i % 2 ? 62 : 82}`, i % 2 ? a : e, 5, 'stroke-dasharray="14 10"'),
              fill(star(110, i % 2 ? 40 : 62, 11, 4.5, 4), i % 2 ? a : c),
            ),
          );
        }),
        times(6, (i) => turn(-52 + i * 21, 110, 150, dot(110, 22 + (i % 2) * 8, 4.5, i % 2 ? d : b))),
        fill("M92 146H128L166 224H54Z", b),
        fill("M84 163H136L142 176H78ZM71 190H149L156 203H64Z", a),
        oval(110, 146, 18, 6, c),
        box(46, 222, 128, 9, d, 4),
      ),
    { frame: [3, 18, 213, 214], onDark: [SUN, RED, CREAM, "#4bb489", PINK] },
  ),
  bunting: piece(
    [RED, SUN, SKY, LEAF, INK],
    ([a, b, c, d, e]) =>
      join(
        times(8, (i) => {
          const x = 26 + i * 32;
          const y = 16 + 34 * Math.sin(((i + 0.5) / 8) * Math.PI);
          return turn(
            (3.5 - i) * -5,
            x + 14,
            y,
            fill(`M${x} ${y}H${x + 28}L${x + 14} ${y + 42}Z`, [a, b, c, d][i % 4] ?? a),
          );
        }),
        line("M8 14C80 62 220 62 296 14", e, 5),
      ),
    { frame: [4, 10, 296, 82], onDark: [RED, SUN, SKY, "#4bb489", CREAM] },
  ),
  "party-hat": piece(
    [PINK, SUN, SKY, CREAM],
    ([a, b, c, d]) =>
      join(
        fill("M100 26L164 184C130 200 70 200 36 184Z", a),
        fill("M86 60L114 60L126 90L74 90ZM62 120H138L151 152H49Z", b),
        times(5, (i) => dot(60 + i * 20, 172 + (i % 2) * 6, 6, d)),
        dot(90, 106, 6, c),
        dot(112, 106, 6, d),
        around(12, 100, 26, line("M100 26V6", c, 6)),
        dot(100, 26, 7, d),
      ),
    { frame: [35, 2, 130, 195] },
  ),
};
