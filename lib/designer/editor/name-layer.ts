import type { Layer } from "../document";
import { inches } from "../inches";
import type { PrintArea } from "../printing/print-areas";
import { boxOf, type Frame } from "./geometry";

const longestTitle = 24;

const shapeNames = {
  rectangle: "Rectangle",
  ellipse: "Circle",
  line: "Line",
  triangle: "Triangle",
  star: "Star",
  heart: "Heart",
  ring: "Ring",
  frame: "Frame",
  banner: "Banner",
  burst: "Burst",
} as const;

/** A slug as text: "auto-rickshaw" is "auto rickshaw". */
const words = (slug: string) => slug.replaceAll("-", " ");

/** A layer's title: its own name, or one derived from its content. */
export function titleOf(layer: Layer): string {
  if (layer.name) return layer.name;
  switch (layer.type) {
    case "text": {
      const line = layer.text.replace(/\s+/g, " ").trim();
      return line.length > longestTitle ? `Text ${line.slice(0, longestTitle - 1)}…` : `Text ${line}`;
    }
    case "image":
      return "Picture";
    case "art":
      return `Art ${words(layer.art)}`;
    case "shape":
      return shapeNames[layer.shape];
    case "pattern":
      return `Pattern ${words(layer.pattern)}`;
  }
}

/** The tolerance for "centred", in mm. */
const centredWithinMm = 0.5;

/** A layer for screen readers: "Text Mumbai, 6.2 by 1.4 in, centred, 2 of 5". */
export function describeLayer(
  layer: Layer,
  frame: Frame | null,
  area: PrintArea,
  place: { number: number; count: number },
): string {
  const parts = [titleOf(layer)];
  if (frame) {
    parts.push(`${inches(frame.width)} by ${inches(frame.height)} in`);
    if (Math.abs(frame.x - area.widthMm / 2) <= centredWithinMm) parts.push("centred");
    const box = boxOf(frame);
    const isOut =
      box.x < -centredWithinMm ||
      box.y < -centredWithinMm ||
      box.x + box.width > area.widthMm + centredWithinMm ||
      box.y + box.height > area.heightMm + centredWithinMm;
    if (isOut) parts.push("partly outside the print area");
  }
  if (layer.locked) parts.push("locked");
  if (layer.hidden) parts.push("hidden");
  parts.push(`${place.number} of ${place.count}`);
  return parts.join(", ");
}
