import { readFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import { drawArt, listArt, loadArtCategories } from "../../lib/designer/clip-art/clip-art";
import { searchArt } from "../../lib/designer/clip-art/search-art";
import { drawPattern } from "../../lib/designer/patterns/patterns";
import { random } from "../../lib/designer/random";
import { around, box, dot, join, move, oval, petal, ring, star, times } from "./drawing-kit";

loadArtCategories((path) => readFileSync(`public${path}`, "utf8"));

interface Asked {
  prompt: string;
  width: number;
  height: number;
  isTransparent: boolean;
}

const palettes = [
  ["#d8412f", "#f3ab35", "#2f8f6b", "#2a2342", "#fff4df"],
  ["#8c2340", "#e8648c", "#f3ab35", "#3a1c3f", "#fdeee2"],
  ["#1d5c63", "#e07a3f", "#f1c453", "#16302f", "#f6f1e1"],
  ["#3f4fa3", "#f2766b", "#8ec6a8", "#1c2145", "#f4f0ff"],
  ["#b3541e", "#2b6777", "#e9c46a", "#22313a", "#fbf3e4"],
] as const;

function seedOf(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return hash;
}

const small = new Set(["and", "the", "with", "under", "over", "near", "from", "into", "for"]);

/** The prompt's subjects as drawings of our own; a seeded one where none fits. */
function partsFor(words: string, chance: () => number): string[] {
  const found = words
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word.length > 2 && !small.has(word.toLowerCase()))
    .flatMap((word) => searchArt(word).slice(0, 1))
    .map(({ id }) => id);
  const all = listArt();
  const lucky = () => all[Math.floor(chance() * all.length)]?.id ?? "lotus";
  return found.length > 0 ? [...new Set(found)].slice(0, 3) : [lucky()];
}

function placed(id: string, [x, y]: readonly [number, number], size: number): string {
  const drawing = drawArt({ art: id, inks: [] });
  if (!drawing) return "";
  const factor = size / Math.max(drawing.width, drawing.height);
  const corner = [x - (drawing.width * factor) / 2, y - (drawing.height * factor) / 2] as const;
  return move(...corner, `<g transform="scale(${factor.toFixed(4)})">${drawing.markup}</g>`);
}

/** A sun of rays, petals or rings behind the subject. */
function halo(
  kind: number,
  [x, y]: readonly [number, number],
  size: number,
  inks: readonly string[],
): string {
  const [first = "", second = "", third = "", , paper = ""] = inks;
  const disc = oval(x, y, size * 0.44, size * 0.44, second);
  if (kind === 0)
    return (
      around(24, x, y, `<path d="${petal(x, y - size * 0.45, size * 0.1, size * 0.022)}" fill="${first}"/>`) +
      disc
    );
  if (kind === 1)
    return (
      around(16, x, y, `<path d="${petal(x, y - size * 0.36, size * 0.2, size * 0.06)}" fill="${third}"/>`) +
      disc
    );
  const rings = join(
    times(4, (index) => ring(x, y, size * (0.47 + index * 0.025), index % 2 ? first : third, size * 0.008)),
  );
  const beads = around(36, x, y, dot(x, y - size * 0.42, size * 0.008, paper));
  return rings + disc + beads;
}

function sparks(
  count: number,
  { width, height }: Asked,
  inks: readonly string[],
  chance: () => number,
): string {
  return join(
    times(count, () => {
      const [x, y] = [width * (0.06 + 0.88 * chance()), height * (0.06 + 0.88 * chance())];
      const far = Math.hypot(x / width - 0.5, y / height - 0.5);
      const ink = inks[Math.floor(chance() * 3)] ?? "";
      if (far < 0.42) return "";
      return `<path d="${star(x, y, 16 + 14 * chance(), 6, 4)}" fill="${ink}"/>`;
    }),
  );
}

/** The same words give the same drawing. */
function sceneFor(asked: Asked): string {
  const { prompt, width, height, isTransparent } = asked;
  const seed = seedOf(prompt);
  const chance = random(seed);
  const inks = palettes[Math.floor(chance() * palettes.length)] ?? palettes[0];
  const [, subject = prompt] = prompt.match(/«(.*)»/) ?? [];
  const [hero = "lotus", ...others] = partsFor(subject, chance);
  const size = Math.min(width, height);
  const centre = [width / 2, height / 2] as const;
  const cloth = drawPattern({
    ...{ pattern: "mandala", seed: seed % 999_999, inks: [`${inks[1]}`, inks[2], inks[0], inks[3]] },
    ...{ width: width / 10, height: height / 10, repeat: 9 },
  });
  const ground = isTransparent
    ? ""
    : `${box(0, 0, width, height, inks[4])}<g opacity="0.16">${cloth?.markup ?? ""}</g>`;
  const beside = others.map((id, index) => {
    const side = index % 2 === 0 ? 1 : -1;
    return placed(id, [centre[0] + side * size * 0.3, centre[1] + size * 0.27], size * 0.3);
  });
  const body = [
    ground,
    halo(Math.floor(chance() * 3), centre, size * 0.88, inks),
    placed(hero, centre, size * 0.62),
  ];
  const scene = join([...body, ...beside, sparks(40, asked, inks, chance)]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${scene}</svg>`;
}

/** A PNG. */
export function drawPrompt(asked: Asked): Buffer {
  return new Resvg(sceneFor(asked), { fitTo: { mode: "width", value: asked.width } }).render().asPng();
}
