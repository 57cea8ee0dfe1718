import sharp from "sharp";
import { PICTURE } from "../garments/bake";
import type { Base, Print } from "../garments/compose";
import { layPrintOn } from "../garments/compose";

const ZOOM = 2.4;

const WALE = 9;
const TWO_COURSES = 15;

/** Stitches of single jersey: rows of small Vs, visible from close up. */
const KNIT = Float32Array.from({ length: WALE * TWO_COURSES }, (_, i) => {
  const across = Math.abs((i % WALE) / WALE - 0.5) * 2;
  const course = (2 * Math.floor(i / WALE)) / TWO_COURSES + across * 0.9;
  return Math.cos(course * Math.PI * 2) * 0.5 + (across - 0.5) * 0.9;
});

const knit = (x: number, y: number): number => KNIT[(y % TWO_COURSES) * WALE + (x % WALE)] ?? 0;

const enlarge = async (data: Uint8Array, channels: 1 | 3, left: number, top: number): Promise<Uint8Array> => {
  const [width, height] = [Math.round(PICTURE.width / ZOOM), Math.round(PICTURE.height / ZOOM)];
  const image = sharp(data, { raw: { width: PICTURE.width, height: PICTURE.height, channels } })
    .extract({ left, top, width, height })
    .resize(PICTURE.width, PICTURE.height, { fit: "fill", kernel: "cubic" });
  return (channels === 1 ? image.toColourspace("b-w") : image).raw().toBuffer();
};

const within = (value: number, limit: number) =>
  Math.round(Math.max(0, Math.min(limit - limit / ZOOM, value)));

/** A close-up of one place of a picture, with the print redrawn at that size. */
export const paintCloseUp = async (
  base: Base,
  center: { x: number; y: number },
  makePrint: (toPixels: (frame: number) => number, left: number, top: number) => Promise<Print | null>,
): Promise<Uint8Array> => {
  const scale = PICTURE.width / 1000;
  const left = within(center.x * scale - PICTURE.width / ZOOM / 2, PICTURE.width);
  const top = within(center.y * scale - PICTURE.height / ZOOM / 2, PICTURE.height);
  const pixels = await enlarge(base.pixels, 3, left, top);
  const keep = await enlarge(base.keep, 1, left, top);
  for (let y = 0; y < PICTURE.height; y += 1) {
    for (let x = 0; x < PICTURE.width; x += 1) {
      const p = y * PICTURE.width + x;
      if (keep[p] === 0) continue;
      const shade = 1 + 0.022 * knit(x, y);
      for (let c = 0; c < 3; c += 1) pixels[p * 3 + c] = Math.min(255, (pixels[p * 3 + c] ?? 0) * shade);
    }
  }
  const print = await makePrint((frame) => frame * scale * ZOOM, left * ZOOM, top * ZOOM);
  if (print) layPrintOn(pixels, keep, base.cloth, print, (x, y) => 0.975 + 0.028 * knit(x, y));
  return pixels;
};
