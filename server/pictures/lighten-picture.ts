import "server-only";
import type { AppError } from "@/server/errors";
import { countScans } from "./count-scans";
import { heldBytes } from "./held-bytes";
import { isJpeg, isPng } from "./picture-bytes";
import { stripPng } from "./strip-png";

/** Programs write about ten. */
const mostScans = 64;
/** 25 megapixels of the most that a pixel takes. */
const mostHeldBytes = 200_000_000;

/**
 * What the decoder may see of a file from outside: the size in a header bounds its pixels, not what else the file unpacks or
 * repeats. Every reader of uploaded pictures asks this first, with its own words for a refusal.
 */
export function lightenPicture(
  file: Buffer,
  refuse: (problem: "tooSlow" | "tooLargeWhole" | "broken") => AppError,
): Buffer {
  if (isJpeg(file) && countScans(file, mostScans + 1) > mostScans) throw refuse("tooSlow");
  if (heldBytes(file) > mostHeldBytes) throw refuse("tooLargeWhole");
  const light = isPng(file) ? stripPng(file) : file;
  if (!light) throw refuse("broken");
  return light;
}
