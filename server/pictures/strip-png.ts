import "server-only";
import { inflateSync } from "node:zlib";

const signatureBytes = 8;
/** Length, name and checksum. */
const frameBytes = 12;
/** Pixels of 20 MB have some thousand chunks. */
const maxChunks = 20_000;
const maxProfileBytes = 4 * 1024 * 1024;
const maxExifBytes = 1024 * 1024;

/** Chunks that affect a picture's appearance: its pixels, its colours and its orientation. */
const needed = new Set(["IHDR", "PLTE", "tRNS", "IDAT", "IEND", "sRGB", "gAMA", "cHRM", "sBIT", "pHYs"]);

/** The name ends with a zero, and one byte gives the compression method. */
function isSmallProfile(data: Buffer): boolean {
  const end = data.indexOf(0);
  if (end < 0) return false;
  try {
    inflateSync(data.subarray(end + 2), { maxOutputLength: maxProfileBytes });
    return true;
  } catch {
    return false;
  }
}

function isKept(name: string, data: Buffer): boolean {
  if (name === "iCCP") return isSmallProfile(data);
  return name === "eXIf" ? data.length <= maxExifBytes : needed.has(name);
}

/**
 * A PNG without unneeded chunks or data after its end: compressed texts of a few bytes unpack to gigabytes in
 * the decoder. Null when a chunk is longer than the file, the end is missing, or there are too many chunks.
 * The decoder checks the checksums.
 */
export function stripPng(file: Buffer): Buffer | null {
  const parts = [file.subarray(0, signatureBytes)];
  const once = new Set<string>();
  let at = signatureBytes;
  for (let nr = 0; nr < maxChunks && at + frameBytes <= file.length; nr += 1) {
    const end = at + frameBytes + file.readUInt32BE(at);
    if (end > file.length) return null;
    const name = file.toString("latin1", at + 4, at + 8);
    const isSecond = name !== "IDAT" && once.has(name);
    if (!isSecond && isKept(name, file.subarray(at + 8, end - 4))) parts.push(file.subarray(at, end));
    once.add(name);
    if (name === "IEND") return Buffer.concat(parts);
    at = end;
  }
  return null;
}
