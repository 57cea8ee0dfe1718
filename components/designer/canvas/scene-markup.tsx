import { memo, type Ref } from "react";
import type { Layer } from "@/lib/designer/document";
import type { SceneResources } from "@/lib/designer/resources";
import { layerMarkup } from "@/lib/designer/scene/layer-markup";

interface LayerMarkupProps {
  layer: Layer;
  resources: SceneResources;
  ref?: Ref<SVGGElement>;
}

/** One layer as it will be printed. layerMarkup() returns only numbers, colours and the shop's own drawings, so its HTML is safe. */
export const LayerMarkup = memo(function LayerMarkup({ layer, resources, ref }: LayerMarkupProps) {
  return (
    <g
      ref={ref}
      data-layer-id={layer.id}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing that anybody typed gets into it
      dangerouslySetInnerHTML={{ __html: layerMarkup(layer, resources) }}
    />
  );
});
