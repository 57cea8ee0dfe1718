import { CREAM, INK, RED, SUN } from "../clip-art/art-piece";
import { eachRepeat, type PatternMaker } from "./pattern-maker";
import { pen } from "./pen";

const truchet: PatternMaker = {
  name: { en: "Bending paths", hi: "मुड़ते रास्ते" },
  inks: [INK, RED, SUN],
  onDark: [CREAM, RED, SUN],
  repeat: 26,
  draw: (field) => {
    const { step, random, inks } = field;
    const pens = [pen(), pen(), pen()];
    const half = step / 2;
    eachRepeat(field, (x, y) => {
      const share = random();
      const chosen = pens[share < 0.14 ? 1 : share < 0.26 ? 2 : 0];
      if (random() < 0.5) {
        chosen?.arc([x + half, y], [x, y + half], half);
        chosen?.arc([x + half, y + step], [x + step, y + half], half);
      } else {
        chosen?.arc([x + step, y + half], [x + half, y], half);
        chosen?.arc([x, y + half], [x + half, y + step], half);
      }
    });
    return pens.map((one, i) => one.stroked(inks[i] ?? inks[0], step * 0.24)).join("");
  },
};

export const lines = { truchet };
