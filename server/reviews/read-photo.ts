import "server-only";
import sharp from "sharp";
import { decodeUpload } from "@/server/designs/read-upload";
import { AppError } from "@/server/errors";

const largeSide = 1600;
const smallSide = 400;
const leastSide = 200;
const quality = 80;

export interface ReadPhoto {
  large: Buffer;
  small: Buffer;
  /** Of the large one. */
  width: number;
  height: number;
}

/**
 * A photo as the shop keeps it: decoded by the reader of all uploads and encoded anew, so that nothing of the sent file is kept,
 * neither where it was taken nor what hides behind its pixels.
 */
export async function readPhoto(file: Buffer): Promise<ReadPhoto> {
  const { data, ...raw } = await decodeUpload(file);
  if (Math.min(raw.width, raw.height) < leastSide)
    throw new AppError(
      "invalid_input",
      `This photo is too small: at least ${leastSide} by ${leastSide} pixels.`,
    );
  const within = (side: number) =>
    sharp(data, { raw })
      .flatten({ background: "#fff" })
      .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
      .webp({ quality })
      .toBuffer({ resolveWithObject: true });
  const large = await within(largeSide);
  const small = await within(smallSide);
  return { large: large.data, small: small.data, width: large.info.width, height: large.info.height };
}
