import type { Garment } from "../../lib/designer/garments/garment";
import { random } from "../../lib/designer/random";
import { word } from "../artwork/letters";
import { drawGarment } from "./drawing";
import { blur, sampler } from "./field";
import { rasterAlpha, rasterMask, rasterRgba } from "./raster";
import { shadeCloth } from "./relief";

/** In pixels. 93 products have 373 pictures, and a newcomer's first start waits for all of them. */
export const PICTURE = { width: 1280, height: 1600 } as const;

/** The data of one garment view that does not depend on its colour, in bytes per pixel. */
export type Plates = {
  garment: Garment;
  mask: Uint8Array;
  dark: Uint8Array;
  light: Uint8Array;
  /** Seams and stitches, drawn dark on light cloth and light on black cloth. */
  thread: Uint8Array;
  /** The shadow of the garment on the ground. */
  shadow: Uint8Array;
  /** Sewn-on parts in their own colours, as straight RGBA over a part of the picture. */
  label: { pixels: Uint8Array; left: number; top: number; width: number; height: number } | null;
};

const toByte = (value: number) => Math.max(0, Math.min(255, value * 255 + 0.5));

const bakeLabel = async (garment: Garment): Promise<Plates["label"]> => {
  if (!garment.label) return null;
  const [x, y] = garment.label;
  const s = garment.unitsPerInch / 30;
  const [w, h] = [44 * s, 24 * s];
  const body =
    `<rect x="${x - w / 2}" y="${y}" width="${w}" height="${h}" rx="1.5" fill="#f1ebdd"/>` +
    `<path d="M${x - w / 2 + 2} ${y + 2}h${w - 4}M${x - w / 2 + 2} ${y + h - 2}h${w - 4}" stroke="#b8ad98" stroke-width=".7" stroke-dasharray="2 1.4"/>` +
    word("kapas-label", x - w * 0.36, y + h * 0.26, w * 0.72, "#33302b");
  const image = await rasterRgba(body, PICTURE.width);
  const scale = PICTURE.width / 1000;
  const box = {
    left: Math.floor((x - w / 2) * scale) - 2,
    top: Math.floor(y * scale) - 2,
    width: Math.ceil(w * scale) + 4,
    height: Math.ceil(h * scale) + 4,
  };
  const pixels = new Uint8Array(box.width * box.height * 4);
  for (let row = 0; row < box.height; row += 1) {
    const from = ((box.top + row) * image.width + box.left) * 4;
    pixels.set(image.data.subarray(from, from + box.width * 4), row * box.width * 4);
  }
  return { pixels, ...box };
};

export const bake = async (garment: Garment): Promise<Plates> => {
  const drawing = drawGarment(garment);
  const shade = await shadeCloth(garment, drawing, PICTURE.width / 2);
  const ground = await rasterAlpha(drawing.whole, PICTURE.width / 4);
  const [readContact, readCast] = [sampler(blur(ground, 1.6)), sampler(blur(ground, 9))];
  const [readDark, readLight] = [sampler(shade.dark), sampler(shade.light)];
  const size = PICTURE.width * PICTURE.height;
  const plates: Plates = {
    garment,
    mask: await rasterMask(drawing.whole, PICTURE.width),
    thread: await rasterMask(drawing.threads, PICTURE.width),
    dark: new Uint8Array(size),
    light: new Uint8Array(size),
    shadow: new Uint8Array(size),
    label: await bakeLabel(garment),
  };
  const chance = random(garment.seed);
  for (let y = 0; y < PICTURE.height; y += 1) {
    for (let x = 0; x < PICTURE.width; x += 1) {
      const i = y * PICTURE.width + x;
      const mask = plates.mask[i] ?? 0;
      if (mask > 0) {
        const grain = (chance() - 0.5) * 0.018;
        plates.dark[i] = toByte(readDark(x / 2, y / 2) + Math.max(0, grain));
        plates.light[i] = toByte(readLight(x / 2, y / 2) + Math.max(0, -grain));
      }
      if (mask < 255) {
        const tight = readContact((x - 5) / 4, (y - 9) / 4);
        const wide = readCast((x - 20) / 4, (y - 38) / 4);
        plates.shadow[i] = Math.min(255, (0.26 * tight + 0.24 * wide) * 255);
      }
    }
  }
  return plates;
};
