import "server-only";
import type { UploadProblem } from "@/lib/designer/uploads";
import { isJpeg, isPng, isWebp, startsWith } from "@/server/pictures/picture-bytes";

/** Detects the type by the first bytes, not the file name: nothing else reaches the decoder. Null for JPEG, PNG and WebP. */
export function problemOfBytes(file: Buffer): UploadProblem | null {
  if (file.length === 0) return "empty";
  if (isPng(file) || isJpeg(file) || isWebp(file)) return null;
  if (startsWith(file, "GIF8")) return "gif";
  if (startsWith(file, "%PDF")) return "pdf";
  if (startsWith(file, "ftyp", 4)) return startsWith(file, "avi", 8) ? "avif" : "heic";
  const head = file.subarray(0, 1024).toString("utf8").trimStart().toLowerCase();
  return /^(?:\ufeff)?<(?:svg|\?xml|!doctype svg)/.test(head) ? "svg" : "notAPicture";
}
