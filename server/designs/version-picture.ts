import "server-only";
import type { GarmentSide } from "@/lib/designer/placements";
import { findAssets } from "./asset-repository";
import { putDesignFile, readDesignFile } from "./design-files";
import { drawDesign } from "./draw-design";
import { findVersion } from "./version-repository";

const width = 1000;
const pathOf = (versionId: string, side: GarmentSide) => `versions/${versionId}-${side}.webp`;

const drawing = new Map<string, Promise<Buffer | null>>();

/**
 * A version on its garment, as WebP: drawn when somebody first asks, then kept, because a version never changes. Null when
 * there is no such version. Its id can't be guessed, so whoever knows it may look.
 */
export async function readVersionPicture(versionId: string, side: GarmentSide): Promise<Buffer | null> {
  const path = pathOf(versionId, side);
  const kept = await readDesignFile("design-assets", path);
  if (kept) return kept;
  const drawn = drawing.get(path) ?? drawVersion(versionId, side, path).finally(() => drawing.delete(path));
  drawing.set(path, drawn);
  return drawn;
}

async function drawVersion(versionId: string, side: GarmentSide, path: string): Promise<Buffer | null> {
  const version = await findVersion(versionId);
  if (!version) return null;
  const bytes = await drawDesign(version.document, side, width, findAssets);
  await putDesignFile("design-assets", path, bytes, "image/webp");
  return bytes;
}
