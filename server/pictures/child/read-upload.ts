import { createHash } from "node:crypto";
import sharp from "sharp";
import { removeBackground } from "../../../lib/designer/remove-background.ts";
import { softPercent } from "../../../lib/designer/soft-pixels.ts";
import { maxUploadSide, type UploadProblem } from "../../../lib/designer/uploads.ts";

const maxPixels = 60_000_000;
const minSide = 16;
const maxTimesLonger = 40;
const maxSeconds = 20;
const maxStoredBytes = 50 * 1024 * 1024;
const previewSide = 1600;
/** Wide enough for 16 inches at 256 dots per inch. */
const maxCutSide = 4096;

/** Sharp's names of the accepted formats. */
const formats = new Set(["jpeg", "png", "webp"]);

/** Problems that the owner can fix. */
export class Problem extends Error {
  readonly problem: UploadProblem;

  constructor(problem: UploadProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Pixels in sRGB, 8 bits a channel; the last of two or four channels is alpha. */
interface Pixels {
  data: Buffer;
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
}

/** An upload as the shop stores it. */
export interface CleanUpload {
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

const open = (file: Buffer) =>
  sharp(file, {
    limitInputPixels: maxPixels,
    failOn: "error",
    animated: false,
    sequentialRead: true,
  }).timeout({ seconds: maxSeconds });

/** Checks the header: format, frames and size, before any pixel is decoded. */
async function checkHeader(file: Buffer): Promise<void> {
  const facts = await open(file).metadata();
  if (!formats.has(facts.format)) throw new Problem("notAPicture");
  if ((facts.pages ?? 1) > 1) throw new Problem("animated");
  const [short = 0, long = 0] = [facts.width, facts.height].toSorted((a, b) => a - b);
  if (short * long > maxPixels) throw new Problem("tooManyPixels");
  if (short < minSide) throw new Problem("tooSmall");
  if (long > short * maxTimesLonger) throw new Problem("tooLong");
}

/** Decodes a picture: upright, in sRGB, no side longer than `side` pixels. `withAlpha`: always with four channels. */
async function readPixels(file: Buffer, side: number, withAlpha: boolean): Promise<Pixels> {
  const upright = open(file)
    .autoOrient()
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .toColorspace("srgb");
  const { data, info } = await (withAlpha ? upright.ensureAlpha() : upright)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

async function decode(file: Buffer, withAlpha = false): Promise<Pixels> {
  try {
    await checkHeader(file);
    return await readPixels(file, maxUploadSide, withAlpha);
  } catch (error) {
    if (error instanceof Problem) throw error;
    const message = error instanceof Error ? error.message : "";
    if (/pixel limit/i.test(message)) throw new Problem("tooManyPixels");
    throw new Problem(/timeout/i.test(message) ? "tooSlow" : "broken");
  }
}

function hasClearPixel({ data, channels }: Pixels): boolean {
  if (channels % 2 === 1) return false;
  for (let at = channels - 1; at < data.length; at += channels) if (data[at] !== 255) return true;
  return false;
}

function hasInk({ data, channels }: Pixels): boolean {
  for (let at = channels - 1; at < data.length; at += channels) if (data[at] !== 0) return true;
  return false;
}

/**
 * Encodes pixels as our own files, without metadata but `xmp`. With alpha as PNG, so that edges stay exact;
 * without as JPEG at 92 without chroma subsampling, a tenth of the size and with no visible difference in print.
 */
async function encode(pixels: Pixels, xmp: string | null): Promise<CleanUpload> {
  const { data, width, height, channels } = pixels;
  const read = () => {
    const image = sharp(data, { raw: { width, height, channels }, limitInputPixels: maxPixels });
    return xmp === null ? image : image.withXmp(xmp);
  };
  const hasAlpha = hasClearPixel(pixels);
  if (hasAlpha && !hasInk(pixels)) throw new Problem("allClear");
  const file = hasAlpha
    ? await read().png({ compressionLevel: 6 }).toBuffer()
    : await read()
        .removeAlpha()
        .jpeg({ quality: 92, chromaSubsampling: "4:4:4", optimizeCoding: false })
        .toBuffer();
  if (file.byteLength > maxStoredBytes) throw new Problem("tooDetailed");
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

/** Null: nothing would be left. `pixels` have four channels. */
function clearBackground({ data, width, height }: Pixels, tolerance: number): Pixels | null {
  const result = removeBackground({ data, width, height }, tolerance);
  if (result.cleared === width * height) return null;
  const left = Buffer.from(result.data.buffer, result.data.byteOffset, result.data.byteLength);
  return { data: left, width, height, channels: 4 };
}

export interface Sent {
  file: Buffer;
  /** Removes a plain background unless nothing would be left; see removeBackground(). */
  tolerance: number | null;
  xmp: string | null;
}

/** A picture from outside, decoded and re-encoded: nothing of the sent file is kept. */
export async function readUpload({ file, tolerance, xmp }: Sent): Promise<CleanUpload> {
  const pixels = await decode(file, tolerance !== null);
  return encode((tolerance !== null && clearBackground(pixels, tolerance)) || pixels, xmp);
}

/** A file made by readUpload(), without its background. Keeps the metadata of AI pictures. */
export async function cutBackground({ file, tolerance }: { file: Buffer; tolerance: number }) {
  const pixels = clearBackground(await readPixels(file, maxCutSide, true), tolerance);
  if (!pixels) throw new Problem("allBackground");
  const { xmp } = await open(file).metadata();
  return encode(pixels, xmp?.toString("utf8") ?? null);
}

export interface CleanPhoto {
  /** The longer side is 1,600 pixels at most. */
  large: Buffer;
  small: Buffer;
  /** Of the sent one. */
  shortSide: number;
  /** Of the large one. */
  width: number;
  height: number;
}

/** A review photo, as readUpload() and in WebP. */
export async function readPhoto({ file }: { file: Buffer }): Promise<CleanPhoto> {
  const { data, ...raw } = await decode(file);
  const within = (side: number) =>
    sharp(data, { raw })
      .flatten({ background: "#fff" })
      .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
  const large = await within(1600);
  const small = await within(400);
  const { width, height } = large.info;
  return { large: large.data, small: small.data, shortSide: Math.min(raw.width, raw.height), width, height };
}
