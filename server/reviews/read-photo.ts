import "server-only";
import { readPhotoFile } from "@/server/designs/read-upload";
import { AppError } from "@/server/errors";
import type { CleanPhoto } from "@/server/pictures/child/read-upload";

const leastSide = 200;

export type ReadPhoto = Omit<CleanPhoto, "shortSide">;

/**
 * A photo as the shop keeps it: decoded by the reader of all uploads and encoded anew, so that nothing of the sent file is kept,
 * neither where it was taken nor what hides behind its pixels.
 */
export async function readPhoto(file: Buffer): Promise<ReadPhoto> {
  const { shortSide, ...photo } = await readPhotoFile(file);
  if (shortSide < leastSide)
    throw new AppError(
      "invalid_input",
      `This photo is too small: at least ${leastSide} by ${leastSide} pixels.`,
    );
  return photo;
}
