import "server-only";
import { createHash } from "node:crypto";
import type { DesignDocument } from "@/lib/designer/document";
import { mmPerInch, type PrintView, printAreaOf } from "@/lib/designer/printing/print-areas";
import type { SceneResources } from "@/lib/designer/resources";
import { sceneSheets, sceneToSvg } from "@/lib/designer/scene/scene-svg";
import { type Drawing, rasterizePng } from "./rasterize";

export interface PrintFile {
  /** Transparent, sRGB, 300 dots per inch, exactly the size of the print area. */
  png: Buffer;
  /** The same with outlines, in mm. */
  svg: string;
  widthPx: number;
  heightPx: number;
  /** Hash of the PNG, in hex. */
  sha256: string;
}

export const printDpi = 300;

/** The print files of one side. The same design gives the same bytes. */
export async function renderPrint(
  document: DesignDocument,
  view: PrintView,
  resources: SceneResources,
  drawing: Drawing = {},
): Promise<PrintFile> {
  const { widthMm, heightMm } = printAreaOf(document.cut, view);
  const [widthPx, heightPx] = [pixels(widthMm), pixels(heightMm)];
  const svg = sceneToSvg(document, view, resources);
  const drawn = await rasterizePng(sceneSheets(document, view, resources), widthPx, printDpi, drawing);
  if (drawn.width !== widthPx || drawn.height !== heightPx)
    throw new Error(`designs: a print of ${drawn.width} x ${drawn.height}, not ${widthPx} x ${heightPx}`);
  const png = drawn.bytes;
  return { png, svg, widthPx, heightPx, sha256: createHash("sha256").update(png).digest("hex") };
}

function pixels(mm: number): number {
  return Math.round((mm / mmPerInch) * printDpi);
}
