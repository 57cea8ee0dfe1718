"use client";

import type { ShapeLayer } from "@/lib/designer/document";
import { inches } from "@/lib/designer/inches";
import { InkField } from "./ink-field";
import { OutlineFields } from "./outline-fields";
import { SliderField } from "./slider-field";
import { useLayerChange } from "./use-layer-change";

export function ShapeEditor({ layer }: { layer: ShapeLayer }) {
  const { set, end } = useLayerChange(layer);
  return (
    <div className="grid grid-cols-1 gap-3">
      <InkField
        label="Fill"
        // Without fill and outline nothing would be left to see.
        hasNone={layer.outline !== null}
        value={layer.fill}
        onChange={(fill) => set("Colour", { fill })}
        onEnd={end}
      />
      <OutlineFields
        outline={layer.outline}
        onChange={(outline) =>
          set("Outline", {
            outline,
            fill: outline === null ? (layer.fill ?? layer.outline?.colour ?? null) : layer.fill,
          })
        }
        onEnd={end}
      />
      {layer.shape === "rectangle" ? (
        <SliderField
          label="Round corners"
          shown={`${inches(layer.radius)} in`}
          value={layer.radius}
          min={0}
          max={Math.round(Math.min(layer.width, layer.height) / 2)}
          step={1}
          onChange={(radius) => set("Corners", { radius })}
          onEnd={end}
        />
      ) : null}
    </div>
  );
}
