import sharp from "sharp";
import { PICTURE } from "../garments/bake";

export const WIDTHS = [320, 640, 960, 1280, 1920] as const;

export type StoredFile = { name: string; body: Buffer };

/** The five widths and the original, as an upload would leave them. */
export const encodePicture = async (name: string, pixels: Uint8Array): Promise<StoredFile[]> => {
  const raw = { raw: { width: PICTURE.width, height: PICTURE.height, channels: 3 as const } };
  const files = await Promise.all(
    WIDTHS.map(async (width) => {
      const image = sharp(pixels, raw);
      const sized = width === PICTURE.width ? image : image.resize(width, null, { kernel: "cubic" });
      return { name: `${name}-${width}.webp`, body: await sized.webp({ quality: 85, effort: 0 }).toBuffer() };
    }),
  );
  const largest = files.at(-1);
  return largest ? [...files, { name: `${name}.webp`, body: largest.body }] : files;
};
