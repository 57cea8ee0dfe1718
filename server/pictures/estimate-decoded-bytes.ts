import "server-only";
import { countScans, findSegment } from "./count-scans";
import { isJpeg, isPng, isWebp, startsWith } from "./picture-bytes";

/** Bytes that the decoder holds at once, by the picture's header; 0 when it decodes line by line, or the header is invalid. */
export function estimateDecodedBytes(file: Buffer): number {
  if (isPng(file)) return ofPng(file);
  if (isJpeg(file)) return ofJpeg(file);
  return isWebp(file) ? ofWebp(file) : 0;
}

/** By colour type; a palette is expanded during decoding. */
const channelsOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 };

function ofPng(file: Buffer): number {
  if (file.length < 29 || file[28] !== 1) return 0;
  const bytes = file[24] === 16 ? 2 : 1;
  return file.readUInt32BE(16) * file.readUInt32BE(20) * (channelsOf[file[25] ?? 0] ?? 4) * bytes;
}

/** Two bytes per coefficient, in a picture of more than one scan. */
function ofJpeg(file: Buffer): number {
  const frame = findSegment(file, isFrame);
  if (!frame || frame.length < 6 || countScans(file, 2) < 2) return 0;
  const parts = Array.from({ length: frame[5] ?? 0 }, (_, nr) => {
    const factors = frame[7 + nr * 3] ?? 0x11;
    return { across: factors >> 4, down: factors & 15 };
  });
  const max =
    Math.max(1, ...parts.map(({ across }) => across)) * Math.max(1, ...parts.map(({ down }) => down));
  const share = parts.reduce((sum, { across, down }) => sum + across * down, 0) / max;
  return frame.readUInt16BE(1) * frame.readUInt16BE(3) * share * 2;
}

/** Codes of a start of frame; the other three of this row are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function ofWebp(file: Buffer): number {
  if (file.length < 30) return 0;
  const rgba = 4;
  if (startsWith(file, "VP8X", 12)) return (file.readUIntLE(24, 3) + 1) * (file.readUIntLE(27, 3) + 1) * rgba;
  if (startsWith(file, "VP8L", 12)) {
    const sides = file.readUInt32LE(21);
    return ((sides & 0x3fff) + 1) * (((sides >> 14) & 0x3fff) + 1) * rgba;
  }
  return (file.readUInt16LE(26) & 0x3fff) * (file.readUInt16LE(28) & 0x3fff) * rgba;
}
