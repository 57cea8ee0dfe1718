import "server-only";
import type { SavedDesign } from "@/lib/designer/saved-design";
import type { Upload } from "@/lib/designer/uploads";
import { AppError } from "@/server/errors";
import { getViewer } from "@/server/session/viewer";
import { findOwnAssets, listAssets } from "./asset-repository";
import { readDesignFile } from "./design-files";
import { readDesignOwner } from "./design-owner";
import { drawDesign } from "./draw-design";
import { designRefusals } from "./explain-refusal";
import { findDesignRow, listDesignRows, listSharedDesignIds } from "./repository";

/** A design in the list of its owner. */
export interface ListedDesign extends Omit<SavedDesign, "document"> {
  cut: SavedDesign["document"]["cut"];
  colour: string;
  /** Somebody can open it by a link. */
  isShared: boolean;
}

export async function listMyDesigns(): Promise<ListedDesign[]> {
  const viewer = await getViewer();
  if (!viewer) throw new AppError("unauthenticated");
  const [designs, shared] = await Promise.all([listDesignRows(viewer.id), listSharedDesignIds(viewer.id)]);
  return designs.map(({ document, ...design }) => ({
    ...design,
    cut: document.cut,
    colour: document.colour,
    isShared: shared.has(design.id),
  }));
}

export async function getMyDesign(id: string): Promise<SavedDesign> {
  const viewer = await getViewer();
  if (!viewer) throw new AppError("unauthenticated");
  const design = await findDesignRow(viewer.id, id);
  if (!design) throw designRefusals.not_found;
  return design;
}

/** Of a person or of this browser, newest first. */
export async function listMyUploads(): Promise<Upload[]> {
  const owner = await readDesignOwner(await getViewer());
  if (!owner) return [];
  const assets = await listAssets(owner);
  return assets.map(({ id, width, height, hasAlpha }) => ({ id, width, height, hasAlpha }));
}

/** WebP of at most 1600 pixels; null when it is somebody else's. */
export async function getUploadPreview(assetId: string): Promise<Buffer | null> {
  const owner = await readDesignOwner(await getViewer());
  if (!owner) return null;
  const [asset] = await findOwnAssets(owner, [assetId]);
  return asset ? readDesignFile("design-assets", asset.previewPath) : null;
}

const listedWidth = 400;

/** The front of a person's own design as WebP; null when it is not there. */
export async function drawMyDesign(id: string): Promise<Buffer | null> {
  const viewer = await getViewer();
  const design = viewer && (await findDesignRow(viewer.id, id));
  if (!viewer || !design) return null;
  const owner = { userId: viewer.id, browserKeyHash: null };
  return drawDesign(design.document, "front", listedWidth, (ids) => findOwnAssets(owner, ids));
}
