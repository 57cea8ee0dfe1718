import "server-only";
import sharp from "sharp";
import type { PrintView } from "@/lib/designer/printing/print-areas";
import { loadPrintResources } from "./print-resources";
import { type Asker, renderOnce } from "./render-once";
import { renderPrint } from "./render-print";
import { findVersion } from "./version-repository";

const width = 1000;

/**
 * The print of one side as WebP: a smaller version of the print file. Drawn at the first request, then
 * stored. Null when there is no such version, or nothing on that side.
 */
export function readPrintPicture(versionId: string, view: PrintView, asker: Asker): Promise<Buffer | null> {
  return renderOnce(`versions/${versionId}-print-${view}.webp`, asker, async (signal) => {
    const version = await findVersion(versionId);
    if (!version?.prints.some((print) => print.view === view)) return null;
    const { document } = version;
    const { png } = await renderPrint(document, view, await loadPrintResources(document, view), { signal });
    return sharp(png).resize(width).webp({ quality: 88, alphaQuality: 95 }).toBuffer();
  });
}
