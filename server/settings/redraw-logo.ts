import "server-only";
import sharp, { type Sharp } from "sharp";
import { maxLogoBytes, tooLargeLogo, wrongLogoType } from "@/lib/settings/logos";
import { AppError } from "@/server/errors";
import { log } from "@/server/log";

/** How the file of each format ends. */
export const endings = { png: "png", webp: "webp", jpeg: "jpg" } as const;

type Format = keyof typeof endings;

/** Wider or higher than this is for print, not for a page. */
const maxSide = 1200;
/** A picture that claims more is a bomb: a small file that fills the memory. */
const maxPixels = 40_000_000;

async function findFormat(read: () => Sharp): Promise<string | undefined> {
  try {
    return (await read().metadata()).format;
  } catch {
    return undefined;
  }
}

function isFormat(name: string | undefined): name is Format {
  return name !== undefined && Object.hasOwn(endings, name);
}

/** The picture anew, without what a camera or a program wrote beside it. The content decides the type, not the name. */
export async function redrawLogo(bytes: Buffer): Promise<{ bytes: Buffer; format: Format }> {
  if (bytes.byteLength > maxLogoBytes) throw refuse(tooLargeLogo);
  const read = () => sharp(bytes, { limitInputPixels: maxPixels, pages: 1, failOn: "error" });
  const format = await findFormat(read);
  if (!isFormat(format)) throw refuse(wrongLogoType);
  try {
    const drawn = await read()
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
    throw refuse("The picture can't be read. Save it anew and try again.");
  }
}

function refuse(message: string): AppError {
  return new AppError("invalid_input", message, { data: message });
}
