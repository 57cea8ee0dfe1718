import type { DesignDocument } from "../document";
import type { SceneResources } from "../resources";
import { printBounds } from "../scene/bounds";
import { type PrintView, printViews } from "./print-areas";

/** The size of the print on one side, in mm. */
export interface MeasuredPrint {
  view: PrintView;
  widthMm: number;
  heightMm: number;
}

/** The print of each side, in whole tenths of a millimetre: the basis of prices and print files. */
export function measurePrints(document: DesignDocument, resources: SceneResources): MeasuredPrint[] {
  const rounded = (mm: number) => Math.max(0.1, Math.round(mm * 10) / 10);
  return printViews.flatMap((view) => {
    const box = printBounds(document, view, resources);
    return box ? [{ view, widthMm: rounded(box.width), heightMm: rounded(box.height) }] : [];
  });
}
