import { CREAM, INK, RED, SKY, SUN } from "../shop-inks";
import { eachRepeat, type PatternMaker } from "./pattern-maker";
import { pen, type Xy } from "./pen";

const truchet: PatternMaker = {
  name: { en: "Bending paths", hi: "मुड़ते रास्ते" },
  inks: [INK, RED, SUN],
  onDark: [CREAM, RED, SUN],
  repeat: 26,
  most: 2400,
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

/** Lines of the sea that swell at the seed's waves. */
const waves: PatternMaker = {
  name: { en: "Sea lines", hi: "समुद्र की लहरें" },
  inks: [SKY, INK],
  onDark: ["#6fb2dd", CREAM],
  repeat: 30,
  most: 2400,
  draw: ({ width, height, step, random, inks }) => {
    const pens = [pen(), pen()];
    const swells = Array.from({ length: 4 }, () => ({
      length: step * (1.6 + random() * 4),
      height: step * (0.16 + random() * 0.3),
      shift: random() * Math.PI * 2,
      drift: (random() - 0.5) * 0.005,
    }));
    const spacing = Math.max(step * 0.3, height / 160);
    const pace = Math.max(step * 0.12, width / 240);
    let row = 0;
    for (let y = -step * 2; y < height + step * 2; y += spacing) {
      const points: Xy[] = [];
      for (let x = -pace; x <= width + pace; x += pace) {
        const lift = swells.reduce(
          (sum, swell) =>
            sum + swell.height * Math.sin(x / (swell.length / 3) + swell.shift + y * swell.drift),
          0,
        );
        points.push([x, y + lift]);
      }
      pens[row % 4 === 0 ? 1 : 0]?.line(points);
      row += 1;
    }
    return pens.map((one, i) => one.stroked(inks[i] ?? inks[0], spacing * 0.34)).join("");
  },
};

export const lines = { truchet, waves };
