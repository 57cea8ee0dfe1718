import "server-only";
import type { AppError } from "@/server/errors";
import { countScans } from "./count-scans";
import { estimateDecodedBytes } from "./estimate-decoded-bytes";
import { isJpeg, isPng } from "./picture-bytes";
import { stripPng } from "./strip-png";

/** Encoders write about ten. */
const maxScans = 64;
/** 25 megapixels at the maximum bytes per pixel. */
const maxDecodedBytes = 200_000_000;

/**
 * Limits what the decoder gets of an uploaded file: the header's size limits its pixels, but not what else the
 * file unpacks or repeats. Every reader of uploaded pictures calls this first, with its own refusal messages.
 */
export function lightenPicture(
  file: Buffer,
  refuse: (problem: "tooSlow" | "tooLargeWhole" | "broken") => AppError,
): Buffer {
  if (isJpeg(file) && countScans(file, maxScans + 1) > maxScans) throw refuse("tooSlow");
  if (estimateDecodedBytes(file) > maxDecodedBytes) throw refuse("tooLargeWhole");
  const light = isPng(file) ? stripPng(file) : file;
  if (!light) throw refuse("broken");
  return light;
}
