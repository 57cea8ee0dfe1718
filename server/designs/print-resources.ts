import "server-only";
import type { DesignDocument } from "@/lib/designer/document";
import { listUploadIds } from "@/lib/designer/list-upload-ids";
import type { PrintView } from "@/lib/designer/printing/print-areas";
import type { SceneResources } from "@/lib/designer/resources";
import { findAssets } from "./asset-repository";
import { loadDesignResources } from "./design-resources";
import { readDesignFile } from "./file-repository";

/** All contents of one side's print, with full pictures. Throws when one is missing: no incomplete print is made. */
export async function loadPrintResources(document: DesignDocument, view: PrintView): Promise<SceneResources> {
  const assets = await findAssets(listUploadIds(document));
  const paths = new Map(assets.map(({ id, path }) => [id, path]));
  const readPicture = async (asset: string) => {
    const path = paths.get(asset);
    const bytes = path === undefined ? null : await readDesignFile("design-assets", path);
    if (!bytes) throw new Error("One of its pictures is gone");
    return { bytes, mime: "application/octet-stream" };
  };
  return loadDesignResources(document, readPicture, { views: [view] });
}
