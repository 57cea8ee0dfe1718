import type { Layer } from "../document";
import type { Box, SceneResources } from "../resources";
import { boxOf, type Frame, type Size } from "./geometry";

/** A layer's size in mm before rotation; null while its outlines or its drawing are not loaded. */
export function layerSize(layer: Layer, resources: SceneResources): Size | null {
  switch (layer.type) {
    case "text": {
      const outline = resources.text(layer);
      return outline && { width: Math.max(1, outline.box.width), height: Math.max(1, outline.box.height) };
    }
    case "art": {
      const drawing = resources.art(layer);
      return drawing && { width: layer.width, height: (layer.width * drawing.height) / drawing.width };
    }
    case "image":
    case "shape":
    case "pattern":
      return { width: layer.width, height: layer.height };
  }
}

export function layerFrame(layer: Layer, resources: SceneResources): Frame | null {
  const size = layerSize(layer, resources);
  return size && { x: layer.x, y: layer.y, rot: layer.rot, ...size };
}

/** The upright boxes to snap to: all visible layers but the layer itself. */
export function otherBoxes(layers: readonly Layer[], id: string, resources: SceneResources): Box[] {
  return layers.flatMap((layer) => {
    if (layer.id === id || layer.hidden) return [];
    const frame = layerFrame(layer, resources);
    return frame ? [boxOf(frame)] : [];
  });
}
