import { FRAME, type Garment } from "../../lib/designer/garments/garment";
import { random } from "../../lib/designer/random";
import { drawGarment } from "./drawing";
import { sampler } from "./field";
import { rasterMask, rasterRgba } from "./raster";
import { shadeCloth } from "./relief";
import { castShadow } from "./shadow";
import { shopName } from "./shop-name";

/** In pixels. 93 products have 373 pictures, and a newcomer's first start waits for all of them. */
export const PICTURE = { width: 1280, height: 1600 } as const;

/** Pixels for each unit of the frame. */
const SCALE = PICTURE.width / FRAME.width;

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

/** Where the woven label lies, and its own colours. */
export const drawLabel = (
  garment: Garment,
): { body: string; x: number; y: number; w: number; h: number } | null => {
  if (!garment.label) return null;
  const [middle, y] = garment.label;
  const s = garment.unitsPerInch / 30;
  const [w, h] = [44 * s, 24 * s];
  const x = middle - w / 2;
  const body =
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="1.5" fill="#f1ebdd"/>` +
    `<path d="M${x + 2} ${y + 2}h${w - 4}M${x + 2} ${y + h - 2}h${w - 4}" stroke="#b8ad98" stroke-width=".7" stroke-dasharray="2 1.4"/>` +
    shopName(middle - w * 0.36, y + h * 0.26, w * 0.72, "#33302b");
  return { body, x, y, w, h };
};

const bakeLabel = async (garment: Garment): Promise<Plates["label"]> => {
  const label = drawLabel(garment);
  if (!label) return null;
  const { body, x, y, w, h } = label;
  const image = await rasterRgba(body, PICTURE.width);
  const box = {
    left: Math.floor(x * SCALE) - 2,
    top: Math.floor(y * SCALE) - 2,
    width: Math.ceil(w * SCALE) + 4,
    height: Math.ceil(h * SCALE) + 4,
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
  const shadowAt = await castShadow(drawing);
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
        plates.shadow[i] = Math.min(255, shadowAt(x / SCALE, y / SCALE) * 255);
      }
    }
  }
  return plates;
};
