import { inches } from "../inches";
import { type Cut, mmPerInch, type PrintView } from "../print-areas";
import { boxOf, type Frame } from "./geometry";

/** From the collar to the print area in mm; the measures of lib/designer/garments/cuts.ts. */
const belowCollarMm: Record<Cut, number> = {
  regular: 2.2 * mmPerInch,
  oversized: 2.4 * mmPerInch,
  women: 1.8 * mmPerInch,
  kids: 1.5 * mmPerInch,
};

/** "8.2 x 5.1 in, 3 in below the collar": size and place of what is being moved. */
export function readOut(frame: Frame, cut: Cut, view: PrintView): string {
  const box = boxOf(frame);
  const size = `${inches(frame.width)} × ${inches(frame.height)} in`;
  if (view !== "front" && view !== "back") return size;
  const below = box.y + belowCollarMm[cut];
  return below < 0 ? size : `${size}, ${inches(below)} in below the collar`;
}
