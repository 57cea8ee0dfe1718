import sharp from "sharp";
import { PICTURE } from "../garments/bake";

export const WIDTHS = [1920, 1280, 960, 640, 320] as const;

type Size = { width: number; height: number };

export type StoredFile = { name: string; body: Buffer };

const webp = (data: Uint8Array, { width, height }: Size) =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ quality: 85, effort: 2 })
    .toBuffer();

export const widthName = (name: string, width: number): string => `${name}-${width}.webp`;

/** It is stored last: its presence means that the whole set is there. */
export const originalName = (name: string): string => `${name}.webp`;

/**
 * The five widths and the original, as an upload stores them. Each is shrunk from the next larger one and none is enlarged,
 * so the widest is as wide as the picture.
 */
export const encodePicture = async (name: string, pixels: Uint8Array): Promise<StoredFile[]> => {
  const original = await webp(pixels, PICTURE);
  const files: StoredFile[] = [];
  let source: { data: Uint8Array; info: Size } = { data: pixels, info: PICTURE };
  for (const width of WIDTHS) {
    const { data, info } = source;
    const raw = { width: info.width, height: info.height, channels: 3 as const };
    if (width >= info.width) {
      files.push({ name: widthName(name, width), body: original });
      continue;
    }
    source = await sharp(data, { raw })
      .resize(width, null, { kernel: "cubic" })
      .raw()
      .toBuffer({ resolveWithObject: true });
    files.push({ name: widthName(name, width), body: await webp(source.data, source.info) });
  }
  return [...files, { name: originalName(name), body: original }];
};
