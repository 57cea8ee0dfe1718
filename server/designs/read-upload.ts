import "server-only";
import { createHash } from "node:crypto";
import sharp from "sharp";
import { softPercent } from "@/lib/designer/soft-pixels";
import { maxUploadSide, type UploadProblem, uploadProblems } from "@/lib/designer/uploads";
import { AppError } from "@/server/errors";
import { lightenPicture } from "@/server/pictures/lighten-picture";
import { isAnimatedPng } from "@/server/pictures/picture-bytes";
import { problemOfBytes } from "./sniff-upload";

const mostPixels = 60_000_000;
const leastSide = 16;
const mostTimesLonger = 40;
const maxSeconds = 20;
const maxStoredBytes = 50 * 1024 * 1024;
const previewSide = 1600;

/** What sharp calls the formats that are let in. */
const formats = new Set(["jpeg", "png", "webp"]);

/** Pixels in sRGB, 8 bits a channel; the last of two or four channels is alpha. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
}

/** An upload as the shop stores it. */
export interface ReadUpload {
  file: Buffer;
  type: "image/png" | "image/jpeg";
  width: number;
  height: number;
  hasAlpha: boolean;
  softPercent: number;
  sha256: string;
  /** WebP, at most 1600 pixels a side. */
  preview: Buffer;
}

export function refuseUpload(problem: UploadProblem): AppError {
  return new AppError("invalid_input", uploadProblems[problem]);
}

function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const message = error instanceof Error ? error.message : "";
  if (/pixel limit/i.test(message)) return refuseUpload("tooManyPixels");
  return refuseUpload(/timeout/i.test(message) ? "tooSlow" : "broken");
}

const open = (file: Buffer) =>
  sharp(file, {
    limitInputPixels: mostPixels,
    failOn: "error",
    animated: false,
    sequentialRead: true,
  }).timeout({ seconds: maxSeconds });

/** Checks the header: format, frames and size, before any pixel is decoded. */
async function checkHeader(file: Buffer): Promise<void> {
  const facts = await open(file).metadata();
  if (!formats.has(facts.format)) throw refuseUpload("notAPicture");
  if ((facts.pages ?? 1) > 1) throw refuseUpload("animated");
  const [short = 0, long = 0] = [facts.width, facts.height].toSorted((a, b) => a - b);
  if (short * long > mostPixels) throw refuseUpload("tooManyPixels");
  if (short < leastSide) throw refuseUpload("tooSmall");
  if (long > short * mostTimesLonger) throw refuseUpload("tooLong");
}

/** The XMP of a file that the shop stored: whoever uploads brings none in. */
export async function readXmp(file: Buffer): Promise<string | null> {
  return (await open(file).metadata()).xmp?.toString("utf8") ?? null;
}

/** Decodes a picture: upright, in sRGB, no side longer than `side` pixels. `withAlpha`: with four channels, whatever it has. */
export async function readPixels(
  file: Buffer,
  side: number,
  { withAlpha } = { withAlpha: false },
): Promise<Pixels> {
  const upright = open(file)
    .autoOrient()
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .toColorspace("srgb");
  const { data, info } = await (withAlpha ? upright.ensureAlpha() : upright)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

function hasClearPixel({ data, channels }: Pixels): boolean {
  if (channels % 2 === 1) return false;
  for (let at = channels - 1; at < data.length; at += channels) if (data[at] !== 255) return true;
  return false;
}

/**
 * Pixels as files of our own, without metadata but `xmp`. With alpha as PNG, so that an edge is the edge that was drawn; without as JPEG
 * at 92 with whole colours, a tenth of the size, which nobody sees in print.
 */
export async function encodeUpload(pixels: Pixels, xmp: string | null = null): Promise<ReadUpload> {
  const { data, width, height, channels } = pixels;
  const read = () => {
    const image = sharp(data, { raw: { width, height, channels }, limitInputPixels: mostPixels });
    return xmp === null ? image : image.withXmp(xmp);
  };
  const hasAlpha = hasClearPixel(pixels);
  const file = hasAlpha
    ? await read().png({ compressionLevel: 6 }).toBuffer()
    : await read()
        .removeAlpha()
        .jpeg({ quality: 92, chromaSubsampling: "4:4:4", optimizeCoding: false })
        .toBuffer();
  if (file.byteLength > maxStoredBytes) throw refuseUpload("tooDetailed");
  const preview = await read()
    .resize({ width: previewSide, height: previewSide, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 85 })
    .toBuffer();
  const sha256 = createHash("sha256").update(file).digest("hex");
  return {
    ...{ file, type: hasAlpha ? "image/png" : "image/jpeg", width, height, hasAlpha, sha256, preview },
    softPercent: hasAlpha && channels === 4 ? softPercent({ data, width, height }) : 0,
  };
}

/**
 * A picture from outside, decoded and encoded anew: nothing of the sent file is kept, neither where a photo was taken nor
 * what hides behind its pixels. Refuses what can't be printed, in words for its owner.
 */
export async function readUpload(file: Buffer): Promise<ReadUpload> {
  return encodeUpload(await decodeUpload(file));
}

/** The pixels of readUpload(). */
export async function decodeUpload(file: Buffer, options = { withAlpha: false }): Promise<Pixels> {
  const problem = problemOfBytes(file);
  if (problem) throw refuseUpload(problem);
  if (isAnimatedPng(file)) throw refuseUpload("animated");
  const light = lightenPicture(file, refuseUpload);
  try {
    await checkHeader(light);
    return await readPixels(light, maxUploadSide, options);
  } catch (error) {
    throw refusalOf(error);
  }
}
