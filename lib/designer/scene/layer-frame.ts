import type { Layer } from "../document";
import type { Box, SceneResources } from "../resources";
import { svgNumber } from "./svg-number";

type Placed = Pick<Layer, "x" | "y" | "rot" | "flipX" | "flipY">;

/** The value of `transform` that moves a drawing around (0, 0) to the layer's place. */
export function layerTransform({ x, y, rot, flipX, flipY }: Placed): string {
  const turned = rot === 0 ? "" : ` rotate(${svgNumber(rot)})`;
  const flipped = flipX || flipY ? ` scale(${flipX ? -1 : 1} ${flipY ? -1 : 1})` : "";
  return `translate(${svgNumber(x)} ${svgNumber(y)})${turned}${flipped}`;
}

/**
 * A layer's box before placement, in mm around (0, 0), including its outline. Null while its drawing or picture is not
 * loaded, or when nothing of it is visible.
 */
export function ownBox(layer: Layer, resources: SceneResources): Box | null {
  switch (layer.type) {
    case "text": {
      const outline = resources.text(layer);
      if (!outline || outline.box.width === 0 || outline.box.height === 0) return null;
      return grown(outline.box, layer.outline?.width ?? 0);
    }
    case "image":
      return resources.imageHref(layer.asset) === null ? null : centred(layer.width, layer.height);
    case "art": {
      const drawing = resources.art(layer);
      return drawing && centred(layer.width, (layer.width * drawing.height) / drawing.width);
    }
    case "pattern":
      return resources.pattern(layer) && centred(layer.width, layer.height);
    case "shape":
      if (!layer.fill && !layer.outline) return null;
      return grown(centred(layer.width, layer.height), (layer.outline?.width ?? 0) / 2);
  }
}

function centred(width: number, height: number): Box {
  return { x: -width / 2, y: -height / 2, width, height };
}

function grown(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}
