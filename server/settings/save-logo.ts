import "server-only";
import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { type LogoKey, maxLogoBytes, tooLargeLogo, wrongLogoType } from "@/lib/settings/logos";
import { AppError } from "@/server/errors";
import { log } from "@/server/log";
import { readLogos } from "./documents";
import { removeLogoFile, saveSiteSettings, uploadLogo } from "./repository";
import { explained } from "./save-versioned";

const formats = { png: "png", webp: "webp", jpeg: "jpg" } as const;

type Format = keyof typeof formats;

/** Wider or higher than this is for print, not for a page. */
const maxSide = 1200;
/** A picture that claims more is a bomb: a small file that fills the memory. */
const maxPixels = 40_000_000;

function isFormat(name: string | undefined): name is Format {
  return name !== undefined && Object.hasOwn(formats, name);
}

/** The picture anew, without what a camera or a program wrote beside it. The content decides the type, not the name. */
async function redraw(bytes: Buffer): Promise<{ bytes: Buffer; format: Format }> {
  const read = () => sharp(bytes, { limitInputPixels: maxPixels, pages: 1, failOn: "error" });
  const format = await read()
    .metadata()
    .then((metadata) => metadata.format)
    .catch(() => undefined);
  if (!isFormat(format)) throw refuse(wrongLogoType);
  try {
    const drawn = await read()
      .timeout({ seconds: 5 })
      .rotate()
      .resize(maxSide, maxSide, { fit: "inside", withoutEnlargement: true })
      .toFormat(format)
      .toBuffer();
    return { bytes: drawn, format };
  } catch (error) {
    log.info({ err: error }, "settings: a logo could not be drawn");
    throw refuse("The picture can't be read. Save it anew and try again.");
  }
}

function refuse(message: string): AppError {
  return new AppError("invalid_input", message, { data: message });
}

/** Stores an uploaded logo and shows it from the next request on. */
export async function saveLogo(key: LogoKey, version: string | null, data: string): Promise<void> {
  const sent = Buffer.from(data, "base64");
  if (sent.byteLength > maxLogoBytes) throw refuse(tooLargeLogo);
  const { bytes, format } = await redraw(sent);
  if (bytes.byteLength > maxLogoBytes) throw refuse(tooLargeLogo);
  const name = `${randomUUID()}.${formats[format]}`;
  const url = await uploadLogo(name, bytes, `image/${format}`);
  try {
    await putLogo(key, version, url);
  } catch (error) {
    await removeQuietly(name);
    throw error;
  }
}

/** Points a key at an address, "" for the drawn logo, and removes the file that it pointed at. */
export async function putLogo(key: LogoKey, version: string | null, url: string): Promise<void> {
  const before = (await readLogos()).find((logo) => logo.key === key);
  await explained(() => saveSiteSettings({ [key]: url }, version));
  const oldName = before?.url.split("/").at(-1);
  if (oldName && before?.url !== url && before?.url.includes("/logos/")) await removeQuietly(oldName);
}

/** The setting is saved: a file that stays is only a file too many. */
async function removeQuietly(name: string): Promise<void> {
  try {
    await removeLogoFile(name);
  } catch (error) {
    log.warn({ err: error, name }, "settings: an old logo was not removed");
  }
}
