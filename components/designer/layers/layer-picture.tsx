import { memo } from "react";
import type { Layer } from "@/lib/designer/document";
import { boxOf } from "@/lib/designer/editor/geometry";
import { layerFrame } from "@/lib/designer/editor/layer-size";
import type { SceneResources } from "@/lib/designer/resources";
import { layerMarkup } from "@/lib/designer/scene/layer-markup";

interface LayerPictureProps {
  layer: Layer;
  resources: SceneResources;
  clothHex: string;
}

/** Relative to its longer side, around the layer: outlines extend beyond the frame. */
const margin = 0.06;

/** A small picture of one layer on the cloth colour, even while hidden. Redrawn only when the layer changes. */
export const LayerPicture = memo(function LayerPicture({ layer, resources, clothHex }: LayerPictureProps) {
  const frame = layerFrame(layer, resources);
  const box = frame && boxOf(frame);
  const edge = box && Math.max(box.width, box.height) * margin;
  return (
    <span
      className="block size-8 shrink-0 overflow-hidden rounded-sm border"
      style={{ background: clothHex }}
      aria-hidden="true"
    >
      {box && edge ? (
        <svg
          viewBox={[box.x - edge, box.y - edge, box.width + 2 * edge, box.height + 2 * edge].join(" ")}
          className="size-full"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing that anybody typed gets into it
          dangerouslySetInnerHTML={{ __html: layerMarkup({ ...layer, hidden: false }, resources) }}
        />
      ) : null}
    </span>
  );
});
