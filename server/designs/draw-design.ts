import "server-only";
import { clothOf, whiteCloth } from "@/lib/designer/cloth";
import type { DesignDocument } from "@/lib/designer/document";
import { listUploadIds } from "@/lib/designer/list-upload-ids";
import { type GarmentSide, viewsOn } from "@/lib/designer/printing/placements";
import { listColors } from "@/server/catalog/repository";
import { limitConcurrency } from "@/server/limit-concurrency";
import type { DesignAsset } from "./asset-repository";
import { loadDesignResources } from "./design-resources";
import { readDesignFile } from "./file-repository";
import { renderMockup } from "./render-mockup";

/** One picture takes about a second of CPU time. */
const inTurn = limitConcurrency(1);

/** Enough for a mockup, where a tee is as wide as the picture. */
const dpi = 100;

/**
 * Draws a design on its garment as WebP, `width` pixels wide. `findAssets` decides which uploads may be used;
 * a missing one is left out.
 */
export async function drawDesign(
  document: DesignDocument,
  side: GarmentSide,
  width: number,
  findAssets: (ids: readonly string[]) => Promise<DesignAsset[]>,
  signal?: AbortSignal,
): Promise<Buffer> {
  const [assets, colours] = await Promise.all([findAssets(listUploadIds(document)), listColors()]);
  const previews = new Map(assets.map(({ id, previewPath }) => [id, previewPath]));
  const readPicture = async (id: string) => {
    const path = previews.get(id);
    const bytes = path === undefined ? null : await readDesignFile("design-assets", path);
    return bytes && { bytes, mime: "image/webp" };
  };
  return inTurn(async () => {
    signal?.throwIfAborted();
    const resources = await loadDesignResources(document, readPicture, { views: viewsOn(side), dpi });
    const cloth = clothOf(colours, document.colour) ?? whiteCloth;
    return renderMockup(document, side, cloth, resources, width, signal);
  });
}
