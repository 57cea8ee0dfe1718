import "server-only";
import sharp from "sharp";
import type { GarmentSide } from "@/lib/designer/printing/placements";
import { findAssets } from "./asset-repository";
import { drawDesign } from "./draw-design";
import { type Asker, renderOnce } from "./render-once";
import { findVersion } from "./version-repository";

const width = 1000;

/**
 * A version on its garment, as WebP: drawn at the first request, then stored, because a version never
 * changes. Null when there is no such version.
 */
export function readVersionPicture(
  versionId: string,
  side: GarmentSide,
  asker: Asker,
): Promise<Buffer | null> {
  return renderOnce(`versions/${versionId}-${side}.webp`, asker, async (signal) => {
    const version = await findVersion(versionId);
    return version && drawDesign(version.document, side, width, findAssets, signal);
  });
}

/** The same as JPEG, drawn for each request: link previews fetch it once. */
export async function readLinkPicture(
  versionId: string,
  side: GarmentSide,
  asker: Asker,
): Promise<Buffer | null> {
  const picture = await readVersionPicture(versionId, side, asker);
  return picture && sharp(picture).jpeg({ quality: 85 }).toBuffer();
}
