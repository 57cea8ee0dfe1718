import { CREAM, INK, LEAF, RED, SUN } from "../shop-inks";
import type { PatternMaker } from "./pattern-maker";
import { pen } from "./pen";

const kinds = ["petals", "dots", "tips", "arches", "drops"] as const;

/** Rings around the middle; the seed chooses the motif and ink of each ring. */
export const mandala: PatternMaker = {
  name: { en: "Rangoli rings", hi: "रंगोली के घेरे" },
  inks: [RED, SUN, LEAF, INK],
  onDark: [RED, SUN, LEAF, CREAM],
  repeat: 24,
  most: 800,
  draw: ({ width, height, step, random, inks }) => {
    const [cx, cy] = [width / 2, height / 2];
    const fills = [pen(), pen(), pen(), pen()];
    const strokes = [pen(), pen(), pen(), pen()];
    const fold = 6 + 2 * Math.floor(random() * 4);
    fills[1]?.dot(cx, cy, step * 0.34);
    const rings = Math.min(60, Math.ceil(Math.hypot(cx, cy) / step));
    for (let ring = 0; ring < rings; ring += 1) {
      const inner = step * (ring + 0.42);
      const count = fold * Math.max(1, Math.round((inner * 2.4 * Math.PI) / (step * 0.8 * fold)));
      const kind = kinds[Math.floor(random() * kinds.length)] ?? "petals";
      const slot = Math.floor(random() * 4);
      const [fill, stroke] = [fills[slot], strokes[slot]];
      const girth = Math.min(step * 0.5, (inner * Math.PI) / count);
      for (let i = 0; i < count; i += 1) {
        const degrees = (360 * (i + (ring % 2) / 2)) / count;
        const angle = (degrees * Math.PI) / 180;
        const at = (radius: number): [number, number] => [
          cx + Math.sin(angle) * radius,
          cy - Math.cos(angle) * radius,
        ];
        const [x, y] = at(inner + step * 0.1);
        if (x < -step || y < -step || x > width + step || y > height + step) continue;
        if (kind === "petals") fill?.petal(x, y, step * 0.86, girth * 0.78, degrees);
        if (kind === "tips")
          fill?.petal(...at(inner + step * 0.94), step * 0.84, girth * 0.62, degrees + 180);
        if (kind === "dots") fill?.dot(...at(inner + step * 0.5), Math.min(step * 0.26, girth * 0.7));
        if (kind === "arches") {
          stroke?.petal(x, y, step * 0.84, girth * 0.72, degrees);
          fill?.dot(...at(inner + step * 0.36), girth * 0.22);
        }
        if (kind === "drops") {
          fill?.dot(...at(inner + step * 0.3), girth * 0.42);
          fill?.petal(...at(inner + step * 0.5), step * 0.42, girth * 0.3, degrees);
        }
      }
    }
    return inks
      .slice(0, 4)
      .map((ink, i) => (fills[i]?.filled(ink) ?? "") + (strokes[i]?.stroked(ink, step * 0.07) ?? ""))
      .join("");
  },
};
