import { CREAM, INK, LEAF, RED, SUN } from "../clip-art/art-piece";
import { eachRepeat, type PatternMaker } from "./pattern-maker";
import { pen } from "./pen";

const confetti: PatternMaker = {
  name: { en: "Dots", hi: "बिंदियाँ" },
  inks: [RED, SUN, LEAF, INK],
  onDark: [RED, SUN, LEAF, CREAM],
  repeat: 16,
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

export const dots = { confetti };
