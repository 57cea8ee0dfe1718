import { around, box, dot, drop, fill, join, line, move, oval, ring, times, turn } from "../drawing-kit";
import { BROWN, CREAM, INK, LEAF, MAROON, PALE_BLUE, piece, RED, SKY, SUN } from "./art-piece";

const wheel = (x: number, y: number, r: number, tyre: string, rim: string) =>
  join(dot(x, y, r, tyre), dot(x, y, r * 0.58, rim), dot(x, y, r * 0.2, tyre));

const spoked = (x: number, y: number, r: number, ink: string, rim: string, spokes: number) =>
  join(
    ring(x, y, r, ink, 7),
    around(spokes, x, y, line(`M${x} ${y}V${y - r + 4}`, rim, 2.4)),
    dot(x, y, 5, ink),
  );

const GLASS = "M34 40H146L130 196C129 202 124 206 118 206H62C56 206 51 202 50 196Z";

export const street = {
  "auto-rickshaw": piece(
    [SUN, LEAF, INK, PALE_BLUE, RED],
    ([a, b, c, d, e]) =>
      join(
        fill("M52 78L68 26C72 14 80 8 94 8H186C208 8 220 22 222 46L228 92H48Z", c),
        fill("M74 78L86 36C88 30 92 28 98 28H116V84H72Z", d),
        box(130, 28, 52, 56, d, 6),
        fill("M198 28H206C212 28 214 34 215 40L220 84H198Z", d),
        fill("M14 146C10 116 20 94 52 82H234C242 82 246 88 246 96L242 146Z", b),
        fill("M34 90C46 84 60 82 72 82L76 146H14C11 122 18 98 34 90Z", a),
        box(74, 116, 170, 9, a),
        fill("M124 84H176C182 84 184 88 184 94V116H124Z", c),
        box(130, 92, 46, 16, e, 6),
        dot(32, 106, 11, d),
        dot(32, 106, 5, a),
        box(48, 102, 18, 8, c, 4),
        dot(232, 108, 5, e),
        line("M14 132L2 138", c, 6),
        fill("M16 148C20 128 66 128 72 150ZM168 148C172 126 224 126 230 148Z", c),
        wheel(44, 156, 22, c, a),
        wheel(200, 156, 22, c, a),
        fill("M92 12H182L180 20H88Z", a),
        times(5, (i) => dot(98 + i * 19, 138, 4, a)),
      ),
    { frame: [-2, 7, 249, 172], onDark: [SUN, LEAF, "#55506e", PALE_BLUE, RED] },
  ),
  "chai-glass": piece(
    ["#b9703a", CREAM, INK, SUN],
    ([a, b, c, d]) =>
      move(
        0,
        18,
        join(
          fill("M34 40H146L130 196C129 202 124 206 118 206H62C56 206 51 202 50 196Z", b),
          fill(
            "M38 74C60 82 76 66 100 72C118 76 130 70 142 74L130 192C129 198 124 200 118 200H62C56 200 51 198 50 192Z",
            a,
          ),
          oval(64, 88, 6, 4, b),
          oval(82, 82, 4, 3, b),
          times(4, (i) => line(`M${66 + i * 16} 116L${69 + i * 14} 186`, d, 6)),
          line("M52 54L58 100", b, 6),
          line(GLASS, c, 8),
          line("M58 26C48 14 68 10 58 -2M90 26C80 10 102 4 90 -12M122 26C112 14 132 10 122 -2", c, 6),
        ),
      ),
    { frame: [29, 2, 122, 227], onDark: ["#c47b42", CREAM, "#f0d9b8", SUN] },
  ),
  kite: piece(
    [RED, SUN, SKY, INK, CREAM],
    ([a, b, c, d, e]) =>
      join(
        turn(
          18,
          100,
          96,
          join(
            fill("M100 4V96H14Z", a),
            fill("M100 4V96H186Z", b),
            fill("M14 96H100V178Z", b),
            fill("M186 96H100V178Z", a),
            dot(66, 66, 13, e),
            dot(134, 66, 13, e),
            dot(66, 66, 5.5, d),
            dot(134, 66, 5.5, d),
            fill("M100 178L80 206H120Z", c),
            line("M100 6V178M18 96C50 60 150 60 182 96", d, 4.5),
          ),
        ),
        line("M62 190C40 206 72 220 50 232C34 240 44 256 24 262", d, 4),
      ),
    { frame: [17, 7, 166, 258], onDark: [RED, SUN, SKY, "#f0d9b8", INK] },
  ),
  "spinning-top": piece(
    [RED, SUN, LEAF, INK],
    ([a, b, c, d]) =>
      join(
        turn(
          14,
          90,
          110,
          join(
            box(80, 10, 20, 34, d, 8),
            fill(
              "M22 72C22 46 56 40 90 40C124 40 158 46 158 72C158 110 118 136 98 168H82C62 136 22 110 22 72Z",
              a,
            ),
            fill(
              "M22 74C40 88 140 88 158 74C157 84 154 92 150 99C120 112 60 112 30 99C26 92 23 84 22 74Z",
              b,
            ),
            fill(
              "M44 116C72 126 108 126 136 116C128 124 120 132 113 141C98 146 82 146 67 141C60 132 52 124 44 116Z",
              c,
            ),
            fill("M82 168H98L90 196Z", d),
            line("M44 58C56 52 70 50 84 50", b, 5),
          ),
        ),
        line("M22 204C40 212 84 214 110 206M130 28C158 24 176 40 172 58", d, 5),
      ),
    { frame: [18, 11, 158, 204], onDark: [RED, SUN, LEAF, CREAM] },
  ),
  "monsoon-umbrella": piece(
    [RED, SUN, INK, SKY],
    ([a, b, c, d]) =>
      join(
        line("M110 24V190C110 216 146 216 146 192", c, 8),
        fill(
          "M10 118C14 62 54 28 110 28C166 28 206 62 210 118C194 106 178 106 160 118C144 106 128 106 110 118C92 106 76 106 60 118C42 106 26 106 10 118Z",
          a,
        ),
        fill(
          "M110 28C84 42 66 76 60 118C76 106 92 106 110 118C128 106 144 106 160 118C154 76 136 42 110 28Z",
          b,
        ),
        fill("M110 28C102 50 100 86 110 118C120 86 118 50 110 28Z", a),
        line("M110 12V28", c, 7),
        [
          [24, 30],
          [44, 6],
          [176, 10],
          [200, 40],
          [60, 156],
          [30, 176],
          [184, 152],
          [76, 196],
        ].map(([x = 0, y = 0]) => fill(drop(x, y + 14, 5, 20), d)),
      ),
    { frame: [9, -1, 202, 217], onDark: [RED, SUN, CREAM, "#6fb2dd"] },
  ),
  charkha: piece(
    [BROWN, SUN, CREAM, RED],
    ([a, b, c, d]) =>
      join(
        spoked(96, 92, 72, a, a, 12),
        ring(96, 92, 62, b, 3),
        fill("M18 168H258V184H18Z", a),
        fill("M84 92H108L118 168H74Z", a),
        dot(96, 92, 14, b),
        dot(96, 92, 5, a),
        fill("M210 116H224L230 168H204Z", a),
        line("M96 20C140 40 180 90 216 108M96 164C140 158 190 140 216 118", c, 3.5),
        fill("M196 102H254L262 112L254 122H196Z", d),
        box(204, 98, 34, 28, c, 10),
        times(3, (i) => line(`M${212 + i * 9} 100V124`, d, 2.6)),
        fill("M32 184H52V196H32ZM224 184H244V196H224Z", b),
      ),
    { frame: [17, 15, 246, 182], onDark: ["#b4683c", SUN, CREAM, RED] },
  ),
  "local-train": piece(
    [MAROON, CREAM, INK, PALE_BLUE, SUN],
    ([a, b, c, d, e]) =>
      join(
        line("M44 34L62 8H112L130 34M52 8H122", c, 5),
        fill(
          "M28 52C28 38 40 32 54 32H120C134 32 146 38 146 52V168C146 180 138 186 126 186H48C36 186 28 180 28 168Z",
          a,
        ),
        fill("M28 112H146V132H28Z", b),
        fill("M40 60C40 52 46 50 52 50H80V102H40ZM94 50H122C128 50 134 52 134 60V102H94Z", d),
        line("M48 92L68 58M102 92L122 58", b, 4),
        dot(50, 152, 12, e),
        dot(124, 152, 12, e),
        dot(50, 152, 5, b),
        dot(124, 152, 5, b),
        box(70, 144, 34, 14, c, 4),
        box(64, 38, 46, 7, e, 3),
        fill("M40 186H134L142 200H32Z", c),
        line("M36 204L14 232M138 204L160 232M30 214H144M20 226H154", c, 6),
      ),
    { frame: [10, 4, 154, 232], onDark: ["#b23a58", CREAM, "#77718f", PALE_BLUE, SUN] },
  ),
  scooter: piece(
    [SKY, CREAM, INK, SUN, RED],
    ([a, b, c, d, e]) =>
      join(
        line("M62 26L92 150", c, 9),
        line("M44 30C54 22 66 22 78 28", c, 8),
        fill("M60 34C78 30 92 42 92 58L72 70C62 62 56 46 60 34Z", a),
        dot(64, 50, 9, d),
        fill(
          "M66 66C92 78 98 130 112 148H160C160 112 176 96 210 98C236 100 250 122 248 154H200L190 166H90C74 150 62 110 66 66Z",
          a,
        ),
        fill("M30 156C30 128 50 114 74 120C88 124 96 140 94 156C84 136 46 134 30 156Z", a),
        fill("M142 88C160 78 216 78 232 92C234 100 230 104 222 104H150C142 104 138 96 142 88Z", c),
        box(150, 92, 60, 5, e, 2),
        fill("M182 124C192 112 222 112 232 128C224 142 192 142 182 124Z", b),
        line("M122 158H176", b, 6),
        line("M72 80L84 122", b, 5),
        wheel(62, 166, 26, c, b),
        wheel(214, 166, 26, c, b),
        line("M78 30L88 14", c, 4),
        oval(90, 12, 9, 7, d),
        dot(249, 128, 6, e),
      ),
    { frame: [29, 4, 227, 189], onDark: [SKY, CREAM, "#5d5876", SUN, RED] },
  ),
  bicycle: piece(
    [RED, INK, SUN],
    ([a, b, c]) =>
      join(
        spoked(52, 116, 42, b, c, 10),
        spoked(212, 116, 42, b, c, 10),
        line("M52 116L88 50H180L128 116ZM128 116L84 40M180 50L212 116M180 50L174 26", a, 8),
        line("M174 26C190 18 204 24 206 36", b, 7),
        line("M66 38C78 32 94 34 104 40", b, 10),
        ring(128, 116, 14, c, 6),
        line("M128 116L138 138M130 140H148", b, 6),
        fill("M14 74H48L44 96H20Z", c),
      ),
    { frame: [5, 17, 254, 146], onDark: [RED, CREAM, SUN] },
  ),
};
