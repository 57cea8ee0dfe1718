import sharp, { type Sharp } from "sharp";
import { PICTURE } from "../garments/bake";

const WIDTHS = [320, 640, 960, 1280, 1920] as const;

export type StoredFile = { name: string; body: Buffer };

const webp = (image: Sharp) => image.webp({ quality: 85, effort: 0 }).toBuffer();

/** The five widths and the original, as an upload would leave them. The small ones are shrunk from the second largest. */
export const encodePicture = async (name: string, pixels: Uint8Array): Promise<StoredFile[]> => {
  const full = { width: PICTURE.width, height: PICTURE.height, channels: 3 as const };
  const largest = await webp(sharp(pixels, { raw: full }));
  const { data, info } = await sharp(pixels, { raw: full })
    .resize(1280, null, { kernel: "cubic" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const half = { width: info.width, height: info.height, channels: 3 as const };
  const files: StoredFile[] = [];
  for (const width of WIDTHS) {
    if (width === PICTURE.width) continue;
    const image = sharp(data, { raw: half });
    const sized = width === info.width ? image : image.resize(width, null, { kernel: "cubic" });
    files.push({ name: `${name}-${width}.webp`, body: await webp(sized) });
  }
  // The original comes last: its presence tells a later run that the whole set is stored.
  return [
    ...files,
    { name: `${name}-${PICTURE.width}.webp`, body: largest },
    { name: `${name}.webp`, body: largest },
  ];
};
