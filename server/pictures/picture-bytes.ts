import "server-only";

export const startsWith = (file: Buffer, text: string, at = 0) =>
  file.subarray(at, at + text.length).toString("latin1") === text;

export const isPng = (file: Buffer) => startsWith(file, "\x89PNG\r\n\x1a\n");
export const isJpeg = (file: Buffer) => startsWith(file, "\xff\xd8\xff");
export const isWebp = (file: Buffer) => startsWith(file, "RIFF") && startsWith(file, "WEBP", 8);

/** The decoder shows the first frame of an APNG and does not report the others. */
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
