import type { DesignDocument, Layer } from "../document";
import { type PrintArea, type PrintView, printAreaOf } from "../printing/print-areas";
import type { Box, SceneResources } from "../resources";
import { ownBox } from "./layer-frame";

/** The bounding box of a layer in its print area, in mm; null while it can't be drawn. */
export function layerBounds(layer: Layer, resources: SceneResources): Box | null {
  const own = ownBox(layer, resources);
  if (!own) return null;
  const angle = (layer.rot * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const x = (own.x + own.width / 2) * (layer.flipX ? -1 : 1);
  const y = (own.y + own.height / 2) * (layer.flipY ? -1 : 1);
  const width = Math.abs(own.width * cos) + Math.abs(own.height * sin);
  const height = Math.abs(own.width * sin) + Math.abs(own.height * cos);
  return {
    x: layer.x + x * cos - y * sin - width / 2,
    y: layer.y + x * sin + y * cos - height / 2,
    width,
    height,
  };
}

/** Whether part of a layer extends beyond its print area, where it is cut off. */
export function hasOverflow(layer: Layer, area: PrintArea, resources: SceneResources): boolean {
  const bounds = layerBounds(layer, resources);
  if (!bounds) return false;
  const { x, y, width, height } = bounds;
  return x < 0 || y < 0 || x + width > area.widthMm || y + height > area.heightMm;
}

/** The bounding box of the print on one side, in mm of its print area: all visible content within it. Null when empty. */
export function printBounds(
  document: DesignDocument,
  view: PrintView,
  resources: SceneResources,
): Box | null {
  const area = printAreaOf(document.cut, view);
  const whole = { x: 0, y: 0, width: area.widthMm, height: area.heightMm };
  const parts = document.views[view].flatMap((layer) => {
    const bounds = layer.hidden ? null : layerBounds(layer, resources);
    return bounds ? (intersection(bounds, whole) ?? []) : [];
  });
  return parts.length === 0 ? null : parts.reduce(union);
}

function intersection(a: Box, b: Box): Box | null {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

function union(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}
