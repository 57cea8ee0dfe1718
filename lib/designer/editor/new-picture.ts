import { type Cut, mmPerInch, type PrintView, printAreaOf } from "../printing/print-areas";
import type { Size } from "./geometry";

/** Dots per inch for a sharp print. */
const sharpDpi = 200;
const maxWidthMm = 200;
/** Of the area's height on front and back: below the editor's starting text there is room for it. */
const maxShareDown = 0.42;
const minWidthMm = 20;

/** The initial size in mm of an upload: sharp, and with room for more beside it. */
export function newPictureSize(pixels: Size, cut: Cut, view: PrintView): Size {
  const { heightMm } = printAreaOf(cut, view);
  const isBody = view === "front" || view === "back";
  const ratio = pixels.width / pixels.height;
  const max = isBody ? Math.min(maxWidthMm, heightMm * maxShareDown * ratio) : maxWidthMm;
  const width = Math.max(minWidthMm, Math.min(max, (pixels.width / sharpDpi) * mmPerInch));
  return { width, height: width / ratio };
}

/** Dots per inch at which AI art still prints well. */
const drawnDpi = 150;

/** The largest size in mm at which AI art prints well, rounded down to a tenth. */
export function newArtSize({ width, height }: Size): Size {
  const atMost = (pixels: number) => Math.floor((pixels / drawnDpi) * mmPerInch * 10) / 10;
  return { width: atMost(width), height: atMost(height) };
}
