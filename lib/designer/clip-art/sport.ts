import {
  around,
  both,
  box,
  dot,
  fill,
  join,
  line,
  polar,
  polygon,
  ring,
  star,
  times,
  turn,
} from "../drawing-kit";
import { BROWN, CREAM, GREY, INK, MAROON, piece, RED, SKY, SUN } from "./art-piece";

const WOOD = "#e0b06a";
const five = (x: number, y: number, r: number, offset = -0.25) =>
  polygon(times(5, (i) => polar(x, y, r, i / 5 + offset)));

export const sport = {
  "bat-and-ball": piece(
    [WOOD, RED, INK, CREAM, SUN],
    ([a, b, c, d, e]) =>
      join(
        turn(
          38,
          100,
          104,
          join(
            fill("M78 78H122L128 196C128 208 118 214 100 214C82 214 72 208 72 196Z", a),
            fill("M100 96L112 214H88Z", e),
            fill("M90 8H110V70L122 84H78L90 70Z", c),
            times(5, (i) => line(`M90 ${18 + i * 11}L110 ${24 + i * 11}`, d, 3)),
            box(77, 120, 46, 24, b),
            fill(star(100, 132, 9, 4, 5), d),
          ),
        ),
        dot(158, 160, 34, b),
        line("M136 138C152 148 160 168 156 192", d, 4),
        line(
          "M130 146C142 154 148 172 146 188M144 132C160 142 170 160 166 188",
          d,
          3,
          'stroke-dasharray="3 6"',
        ),
      ),
    { frame: [16, 21, 177, 180], onDark: [WOOD, RED, "#5d5876", CREAM, SUN] },
  ),
  stumps: piece(
    [WOOD, BROWN, RED, CREAM],
    ([a, b, c, d]) =>
      join(
        box(50, 42, 16, 150, a, 6),
        box(92, 42, 16, 150, a, 6),
        turn(9, 142, 190, box(134, 42, 16, 150, a, 6)),
        [58, 100].map((x) => line(`M${x} 60V180`, b, 3)),
        turn(9, 142, 190, line("M142 60V180", b, 3)),
        turn(-16, 72, 30, box(46, 26, 50, 9, b, 4)),
        turn(22, 140, 12, box(114, 8, 46, 9, b, 4)),
        line("M24 194H190", b, 6),
        dot(166, 72, 24, c),
        line("M152 56C164 62 170 78 168 92", d, 4),
        line("M30 78L14 70M34 54L22 42M186 30L196 18M192 108L206 112", c, 6),
      ),
    { frame: [10, -2, 200, 200], onDark: [WOOD, "#b9783f", RED, CREAM] },
  ),
  "cricket-ball": piece(
    [RED, CREAM, MAROON],
    ([a, b, c]) =>
      join(
        dot(90, 90, 86, a),
        fill(
          "M90 176C138 176 176 138 176 90C176 70 168 50 158 38C170 110 126 156 46 164C58 172 74 176 90 176Z",
          c,
        ),
        line("M40 22C84 58 122 116 136 162", b, 5),
        line("M26 34C70 70 106 124 120 170M56 12C98 48 138 106 150 150", b, 4.5, 'stroke-dasharray="4 9"'),
        line("M24 78C28 62 34 52 42 44", b, 6),
      ),
    { frame: [3, 3, 174, 174] },
  ),
  football: piece(
    [CREAM, INK],
    ([a, b]) =>
      join(
        dot(100, 100, 92, b),
        dot(100, 100, 84, a),
        fill(five(100, 100, 32), b),
        times(5, (i) => {
          const from = polar(100, 100, 32, i / 5 - 0.25);
          const to = polar(100, 100, 60, i / 5 - 0.25);
          return line(
            `M${from[0].toFixed(1)} ${from[1].toFixed(1)}L${to[0].toFixed(1)} ${to[1].toFixed(1)}`,
            b,
            5,
          );
        }),
        around(
          5,
          100,
          100,
          join(
            fill("M100 40L78 27C84 21 92 17 100 16C108 17 116 21 122 27Z", b),
            line("M78 27L57 43M122 27L143 43", b, 5),
          ),
        ),
      ),
    { frame: [7, 7, 186, 186], onDark: [CREAM, "#2a2342"] },
  ),
  shuttlecock: piece(
    [CREAM, RED, SKY, INK],
    ([a, b, c, d]) =>
      turn(
        24,
        100,
        100,
        join(
          fill(
            "M78 134L36 18C44 8 52 12 56 18C62 6 74 6 80 16C88 2 112 2 120 16C126 6 138 6 144 18C148 12 156 8 164 18L122 134Z",
            a,
          ),
          line("M86 130L56 22M94 130L80 18M106 130L120 18M114 130L144 22", d, 3),
          line("M54 64C84 76 116 76 146 64M64 94C88 104 112 104 136 94", c, 5),
          box(74, 130, 52, 16, b, 4),
          fill("M74 146H126C128 178 116 192 100 192C84 192 72 178 74 146Z", a),
          line("M74 134C84 140 116 140 126 134", d, 3),
        ),
      ),
    { frame: [47, -5, 146, 193], onDark: [CREAM, RED, SKY, "#5d5876"] },
  ),
  "hockey-sticks": piece(
    [WOOD, INK, RED, CREAM],
    ([a, b, c, d]) =>
      join(
        both(
          100,
          join(
            line("M36 16L126 158C136 176 160 182 174 166C180 158 180 148 176 142", a, 16),
            line("M36 16L66 63", b, 17),
            line("M44 34L54 28M52 46L62 40M60 58L70 52", c, 3),
          ),
        ),
        dot(100, 182, 15, c),
        dot(95, 177, 4, d),
      ),
    { frame: [12, 6, 176, 192], onDark: [WOOD, "#6d6a86", RED, CREAM] },
  ),
  carrom: piece(
    [WOOD, BROWN, RED, INK, CREAM],
    ([a, b, c, d, e]) =>
      join(
        box(4, 4, 192, 192, b, 14),
        box(20, 20, 160, 160, a, 4),
        [
          [32, 32],
          [168, 32],
          [32, 168],
          [168, 168],
        ].map(([x = 0, y = 0]) => dot(x, y, 10, d)),
        around(4, 100, 100, join(line("M60 46H140M60 56H140", b, 3), dot(60, 51, 6, c), dot(140, 51, 6, c))),
        ring(100, 100, 33, b, 3),
        around(6, 100, 100, dot(100, 83, 8, e)),
        around(6, 100, 100, dot(100, 83, 8, d), 30),
        dot(100, 100, 8, c),
      ),
    { frame: [3, 3, 194, 194], onDark: [WOOD, "#9a5a33", RED, INK, CREAM] },
  ),
  dumbbell: piece(
    [INK, RED, GREY],
    ([a, b, c]) =>
      turn(
        -28,
        110,
        80,
        join(
          box(60, 70, 100, 20, c, 6),
          both(
            110,
            join(
              box(42, 34, 22, 92, a, 9),
              box(22, 44, 20, 72, b, 8),
              box(8, 66, 16, 28, a, 6),
              line("M48 46V70", c, 4),
            ),
          ),
          times(5, (i) => line(`M${90 + i * 10} 73V87`, a, 3)),
        ),
      ),
    { frame: [14, 8, 192, 144], onDark: [CREAM, RED, GREY] },
  ),
  "yoga-pose": piece(
    ["#e0955a", RED, INK, SUN],
    ([a, b, c, d]) =>
      join(
        dot(110, 96, 88, d),
        around(20, 110, 96, line("M110 4V14", d, 5)),
        dot(110, 44, 20, a),
        fill("M110 20C124 20 132 30 131 42C122 36 98 36 89 42C88 30 96 20 110 20Z", c),
        dot(110, 15, 9, c),
        fill("M94 66C104 72 116 72 126 66C144 72 148 92 142 112L138 146H82L78 112C72 92 76 72 94 66Z", b),
        both(110, line("M84 76C66 96 54 116 44 144C52 148 58 150 66 150", a, 14)),
        fill(
          "M110 142C140 134 190 146 206 164C212 174 202 184 188 180C160 174 136 172 110 172C84 172 60 174 32 180C18 184 8 174 14 164C30 146 80 134 110 142Z",
          c,
        ),
        fill("M72 158C90 150 130 150 148 158C140 168 80 168 72 158Z", a),
        line("M98 48C102 52 106 52 108 49M112 49C114 52 118 52 122 48", c, 3),
      ),
    { frame: [11, 0, 198, 192], onDark: ["#e0955a", RED, "#4a3f78", SUN] },
  ),
  medal: piece(
    [SUN, RED, CREAM, "#d98a1f", SKY],
    ([a, b, c, d, e]) =>
      join(
        fill("M44 4H84L104 76L72 92Z", b),
        fill("M156 4H116L96 76L128 92Z", e),
        fill("M54 4H66L88 84L80 88ZM146 4H134L112 84L120 88Z", c),
        dot(100, 140, 60, d),
        dot(100, 140, 50, a),
        around(24, 100, 140, dot(100, 97, 2.6, d)),
        fill(star(100, 142, 32, 14, 5), c),
      ),
    { frame: [39, 3, 122, 198] },
  ),
  "running-shoe": piece(
    [SKY, CREAM, RED, INK, SUN],
    ([a, b, c, d, e]) =>
      join(
        fill(
          "M18 60C20 40 36 34 48 42C58 56 76 56 92 40L108 26C124 52 148 78 190 84C222 88 238 100 238 122H22C12 106 16 80 18 60Z",
          a,
        ),
        fill("M108 26L124 16C140 40 160 62 190 72C180 80 170 82 160 78C138 68 120 48 108 26Z", c),
        line("M114 44L128 34M124 58L138 46M136 70L150 58M150 79L162 68", b, 5),
        fill(
          "M52 122C64 98 96 88 124 108C112 108 100 112 94 122ZM18 62C30 66 40 78 40 96C38 108 34 116 30 122H22C12 106 16 80 18 60Z",
          e,
        ),
        fill("M12 122H242C246 142 234 150 216 150H42C22 150 8 142 12 122Z", b),
        fill("M11 138C40 142 210 142 243 136C240 148 230 152 216 152H42C24 152 14 148 11 138Z", d),
        line("M4 40H34M0 62H10", c, 6),
      ),
    { frame: [-4, 15, 248, 138], onDark: [SKY, CREAM, RED, "#5d5876", SUN] },
  ),
  "chess-knight": piece(
    [INK, SUN],
    ([a, b]) =>
      join(
        fill(
          "M66 8L82 32C130 30 164 70 160 134C160 148 154 158 150 166H56C52 140 76 124 92 106C84 108 74 108 66 104L46 122C36 128 18 122 16 106C14 92 38 66 46 54C50 44 56 36 62 32Z",
          a,
        ),
        dot(76, 58, 6.5, b),
        line("M104 46C128 58 140 86 138 120M120 50C142 70 150 100 148 130", b, 5),
        line("M28 104L38 98", b, 5),
        box(40, 166, 124, 18, b, 6),
        fill("M34 184H170L182 210H22Z", a),
      ),
    { frame: [15, 7, 168, 204], onDark: [CREAM, RED] },
  ),
};
