import { inches } from "../inches";
import { belowCollarMm, type Cut, type PrintView } from "../printing/print-areas";
import { boxOf, type Frame } from "./geometry";

/** "8.2 x 5.1 in, 3 in below the collar": size and position during a move. */
export function formatLayerReadout(frame: Frame, cut: Cut, view: PrintView): string {
  const box = boxOf(frame);
  const size = `${inches(frame.width)} × ${inches(frame.height)} in`;
  if (view !== "front" && view !== "back") return size;
  const below = box.y + belowCollarMm[cut];
  return below < 0 ? size : `${size}, ${inches(below)} in below the collar`;
}
