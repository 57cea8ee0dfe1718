import "server-only";
import { createHash } from "node:crypto";
import type { DesignDocument } from "@/lib/designer/document";
import { mmPerInch, type PrintView, printAreaOf } from "@/lib/designer/print-areas";
import type { SceneResources } from "@/lib/designer/resources";
import { sceneToSvg } from "@/lib/designer/scene-svg";
import { takeTurns } from "@/server/take-turns";
import { rasterizePng } from "./rasterize";

export interface PrintFile {
  /** Transparent, sRGB, 300 dots per inch, exactly as large as the print area. */
  png: Buffer;
  /** The same with outlines, in mm. */
  svg: string;
  widthPx: number;
  heightPx: number;
  /** Of the PNG, in hex. */
  sha256: string;
}

export const printDpi = 300;
/** A print has 17 million pixels. */
const inTurn = takeTurns(1);

/** What the press gets of one side. The same design gives the same bytes. */
export function renderPrint(
  document: DesignDocument,
  view: PrintView,
  resources: SceneResources,
): Promise<PrintFile> {
  return inTurn(async () => {
    const { widthMm, heightMm } = printAreaOf(document.cut, view);
    const [widthPx, heightPx] = [pixels(widthMm), pixels(heightMm)];
    const svg = sceneToSvg(document, view, "print", resources);
    const drawn = await rasterizePng(svg, widthPx, printDpi);
    if (drawn.width !== widthPx || drawn.height !== heightPx)
      throw new Error(`designs: a print of ${drawn.width} x ${drawn.height}, not ${widthPx} x ${heightPx}`);
    const png = drawn.bytes;
    return { png, svg, widthPx, heightPx, sha256: createHash("sha256").update(png).digest("hex") };
  });
}

function pixels(mm: number): number {
  return Math.round((mm / mmPerInch) * printDpi);
}
