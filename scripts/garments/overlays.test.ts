import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { FRAME } from "../../lib/designer/garments/garment";
import { bakedGarments, drawLayers, hashOf } from "./overlays";

const folder = join(__dirname, "../../public/garments");
const read = (name: string) => readFileSync(join(folder, name), "utf8");
const garments = bakedGarments().map((garment) => [garment.id, garment] as const);

describe("the layers of a tee in public/garments", () => {
  it.each(garments)("exist and have an aspect ratio of 4 to 5: %s", async (id, garment) => {
    const names = ["ground.webp", "dark.webp", "light.webp", "mask.svg", "seams.svg"];
    if (garment.label) names.push("label.svg");
    for (const name of names) {
      const { width, height } = await sharp(join(folder, `${id}.${name}`)).metadata();
      expect(width / height).toBe(FRAME.width / FRAME.height);
    }
  });

  it("match the current outlines; else run `npm run garments`", () => {
    const now = Object.fromEntries(garments.map(([id, garment]) => [id, hashOf(garment)]));
    expect(JSON.parse(read("manifest.json"))).toEqual(now);
  });

  it.each(garments)("cover cloth and stitches exactly where the catalogue draws them: %s", (id, garment) => {
    const { mask, seams } = drawLayers(garment);
    expect(read(`${id}.mask.svg`)).toBe(mask);
    expect(read(`${id}.seams.svg`)).toBe(seams);
  });

  it("include yarns for a melange", () => {
    expect(existsSync(join(folder, "heather.webp"))).toBe(true);
  });

  it("weigh less than 110 kB for a whole picture", () => {
    for (const [id] of garments) {
      const bytes = ["ground", "dark", "light"].map(
        (name) => readFileSync(join(folder, `${id}.${name}.webp`)).length,
      );
      expect(bytes.reduce((sum, each) => sum + each)).toBeLessThan(110_000);
    }
  });
});
