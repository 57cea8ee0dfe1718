import "server-only";
import { type UploadProblem, uploadProblems } from "@/lib/designer/uploads";
import { AppError } from "@/server/errors";
import { log } from "@/server/log";
import type { CleanPhoto, CleanUpload } from "@/server/pictures/child/read-upload";
import { lightenPicture } from "@/server/pictures/lighten-picture";
import { isAnimatedPng } from "@/server/pictures/picture-bytes";
import { ChildEnded, ChildLate, openPictureChild, PictureProblem } from "@/server/pictures/picture-child";
import { problemOfBytes } from "./sniff-upload";

export type ReadUpload = CleanUpload;

const ask = openPictureChild(30_000);

function refuseUpload(problem: UploadProblem): AppError {
  return new AppError("invalid_input", uploadProblems[problem]);
}

async function explainReadErrors<T>(read: Promise<T>): Promise<T> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof PictureProblem) throw refuseUpload(error.problem);
    log.error({ err: error }, "uploads: not read");
    if (error instanceof ChildEnded) throw refuseUpload("tooHeavy");
    throw refuseUpload(error instanceof ChildLate ? "tooSlow" : "broken");
  }
}

/** Limits for what the decoder gets of an uploaded file. */
function checkBytes(file: Buffer): Buffer {
  const problem = problemOfBytes(file);
  if (problem) throw refuseUpload(problem);
  if (isAnimatedPng(file)) throw refuseUpload("animated");
  return lightenPicture(file, refuseUpload);
}

/**
 * Decodes and re-encodes an uploaded picture, so that nothing of the original file is kept: no location, no
 * data hidden behind its pixels. Refuses unprintable files with a message for the owner. `tolerance`: removes
 * a plain background, unless nothing would be left.
 */
export async function readUpload(
  file: Buffer,
  { tolerance = null, xmp = null }: { tolerance?: number | null; xmp?: string | null } = {},
): Promise<ReadUpload> {
  return explainReadErrors(ask("readUpload", { file: checkBytes(file), tolerance, xmp }));
}

/** A file made by readUpload(), without its background; refused when nothing would be left. */
export async function cutBackground(file: Buffer, tolerance: number): Promise<ReadUpload> {
  return explainReadErrors(ask("cutBackground", { file, tolerance }));
}

/** As readUpload(), in the two sizes of a review photo. */
export async function readPhotoFile(file: Buffer): Promise<CleanPhoto> {
  return explainReadErrors(ask("readPhoto", { file: checkBytes(file) }));
}
