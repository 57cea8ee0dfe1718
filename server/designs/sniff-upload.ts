import "server-only";
import type { UploadProblem } from "@/lib/designer/uploads";

const startsWith = (file: Buffer, text: string, at = 0) =>
  file.subarray(at, at + text.length).toString("latin1") === text;

export const isPng = (file: Buffer) => startsWith(file, "\x89PNG\r\n\x1a\n");
export const isJpeg = (file: Buffer) => startsWith(file, "\xff\xd8\xff");

/** By the first bytes alone, whatever the file's name says: nothing else reaches the decoder. Null for JPEG, PNG and WebP. */
export function problemOfBytes(file: Buffer): UploadProblem | null {
  if (file.length === 0) return "empty";
  if (isPng(file) || isJpeg(file)) return null;
  if (startsWith(file, "RIFF") && startsWith(file, "WEBP", 8)) return null;
  if (startsWith(file, "GIF8")) return "gif";
  if (startsWith(file, "%PDF")) return "pdf";
  if (startsWith(file, "ftyp", 4)) return startsWith(file, "avi", 8) ? "avif" : "heic";
  const head = file.subarray(0, 1024).toString("utf8").trimStart().toLowerCase();
  return /^(?:\ufeff)?<(?:svg|\?xml|!doctype svg)/.test(head) ? "svg" : "notAPicture";
}

/** The decoder shows the first frame of an APNG and says nothing of the others. */
export function isAnimatedPng(file: Buffer): boolean {
  if (!isPng(file)) return false;
  for (let at = 8; at + 12 <= file.length; ) {
    const name = file.toString("latin1", at + 4, at + 8);
    if (name === "acTL") return true;
    if (name === "IDAT") return false;
    at += 12 + file.readUInt32BE(at);
  }
  return false;
}
