const megabyte = 1024 * 1024;

/** A larger file is refused before the upload, and again by the server before reading it. */
export const maxPictureBytes = 10 * megabyte;

/** The types in the file dialog. The server checks the bytes. */
export const pictureTypesAccepted = "image/jpeg,image/png,image/webp,image/avif";

/** The smallest picture that fills the smallest of the shop's widths, in 4:5. */
export const minPictureSize = { width: 320, height: 400 };

export const pictureProblems = {
  tooLarge: "It's larger than 10 MB",
  empty: "It's empty",
  notAPicture: "It isn't a JPEG, PNG, WebP or AVIF picture",
  animated: "It's animated. Save it as a still picture",
  tooManyPixels: "It has more than 60 megapixels",
  tooSmall: `It's too small: at least ${minPictureSize.width} by ${minPictureSize.height} pixels`,
  tooTall: "It's more than four times as tall as wide",
  tooLargeWhole:
    "It's too large for WebP, progressive JPEG or interlaced PNG. Save it as a standard JPEG or PNG, or with at most 25 megapixels",
  broken: "It's damaged or incomplete",
  tooSlow: "It took too long to read",
} as const;

export interface Failed {
  /** In the order in which the pictures were chosen */
  place: number;
  name: string;
  reason: string;
}

export const allFailedMessage = "Failed to upload any product images";

/** The sentence above the list of failed pictures; null when all succeeded. */
export function uploadReport(failed: readonly Failed[], count: number): string | null {
  if (failed.length === 0) return null;
  if (failed.length === count) return allFailedMessage;
  return `${failed.length} of ${count} pictures couldn't be uploaded`;
}
