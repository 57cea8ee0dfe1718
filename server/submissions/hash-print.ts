import "server-only";
import sharp from "sharp";
import type { DesignDocument } from "@/lib/designer/document";
import type { PrintView } from "@/lib/designer/printing/print-areas";
import type { SceneResources } from "@/lib/designer/resources";
import { sceneSheets } from "@/lib/designer/scene/scene-svg";
import { differenceHash, hashColumns, hashRows } from "@/lib/submissions/art-hash";
import { rasterize } from "@/server/designs/rasterize";

const width = 360;
const grounds = ["#ffffff", "#000000"];

/**
 * The fingerprint of one side's print, independent of position and size; null when nothing is visible. Art
 * that is invisible on white is drawn on black.
 */
export async function hashPrint(
  document: DesignDocument,
  view: PrintView,
  resources: SceneResources,
): Promise<bigint | null> {
  const drawn = await rasterize(sceneSheets(document, view, resources), width);
  const raw = { width: drawn.width, height: drawn.height, channels: 4, premultiplied: true } as const;
  const art = await trim(await sharp(drawn.bytes, { raw }).png().toBuffer());
  if (!art) return null;
  for (const background of grounds) {
    const grey = await sharp(art)
      .flatten({ background })
      .resize(hashColumns, hashRows, { fit: "fill" })
      .greyscale()
      .raw()
      .toBuffer();
    const hash = differenceHash(grey);
    if (hash !== null) return hash;
  }
  return null;
}

/** Without its transparent edges; null when nothing else is there. */
async function trim(picture: Buffer): Promise<Buffer | null> {
  const { channels } = await sharp(picture).stats();
  if (channels[3]?.max === 0) return null;
  return sharp(picture).trim({ background: "#00000000", threshold: 10 }).png().toBuffer();
}
