import { CREAM, INK, LEAF, PINK, RED, SKY, SUN } from "../shop-inks";
import { eachRepeat, type PatternMaker } from "./pattern-maker";
import { pen, type Xy } from "./pen";

const confetti: PatternMaker = {
  name: { en: "Dots", hi: "बिंदियाँ" },
  inks: [RED, SUN, LEAF, INK],
  onDark: [RED, SUN, LEAF, CREAM],
  repeat: 16,
  most: 2400,
  draw: (field) => {
    const { step, random, inks } = field;
    const pens = [pen(), pen(), pen(), pen()];
    eachRepeat(
      field,
      (x, y, _column, row) => {
        const chosen = pens[Math.floor(random() * 4)];
        const size = step * (0.1 + random() * 0.26);
        chosen?.dot(
          x + step * ((row % 2 === 0 ? 0.5 : 0) + 0.2 * (random() - 0.5)),
          y + step * 0.2 * (random() - 0.5),
          size,
        );
      },
      step * 0.866,
    );
    return pens.map((one, i) => one.filled(inks[i] ?? inks[0])).join("");
  },
};

/** A halftone sun with rays; the seed sets its place and the number of rays. */
const halftoneSun: PatternMaker = {
  name: { en: "Halftone sun", hi: "बिंदुओं का सूरज" },
  inks: [SUN, RED],
  onDark: [SUN, RED],
  repeat: 9,
  most: 3000,
  draw: (field) => {
    const { width, height, step, random, inks } = field;
    const [sun, rays] = [pen(), pen()];
    const short = Math.min(width, height);
    const [cx, cy] = [width * (0.38 + random() * 0.24), height * (0.36 + random() * 0.28)];
    const radius = short * (0.17 + random() * 0.09);
    const count = 9 + Math.floor(random() * 10);
    const twist = (random() - 0.5) * 0.016;
    const phase = random() * Math.PI * 2;
    eachRepeat(
      field,
      (x, y, _column, row) => {
        const px = x + (row % 2 === 0 ? 0 : step / 2);
        const far = Math.hypot(px - cx, y - cy);
        const fade = Math.max(0, 1 - Math.max(0, far - radius * 1.2) / (short * 0.56));
        if (far < radius) sun.dot(px, y, step * (0.5 - 0.16 * (far / radius)));
        else if (far > radius * 1.18) {
          const beam = 0.5 + 0.5 * Math.cos(Math.atan2(y - cy, px - cx) * count + phase + far * twist);
          const size = step * 0.48 * fade * beam ** 0.7;
          if (size > Math.max(4, step * 0.08)) rays.dot(px, y, size);
        }
      },
      step * 0.866,
    );
    return rays.filled(inks[1]) + sun.filled(inks[0]);
  },
};

/** Chips of stone, as in a mosaic floor. */
const terrazzo: PatternMaker = {
  name: { en: "Terrazzo", hi: "टेराज़ो" },
  inks: [RED, SKY, SUN, PINK],
  onDark: [RED, "#6fb2dd", SUN, PINK],
  repeat: 22,
  most: 2000,
  draw: (field) => {
    const { step, random, inks } = field;
    const pens = [pen(), pen(), pen(), pen()];
    eachRepeat(field, (x, y) => {
      const corners = 4 + Math.floor(random() * 3);
      const size = step * (0.14 + random() ** 1.6 * 0.36);
      const [cx, cy] = [x + step * (0.3 + random() * 0.4), y + step * (0.3 + random() * 0.4)];
      const start = random() * Math.PI * 2;
      const chip = Array.from({ length: corners }, (_, i): Xy => {
        const angle = start + ((i + (random() - 0.5) * 0.5) / corners) * Math.PI * 2;
        const reach = size * (0.7 + random() * 0.4);
        return [cx + Math.cos(angle) * reach * 1.1, cy + Math.sin(angle) * reach * 0.84];
      });
      pens[Math.floor(random() * 4)]?.polygon(chip);
    });
    return pens.map((one, i) => one.filled(inks[i] ?? inks[0])).join("");
  },
};

export const dots = { confetti, "halftone-sun": halftoneSun, terrazzo };
