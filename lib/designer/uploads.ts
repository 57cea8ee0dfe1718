const megabyte = 1024 * 1024;

export const maxUploadBytes = 20 * megabyte;

/** The types in the file dialog. The server checks the bytes. */
export const uploadTypesAccepted = "image/jpeg,image/png,image/webp";

/** Larger pictures are scaled down: 16 inches at 300 dots per inch, and a quarter more for cropping. */
export const maxUploadSide = 6000;

/** An upload as its owner sees it. */
export interface Upload {
  id: string;
  /** In pixels. */
  width: number;
  height: number;
  hasAlpha: boolean;
  /** From softPercent(). */
  softPercent: number;
  /** The prompt of AI art; absent for uploads. */
  prompt?: string;
}

export const uploadProblems = {
  empty: "This file is empty.",
  notAPicture: "This isn't a JPEG, PNG or WebP picture. Save it as one of these and try again.",
  svg: "SVG files can't be used here. Save the drawing as PNG, 3,000 pixels wide or more.",
  heic: "This is a HEIC picture. Save it as JPEG, or email it to yourself: most phones then convert it to JPEG.",
  avif: "This is an AVIF picture. Save it as JPEG, PNG or WebP and try again.",
  gif: "GIF pictures have too few colours. Save it as PNG and try again.",
  pdf: "A PDF can't be placed on a tee. Save its page as PNG, 3,000 pixels wide or more.",
  animated: "This picture is animated. Save a single frame and try again.",
  tooManyPixels: "This picture has more than 60 megapixels. Make it smaller and try again.",
  tooSmall: "This picture is too small: it needs at least 16 by 16 pixels.",
  tooLong: "This picture is more than 40 times as long as it is wide. Crop it and try again.",
  tooDetailed: "This picture has too much detail. Make it smaller, 4,000 pixels at most, and try again.",
  allBackground: "We can't remove this background: it looks like the rest of the picture.",
  allClear: "This picture is completely transparent. Choose another one.",
  broken: "This picture is damaged or incomplete. Save it again and try again.",
  tooLargeWhole:
    "This picture is too large for WebP, progressive JPEG or interlaced PNG. Save it as a standard JPEG or PNG, or with 25 megapixels at most.",
  tooHeavy: "This picture needs too much memory to read. Make it smaller and try again.",
  tooSlow: "This picture took too long to read. Make it smaller and try again.",
} as const;
export type UploadProblem = keyof typeof uploadProblems;

/** A file's size and the limit; `bytes` null: unknown, because the file was too long to read completely. */
export function describeTooLarge(bytes: number | null): string {
  const size = bytes === null ? "This file is too large" : `This file is ${Math.ceil(bytes / megabyte)} MB`;
  return `${size}. The limit is ${maxUploadBytes / megabyte} MB: save it as JPEG, or make it smaller.`;
}
