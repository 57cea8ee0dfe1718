import "server-only";
import sharp from "sharp";
import { belowCollarMm, type Cut, mmPerInch, type PrintView } from "@/lib/designer/printing/print-areas";
import { printDpi } from "./render-print";

/** Distance from the collar to the first ink of a print file, in mm; null on a sleeve. */
export async function measureDistanceToPrint(png: Buffer, cut: Cut, view: PrintView): Promise<number | null> {
  if (view !== "front" && view !== "back") return null;
  const { data, info } = await sharp(png).extractChannel("alpha").raw().toBuffer({ resolveWithObject: true });
  const first = data.findIndex((alpha) => alpha > 0);
  if (first < 0) return null;
  return belowCollarMm[cut] + (Math.floor(first / info.width) / printDpi) * mmPerInch;
}
