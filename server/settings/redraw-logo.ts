import "server-only";
import sharp from "sharp";
import { maxLogoBytes, tooLargeLogo, wrongLogoType } from "@/lib/settings/logos";
import { AppError } from "@/server/errors";
import { log } from "@/server/log";
import { lightenPicture } from "@/server/pictures/lighten-picture";
import { isJpeg, isPng, isWebp } from "@/server/pictures/picture-bytes";

/** The file extension of each format. */
export const endings = { png: "png", webp: "webp", jpeg: "jpg" } as const;

type Format = keyof typeof endings;

/** A picture wider or higher than this is for print, not for a page. */
const maxSide = 1200;
/** A picture that claims more is a bomb: a small file that fills the memory. */
const maxPixels = 40_000_000;

/** By the first bytes: nothing else reaches the decoder. */
function formatOf(bytes: Buffer): Format | null {
  if (isPng(bytes)) return "png";
  if (isJpeg(bytes)) return "jpeg";
  return isWebp(bytes) ? "webp" : null;
}

/** The picture re-encoded, without metadata. The content decides the type, not the name. */
export async function redrawLogo(bytes: Buffer): Promise<{ bytes: Buffer; format: Format }> {
  if (bytes.byteLength > maxLogoBytes) throw refuse(tooLargeLogo);
  const format = formatOf(bytes);
  if (!format) throw refuse(wrongLogoType);
  const light = lightenPicture(bytes, unreadable);
  try {
    const drawn = await sharp(light, { limitInputPixels: maxPixels, pages: 1, failOn: "error" })
      .timeout({ seconds: 5 })
      .rotate()
      .resize(maxSide, maxSide, { fit: "inside", withoutEnlargement: true })
      .toFormat(format)
      .toBuffer();
    if (drawn.byteLength > maxLogoBytes) throw refuse(tooLargeLogo);
    return { bytes: drawn, format };
  } catch (error) {
    if (error instanceof AppError) throw error;
    log.info({ err: error }, "settings: a logo could not be drawn");
    throw unreadable();
  }
}

function refuse(message: string): AppError {
  return new AppError("invalid_input", message, { data: message });
}

function unreadable(): AppError {
  return refuse("The picture can't be read. Save it again and retry.");
}
