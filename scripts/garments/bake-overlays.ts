import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { bakedStrength, lightestYarn } from "../../lib/designer/garments/cloth-look";
import { FRAME, type Garment } from "../../lib/designer/garments/garment";
import { drawLabel } from "../../seed/garments/bake";
import { groundAt, melangeTile, SHADE } from "../../seed/garments/compose";
import { drawGarment } from "../../seed/garments/drawing";
import { blur, clamp01, type Field, sampler } from "../../seed/garments/field";
import { rasterAlpha } from "../../seed/garments/raster";
import { shadeCloth } from "../../seed/garments/relief";
import { castShadow } from "../../seed/garments/shadow";
import { bakedGarments, drawLayers, hashOf, labelSheet } from "./overlays";

const FOLDER = join(import.meta.dirname, "../../public/garments");
/** Folds are soft: they are computed at this width and enlarged, as in the catalogue. */
const FOLDS = { width: 640, height: 800 } as const;

/** One colour whose opacity is `alpha`. */
const veil = (width: number, height: number, shade: 0 | 255, alpha: (index: number) => number) => {
  const pixels = new Uint8Array(width * height * 4);
  for (let i = 0; i < width * height; i += 1) {
    pixels.fill(shade, i * 4, i * 4 + 3);
    pixels[i * 4 + 3] = Math.round(clamp01(alpha(i)) * 255);
  }
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .webp({ quality: 1, alphaQuality: 100, effort: 6 })
    .toBuffer();
};

/** Folds outside the cloth, which masks them, are left out: that makes the files smaller. */
const foldsOf = async (garment: Garment) => {
  const drawing = drawGarment(garment);
  const shade = await shadeCloth(garment, drawing, FOLDS.width);
  const near = blur(await rasterAlpha(drawing.whole, FOLDS.width), 3);
  const make = (field: Field, colour: 0 | 255, strength: number) =>
    veil(FOLDS.width, FOLDS.height, colour, (i) =>
      (near.data[i] ?? 0) > 0.004 ? (field.data[i] ?? 0) * strength : 0,
    );
  return {
    dark: await make(shade.dark, 0, bakedStrength.dark),
    light: await make(shade.light, 255, bakedStrength.light),
    darknessAt: sampler(shade.dark),
  };
};

/** Paper with the garment's shadow on it. */
const groundOf = async (garment: Garment): Promise<Buffer> => {
  const { width, height } = FRAME;
  const shadowAt = await castShadow(drawGarment(garment));
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const shade = Math.min(1, shadowAt(x, y));
      for (const c of [0, 1, 2] as const) {
        const paper = groundAt(x / width, y / height, c);
        pixels[(y * width + x) * 3 + c] = Math.round(paper * (1 - shade) + SHADE[c] * shade);
      }
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ quality: 96, effort: 6 })
    .toBuffer();
};

/** As in the catalogue, the label catches a little more light than the cloth around it. */
const labelOf = (garment: Garment, darknessAt: (x: number, y: number) => number): string | null => {
  const label = drawLabel(garment);
  if (!label) return null;
  const { body, x, y, w, h } = label;
  const scale = FOLDS.width / FRAME.width;
  const dim = 0.7 * darknessAt((x + w / 2) * scale, (y + h / 2) * scale);
  const shade = `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="1.5" fill-opacity="${dim.toFixed(2)}"/>`;
  return labelSheet(body + shade);
};

/** Black at the opacity that darkens the cloth's lightest yarn to the yarn at that place. */
const heather = (): Promise<Buffer> => {
  const { size, tile } = melangeTile;
  return veil(size, size, 0, (i) => 1 - (1 + (tile[i] ?? 0)) / lightestYarn);
};

const save = (name: string, data: Buffer | string) => writeFile(join(FOLDER, name), data);

const bakeGarment = async (garment: Garment) => {
  const { dark, light, darknessAt } = await foldsOf(garment);
  const { mask, seams } = drawLayers(garment);
  const ground = await groundOf(garment);
  const label = labelOf(garment, darknessAt);
  await save(`${garment.id}.ground.webp`, ground);
  await save(`${garment.id}.dark.webp`, dark);
  await save(`${garment.id}.light.webp`, light);
  await save(`${garment.id}.mask.svg`, mask);
  await save(`${garment.id}.seams.svg`, seams);
  if (label) await save(`${garment.id}.label.svg`, label);
  const kilobytes = [ground, dark, light].map(({ length }) => (length / 1000).toFixed(0)).join(" + ");
  console.log(`${garment.id}: ${kilobytes} kB`);
};

await mkdir(FOLDER, { recursive: true });
const garments = bakedGarments();
for (const garment of garments) await bakeGarment(garment);
await save("heather.webp", await heather());
const manifest = Object.fromEntries(garments.map((garment) => [garment.id, hashOf(garment)]));
await save("manifest.json", `${JSON.stringify(manifest, null, 2)}\n`);
