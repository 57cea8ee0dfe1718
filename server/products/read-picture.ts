import "server-only";
import sharp from "sharp";
import { imageHeight, imageWidths } from "@/lib/catalog/image-loader";
import { minPictureSize, pictureProblems } from "@/lib/products/picture-rules";
import { AppError } from "@/server/errors";
import { lightenPicture } from "@/server/pictures/lighten-picture";
import { isAnimatedPng, isJpeg, isPng, isWebp } from "@/server/pictures/picture-bytes";

const maxPixels = 60_000_000;
const quality = 85;
const maxSeconds = 20;
const maxTimesTaller = 4;

/** Sharp's names of the accepted formats: SVG, GIF, TIFF and PDF are not accepted. */
const formats = new Set(["jpeg", "png", "webp", "heif"]);

interface Rendition {
  width: number;
  bytes: Buffer;
}

/** product: cropped to 4:5 around its middle; whole: uncropped. */
export type PictureShape = "product" | "whole";

export interface ReadPicture {
  renditions: Rendition[];
  /** Of the largest one, in pixels. */
  width: number;
  height: number;
}

function refuse(problem: keyof typeof pictureProblems): AppError {
  return new AppError("invalid_input", pictureProblems[problem]);
}

/** The first bytes of the accepted formats. Nothing else reaches the decoder, whatever its name. */
function hasPictureBytes(file: Buffer): boolean {
  const isAvif = () => /^.{4}ftyp(avif|avis|mif1|msf1)/s.test(file.toString("latin1", 0, 12));
  return isJpeg(file) || isPng(file) || isWebp(file) || isAvif();
}

function problemOf(error: unknown): AppError {
  const message = error instanceof Error ? error.message : "";
  if (/pixel limit/i.test(message)) return refuse("tooManyPixels");
  if (/timeout/i.test(message)) return refuse("tooSlow");
  return refuse("broken");
}

interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The largest 4:5 in the middle of a picture. */
function middleOf(width: number, height: number): Frame {
  const wide = Math.min(width, Math.floor((height * 4) / 5));
  const high = Math.min(height, Math.round(imageHeight(wide)));
  return {
    left: Math.floor((width - wide) / 2),
    top: Math.floor((height - high) / 2),
    width: wide,
    height: high,
  };
}

const open = (file: Buffer) =>
  sharp(file, {
    limitInputPixels: maxPixels,
    failOn: "error",
    animated: false,
    sequentialRead: true,
  }).timeout({
    seconds: maxSeconds,
  });

/** Checks the header: format, frames and size, before any pixel is decoded. */
async function readFrame(file: Buffer, shape: PictureShape): Promise<Frame> {
  const facts = await open(file).metadata();
  if (!formats.has(facts.format)) throw refuse("notAPicture");
  if ((facts.pages ?? 1) > 1) throw refuse("animated");
  const { width, height } = facts.autoOrient;
  if (width * height > maxPixels) throw refuse("tooManyPixels");
  const frame = shape === "product" ? middleOf(width, height) : { left: 0, top: 0, width, height };
  if (frame.width < minPictureSize.width) throw refuse("tooSmall");
  // A strip that is taller than this is not a page picture.
  if (shape === "whole" && height > width * maxTimesTaller) throw refuse("tooTall");
  return frame;
}

/**
 * An uploaded picture in the shop's format: upright, in its shape, in the shop's widths, WebP, without metadata.
 * It is decoded and re-encoded, so nothing of the sent file is kept. It is not enlarged to a greater width.
 */
export async function readPicture(file: Buffer, shape: PictureShape): Promise<ReadPicture> {
  if (file.length === 0) throw refuse("empty");
  if (!hasPictureBytes(file)) throw refuse("notAPicture");
  if (isAnimatedPng(file)) throw refuse("animated");
  const light = lightenPicture(file, refuse);
  try {
    const frame = await readFrame(light, shape);
    const largest = Math.min(frame.width, Math.max(...imageWidths));
    const heightOf = (width: number) =>
      Math.max(
        1,
        Math.round(shape === "product" ? imageHeight(width) : (width * frame.height) / frame.width),
      );
    const { data, info } = await open(light)
      .autoOrient()
      .extract(frame)
      .resize({ width: largest, height: heightOf(largest), fit: "cover" })
      .toColorspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const renditions: Rendition[] = [];
    for (const width of imageWidths) {
      const wide = Math.min(width, largest);
      const bytes = await sharp(data, { raw })
        .resize({ width: wide, height: heightOf(wide), fit: "cover" })
        .webp({ quality })
        .toBuffer();
      renditions.push({ width, bytes });
    }
    return { renditions, width: largest, height: heightOf(largest) };
  } catch (error) {
    throw error instanceof AppError ? error : problemOf(error);
  }
}
