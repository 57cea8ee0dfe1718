import type { Layer } from "../document";
import type { Box, SceneResources } from "../resources";
import { findFont } from "../text/fonts";
import { boxOf, type Frame, type Size } from "./geometry";

/** A layer's size in mm before rotation; null while its outlines or its drawing are not loaded. */
function layerSize(layer: Layer, resources: SceneResources): Size | null {
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

/** Of a letter of an average font, in ems. */
const average = { width: 0.5, capHeight: 0.7 };

/** As layerSize(), estimated until the layer's parts have loaded. */
export function estimateSize(layer: Layer, resources: SceneResources): Size {
  const size = layerSize(layer, resources);
  if (size) return size;
  if (layer.type !== "text") return { width: layer.width, height: layer.width };
  const lines = layer.text.replace(/\p{M}/gu, "").split("\n");
  const capHeight = findFont(layer.font)?.capHeight ?? average.capHeight;
  return {
    width: Math.max(...lines.map(({ length }) => length)) * layer.size * average.width,
    height: (capHeight + (lines.length - 1) * layer.leading) * layer.size,
  };
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
