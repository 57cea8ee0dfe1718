import "server-only";
import { readPhotoFile } from "@/server/designs/read-upload";
import { AppError } from "@/server/errors";
import type { CleanPhoto } from "@/server/pictures/child/read-upload";

const minSide = 200;

export type ReadPhoto = Omit<CleanPhoto, "shortSide">;

/**
 * A photo in the shop's format: decoded by the reader of all uploads and re-encoded, so that nothing of the
 * sent file is kept: no location, no data hidden behind its pixels.
 */
export async function readPhoto(file: Buffer): Promise<ReadPhoto> {
  const { shortSide, ...photo } = await readPhotoFile(file);
  if (shortSide < minSide)
    throw new AppError("invalid_input", `This photo is too small: at least ${minSide} by ${minSide} pixels.`);
  return photo;
}
