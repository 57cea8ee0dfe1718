import { CREAM, INK, LEAF, MAROON, PINK, RED, SKY, SUN } from "../shop-inks";
import { eachRepeat, type PatternMaker } from "./pattern-maker";
import { pen, type Xy } from "./pen";

/** A small flower with stem and leaves, block-printed in every second place of a grid. */
const blockPrint: PatternMaker = {
  name: { en: "Block-print buti", hi: "ठप्पे वाली बूटी" },
  inks: [MAROON, SUN, LEAF],
  onDark: ["#e8648c", SUN, "#4bb489"],
  repeat: 34,
  most: 220,
  draw: (field) => {
    const { step, random, inks } = field;
    const [flower, heart, leaves, stems] = [pen(), pen(), pen(), pen()];
    const petals = 5 + Math.floor(random() * 5);
    const length = step * (0.17 + 0.08 * random());
    const girth = step * (0.05 + 0.04 * random());
    const lean = 34 + random() * 30;
    const hasBuds = random() < 0.6;
    const hasCrown = random() < 0.5;
    eachRepeat(field, (x, y, column) => {
      const [cx, cy] = [x + step / 2, y + step * (column % 2 === 0 ? 0.42 : 0.92)];
      for (let i = 0; i < petals; i += 1) flower.petal(cx, cy, length, girth, (360 * i) / petals);
      heart.dot(cx, cy, step * 0.055);
      if (hasCrown)
        for (let i = 0; i < petals; i += 1) {
          const angle = (2 * Math.PI * (i + 0.5)) / petals;
          heart.dot(cx + Math.sin(angle) * length, cy - Math.cos(angle) * length, step * 0.024);
        }
      stems.line([
        [cx, cy + step * 0.08],
        [cx, cy + step * 0.46],
      ]);
      for (const side of [1, -1]) {
        leaves.petal(cx, cy + step * 0.44, step * 0.24, step * 0.075, side * lean);
        if (hasBuds) heart.dot(cx + side * step * 0.42, cy + step * 0.08, step * 0.03);
      }
    });
    return (
      stems.stroked(inks[2], step * 0.03) +
      leaves.filled(inks[2]) +
      flower.filled(inks[0]) +
      heart.filled(inks[1])
    );
  },
};

/** Tied dots in rings, squares and diamonds, each slightly irregular like real knots. */
const bandhani: PatternMaker = {
  name: { en: "Bandhani", hi: "बाँधनी" },
  inks: [RED, SUN, LEAF],
  onDark: [CREAM, SUN, RED],
  repeat: 44,
  most: 160,
  draw: (field) => {
    const { step, random, inks } = field;
    const pens = [pen(), pen(), pen()];
    const shapes = [0, 1].map(() => Math.floor(random() * 3));
    const inner = 5 + Math.floor(random() * 4);
    const knot = (slot: number, x: number, y: number) => {
      const shake = step * 0.012;
      pens[slot]?.dot(
        x + (random() - 0.5) * shake,
        y + (random() - 0.5) * shake,
        step * (0.026 + 0.006 * random()),
      );
    };
    const outline = (shape: number, share: number): Xy => {
      const turn = share * 4;
      const [side, t] = [Math.floor(turn), turn % 1];
      const corners: readonly Xy[] = [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
        [-1, -1],
      ];
      const [from, to] = [corners[side] ?? [0, 0], corners[side + 1] ?? [0, 0]];
      const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
      if (shape === 0) return [Math.cos(share * 2 * Math.PI), Math.sin(share * 2 * Math.PI)];
      return shape === 1 ? [x * 0.84, y * 0.84] : [(x - y) * 0.56, (x + y) * 0.56];
    };
    eachRepeat(field, (x, y, column, row) => {
      const [cx, cy] = [x + step / 2, y + step / 2];
      const odd = (column + row) % 2 === 0;
      const ring = (radius: number, count: number, shape: number, slot: number) => {
        for (let i = 0; i < count; i += 1) {
          const [dx, dy] = outline(shape, i / count);
          knot(slot, cx + dx * radius, cy + dy * radius);
        }
      };
      ring(step * 0.38, 24, shapes[odd ? 0 : 1] ?? 0, 0);
      ring(step * 0.27, 16, shapes[odd ? 0 : 1] ?? 0, odd ? 1 : 2);
      ring(step * 0.13, inner, 0, 0);
      knot(odd ? 2 : 1, cx, cy);
      knot(1, x, y);
    });
    return pens.map((one, i) => one.filled(inks[i] ?? inks[0])).join("");
  },
};

/** Waves of dye, rolled across the cloth: zigzag stripes of changing width. */
const leheriya: PatternMaker = {
  name: { en: "Leheriya", hi: "लहरिया" },
  inks: [PINK, SUN, LEAF, SKY],
  onDark: [PINK, SUN, "#4bb489", "#6fb2dd"],
  repeat: 40,
  most: 2400,
  draw: ({ width, height, step, random, inks }) => {
    const pens = [pen(), pen(), pen(), pen()];
    const tilt = 0.5 + random() * 0.6;
    const half = step * (0.6 + random() * 0.5);
    const edges = Math.ceil(width / half) + 1;
    const zigzag = (y: number): Xy[] =>
      Array.from({ length: edges + 1 }, (_, i) => [i * half, y + (i % 2 === 0 ? half * tilt : 0)]);
    let slot = Math.floor(random() * 4);
    for (let y = -half * tilt - step; y < height; ) {
      const thickness = step * (random() < 0.4 ? 0.08 : 0.16 + random() * 0.22);
      pens[slot % 4]?.polygon([...zigzag(y), ...zigzag(y + thickness).reverse()]);
      slot += 1 + Math.floor(random() * 2);
      y += thickness + step * (0.07 + random() * 0.12);
    }
    return pens.map((one, i) => one.filled(inks[i] ?? inks[0])).join("");
  },
};

/** Madras checks: stripes both ways, in a third ink where they meet. */
const checks: PatternMaker = {
  name: { en: "Madras checks", hi: "मद्रास चेक" },
  inks: [RED, SKY, INK, SUN],
  onDark: [RED, SKY, CREAM, SUN],
  repeat: 48,
  most: 1000,
  draw: (field) => {
    const { width, height, step, random, inks } = field;
    const [across, down, both, fine] = [pen(), pen(), pen(), pen()];
    const bands = () => {
      const found: { at: number; size: number }[] = [];
      for (let at = 0.04 + random() * 0.08; at < 0.86; ) {
        const size = 0.06 + random() * 0.2;
        found.push({ at, size: Math.min(size, 0.98 - at) });
        at += size + 0.1 + random() * 0.16;
      }
      return found;
    };
    const [rows, columns] = [bands(), bands()];
    const box = (x: number, y: number, w: number, h: number): Xy[] => [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ];
    for (let y = 0; y < height; y += step) {
      for (const { at, size } of rows) across.polygon(box(0, y + at * step, width, size * step));
      fine.polygon(box(0, y, width, step * 0.018));
    }
    for (let x = 0; x < width; x += step) {
      for (const { at, size } of columns) down.polygon(box(x + at * step, 0, size * step, height));
      fine.polygon(box(x, 0, step * 0.018, height));
    }
    eachRepeat(field, (x, y) => {
      for (const row of rows)
        for (const column of columns)
          both.polygon(box(x + column.at * step, y + row.at * step, column.size * step, row.size * step));
    });
    return across.filled(inks[0]) + down.filled(inks[1]) + both.filled(inks[2]) + fine.filled(inks[3]);
  },
};

/** Stepped diamonds with the soft edge of tied yarn. */
const ikat: PatternMaker = {
  name: { en: "Ikat diamonds", hi: "इकत" },
  inks: [MAROON, SUN, INK],
  onDark: ["#d85a76", SUN, CREAM],
  repeat: 40,
  most: 180,
  draw: (field) => {
    const { step, random, inks } = field;
    const pens = [pen(), pen(), pen()];
    const steps = 5 + Math.floor(random() * 4);
    const tall = 0.5 + random() * 0.2;
    const order = random() < 0.5 ? [0, 1, 2] : [2, 0, 1];
    const jag = step * (0.02 + 0.04 * random());
    const diamond = (cx: number, cy: number, size: number, slot: number) => {
      const right: Xy[] = [];
      for (let i = 0; i <= steps * 2; i += 1) {
        const up = i / steps - 1;
        const reach = size * (1 - Math.abs(up)) + (i % 2 === 0 ? jag : 0);
        const y = cy + up * size * (tall / 0.5);
        right.push([cx + reach, y]);
      }
      pens[slot]?.polygon([...right, ...right.map(([x, y]): Xy => [2 * cx - x, y]).reverse()]);
    };
    eachRepeat(
      field,
      (x, y, _column, row) => {
        const cx = x + (Math.abs(row % 2) === 0 ? step / 2 : step);
        const cy = y + step * tall;
        [0.44, 0.28, 0.13].forEach((size, i) => {
          diamond(cx, cy, step * size, order[i] ?? 0);
        });
      },
      step * tall,
    );
    return order.map((slot) => pens[slot]?.filled(inks[slot] ?? inks[0]) ?? "").join("");
  },
};

export const cloth = { "block-print": blockPrint, bandhani, leheriya, checks, ikat };
