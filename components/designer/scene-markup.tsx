import { memo, type Ref } from "react";
import type { Layer } from "@/lib/designer/document";
import { layerMarkup } from "@/lib/designer/layer-markup";
import type { SceneResources } from "@/lib/designer/resources";

interface LayerMarkupProps {
  layer: Layer;
  resources: SceneResources;
  ref?: Ref<SVGGElement>;
}

/** One layer as it will be printed. What layerMarkup() gives is made of numbers, colours and our own drawings alone. */
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
