import {
  arc,
  box,
  dot,
  drop,
  fill,
  halftone,
  join,
  line,
  oval,
  petal,
  ring,
  times,
  turn,
} from "../../lib/designer/drawing-kit";
import type { Artwork } from "./artwork";
import { setWord, word } from "./letters";

const kapasType: Artwork = {
  width: 13,
  height: 10.4,
  light: ["#23211e", "#c8512e", "#fffdf6", "#4d6b45"],
  dark: ["#f3ead6", "#ee7a4c", "#fffdf6", "#8fb086"],
  draw: ([a, b, c, d]) => {
    const { body, height } = setWord("kapas", 30, 210, 1240, a, 1.9);
    const puffs = [
      [-34, 6, 36],
      [34, 6, 36],
      [0, -28, 40],
      [-16, 26, 30],
      [16, 26, 30],
    ];
    return join(
      body,
      turn(
        8,
        1040,
        120,
        join(
          line("M1040 190C1036 240 1010 270 960 290", d, 13),
          [-60, 60, 0].map((angle) => turn(angle, 1040, 150, fill(petal(1040, 164, 120, 34), b))),
          puffs.map(([x = 0, y = 0, r = 0]) => dot(1040 + x, 104 + y, r + 6, b)),
          puffs.map(([x = 0, y = 0, r = 0]) => dot(1040 + x, 104 + y, r, c)),
        ),
      ),
      box(30, 250 + height, 1240, 14, b),
      times(3, (i) => box(30, 278 + height + i * 20, 1240, 7 - i * 2, a)),
      word("kapas-latin", 1040, 366 + height, 230, b),
      times(11, (i) => fill(drop(46 + i * 90, 432 + height, 14, 48), i % 2 ? b : d)),
    );
  },
};

const mumbaiLocal: Artwork = {
  width: 13,
  height: 13.4,
  light: ["#232427", "#c8362c", "#e0a23a", "#24507a"],
  dark: ["#f3ead6", "#ee5440", "#f4b84e", "#7fb6d8"],
  draw: ([a, b, c, d], cloth) => {
    const top = setWord("mumbai", 60, 40, 1180, a, 0.92);
    const y = 80 + top.height;
    return join(
      top.body,
      box(40, y, 1220, 196, b),
      box(40, y + 14, 1220, 6, cloth),
      box(40, y + 176, 1220, 6, cloth),
      word("local", 70, y + 40, 292, cloth, 1),
      times(3, (i) => box(410 + i * 200, y + 42, 160, 112, cloth, 18)),
      times(3, (i) =>
        join(
          box(424 + i * 200, y + 56, 132, 84, c, 10),
          line(`M${490 + i * 200} ${y + 56}v84`, cloth, 7),
          line(`M${430 + i * 200} ${y + 80}h120`, cloth, 5),
        ),
      ),
      fill(`M1040 ${y + 42}h150c24 0 40 16 44 40l10 72h-204Z`, cloth),
      dot(1200, y + 130, 15, b),
      times(6, (i) =>
        join(
          dot(140 + i * 205, y + 224, 40, a),
          dot(140 + i * 205, y + 224, 22, cloth),
          dot(140 + i * 205, y + 224, 9, b),
        ),
      ),
      line(`M0 ${y + 268}H1300`, a, 14),
      times(22, (i) => box(20 + i * 59, y + 280, 36, 20, d)),
      line(`M0 ${y + 310}H1300`, a, 8),
      word("platform", 60, y + 350, 150, a),
      word("fast", 250, y + 350, 164, b),
      line(`M470 ${y + 392}H1240`, a, 7, 'stroke-dasharray="1 22"'),
      [560, 760, 960, 1160].map((x, i) =>
        join(dot(x, y + 392, 17, i === 3 ? b : a), dot(x, y + 392, 8, cloth)),
      ),
    );
  },
};

const FIGURES = ["five", "six", "zero", "zero", "zero", "one"] as const;

const pincode: Artwork = {
  width: 11,
  height: 9.4,
  light: ["#232427", "#c8362c", "#24507a", "#232427"],
  dark: ["#f3ead6", "#f0604a", "#8cc0dc", "#f3ead6"],
  draw: ([a, b, c], cloth) =>
    join(
      times(6, (i) =>
        join(
          box(10 + i * 182, 300, 168, 270, a, 14),
          box(20 + i * 182, 310, 148, 250, cloth, 8),
          box(26 + i * 182, 316, 136, 238, a, 6),
          dot(94 + i * 182, 332, 6, cloth),
          dot(94 + i * 182, 540, 6, cloth),
        ),
      ),
      FIGURES.map((figure, i) =>
        word(
          figure,
          (figure === "one" ? 62 : 46) + i * 182,
          346,
          figure === "one" ? 58 : 96,
          cloth,
          figure === "one" ? 1.02 : 1,
        ),
      ),
      ring(860, 180, 158, b, 10),
      ring(860, 180, 138, b, 4),
      ring(860, 180, 78, b, 5),
      times(20, (i) => turn(i * 18, 860, 180, line("M860 60V78", b, 6))),
      line("M722 180H998M722 196H998M722 164H998", cloth, 5),
      box(716, 150, 288, 60, b, 6),
      word("bengaluru-gpo", 730, 162, 260, cloth),
      times(4, (i) => line(`M40 ${90 + i * 46}q60 -34 120 0t120 0t120 0t120 0t120 0`, b, 8)),
      word("bengaluru-gpo", 10, 620, 1078, a),
      times(9, (i) => box(10 + i * 122, 810, 100, 34, i % 3 === 0 ? b : i % 3 === 1 ? c : a)),
      box(10, 870, 1078, 9, a),
    ),
};

const somvaar: Artwork = {
  width: 11,
  height: 13.6,
  light: ["#2b2d31", "#c8452e", "#2b2d31", "#2b2d31"],
  dark: ["#ece6d8", "#f07a54", "#ece6d8", "#ece6d8"],
  draw: ([a, b]) => {
    const rows = ["somvaar-1", "somvaar-2", "somvaar-3", "somvaar-4", "somvaar-5"] as const;
    let y = 10;
    return join(
      times(7, (i) => {
        const name = rows[Math.min(4, Math.floor(i * 0.75))] ?? "somvaar-1";
        const stretch = 0.2 + i * 0.104;
        const { body, height } = setWord(name, 10, y, 1080, i === 6 ? b : a, stretch);
        y += height + 15;
        return body;
      }),
    );
  },
};

const aaram: Artwork = {
  width: 12.6,
  height: 9.4,
  light: ["#24407a", "#d2622e", "#e3ac48", "#24407a"],
  dark: ["#f3ead6", "#f08a4c", "#f2c060", "#f3ead6"],
  draw: ([a, b, c], cloth) => {
    const top = setWord("aaraam", 90, 60, 980, a, 1.25);
    const y = 90 + top.height;
    return join(
      top.body,
      box(40, y, 1180, 34, b, 17),
      box(40, y + 170, 1180, 34, b, 17),
      times(19, (i) =>
        join(
          line(`M${80 + i * 62} ${y + 34}L${140 + i * 58} ${y + 170}`, c, 13),
          line(`M${140 + i * 58} ${y + 34}L${80 + i * 62} ${y + 170}`, c, 13),
        ),
      ),
      times(18, (i) => fill(`M${110 + i * 60} ${y + 102}l22 -24l22 24l-22 24Z`, i % 2 ? a : cloth)),
      [70, 1190].map((x) =>
        join(
          box(x - 26, y - 70, 52, 330, b, 20),
          box(x - 34, y - 84, 68, 26, a, 12),
          box(x - 34, y + 240, 68, 26, a, 12),
          times(4, (i) => box(x - 26, y - 30 + i * 60, 52, 9, cloth)),
        ),
      ),
      oval(630, y + 300, 560, 15, c),
      [
        [1090, 200, 0.7],
        [1130, 120, 1],
        [1180, 30, 1.3],
      ].map(([x = 0, z = 0, s = 1]) => line(`M${x} ${z}h${34 * s}l${-34 * s} ${38 * s}h${36 * s}`, b, 11)),
    );
  },
};

const dheere: Artwork = {
  width: 10.4,
  height: 12.9,
  light: ["#1f4a5a", "#d9622e", "#e6ae48", "#7fb0a0"],
  dark: ["#f3ead6", "#f08a4c", "#f2c060", "#8fc8b4"],
  draw: ([a, b, c, d], cloth) => {
    const first = setWord("dheere", 60, 40, 920, a, 0.84);
    const shell = { x: 560, y: 250 + first.height };
    return join(
      first.body,
      fill(
        `M170 ${shell.y + 190}C170 ${shell.y + 130} 250 ${shell.y + 100} 330 ${shell.y + 150}H760C860 ${shell.y + 150} 900 ${shell.y + 170} 940 ${shell.y + 196}H210C186 ${shell.y + 198} 172 ${shell.y + 196} 170 ${shell.y + 190}Z`,
        b,
      ),
      line(
        `M220 ${shell.y + 130}C200 ${shell.y + 80} 180 ${shell.y + 60} 160 ${shell.y + 44}M270 ${shell.y + 116}C272 ${shell.y + 70} 262 ${shell.y + 46} 252 ${shell.y + 26}`,
        b,
        12,
      ),
      dot(158, shell.y + 40, 13, b),
      dot(252, shell.y + 22, 13, b),
      dot(232, shell.y + 154, 9, cloth),
      line(`M200 ${shell.y + 180}q24 8 44 -6`, cloth, 6),
      dot(shell.x, shell.y, 186, c),
      times(4, (i) => ring(shell.x + i * 9, shell.y + i * 9, 160 - i * 42, i % 2 ? cloth : a, 13)),
      dot(shell.x + 36, shell.y + 36, 17, b),
      halftone({ x: shell.x - 190, y: shell.y - 190, width: 380, height: 380 }, 22, cloth, (x, y) => {
        const far = Math.hypot(x - shell.x, y - shell.y);
        return far > 184 || far < 166 ? 0 : 5;
      }),
      line(arc(shell.x, shell.y, 206, 0.55, 0.95), a, 9),
      line(`M60 ${shell.y + 212}H980`, a, 11),
      times(12, (i) => line(`M${110 + i * 72} ${shell.y + 236}h34`, d, 7)),
      word("dheere-light", 330, shell.y + 290, 380, a, 0.7),
    );
  },
};

export const LETTERING = {
  "kapas-type": kapasType,
  "mumbai-local": mumbaiLocal,
  pincode,
  somvaar,
  aaram,
  dheere,
} satisfies Record<string, Artwork>;
