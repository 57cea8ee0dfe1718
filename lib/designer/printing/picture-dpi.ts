import type { ImageLayer } from "../document";
import { mmPerInch } from "./print-areas";

/** From best to worst; below `poor` nothing is printed. */
const dpiGrades = [
  { grade: "excellent", from: 300 },
  { grade: "good", from: 200 },
  { grade: "fair", from: 150 },
  { grade: "poor", from: 100 },
  { grade: "unprintable", from: 0 },
] as const;
export type DpiGrade = (typeof dpiGrades)[number]["grade"];

interface Pixels {
  width: number;
  height: number;
}

/** Pixels of the picture per inch of print, after cropping and scaling; the lower value of both directions. */
export function dpiOf(layer: Pick<ImageLayer, "crop" | "width" | "height">, picture: Pixels): number {
  const across = (picture.width * layer.crop.width * mmPerInch) / layer.width;
  const down = (picture.height * layer.crop.height * mmPerInch) / layer.height;
  // A product may be slightly below its intended number.
  return Math.floor(Number(Math.min(across, down).toFixed(6)));
}

export function dpiGradeOf(dpi: number): DpiGrade {
  return dpiGrades.find(({ from }) => dpi >= from)?.grade ?? "unprintable";
}

/** The layer's maximum width in mm at this many dots per inch. */
export function widthAt(
  dpi: number,
  layer: Pick<ImageLayer, "crop" | "width" | "height">,
  picture: Pixels,
): number {
  return (layer.width * dpiOf(layer, picture)) / dpi;
}
