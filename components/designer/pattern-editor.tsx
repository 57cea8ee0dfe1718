"use client";

import { Button } from "@/components/ui/button";
import type { PatternLayer } from "@/lib/designer/document";
import { inches } from "@/lib/designer/inches";
import { printAreaOf } from "@/lib/designer/print-areas";
import { useDesigner } from "./designer-context";
import { Glyph } from "./glyph";
import { InkSlots } from "./ink-slots";
import { SliderField } from "./slider-field";
import { useStore } from "./store";
import { useLayerChange } from "./use-layer-change";

export function PatternEditor({ layer }: { layer: PatternLayer }) {
  const { editing } = useDesigner();
  const cut = useStore(editing, ({ document }) => document.cut);
  const view = useStore(editing, (value) => value.view);
  const { set, change, end } = useLayerChange(layer);
  const area = printAreaOf(cut, view);
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="outline"
          onClick={() => change("Shuffle", () => ({ ...layer, seed: Math.floor(Math.random() * 1_000_000) }))}
        >
          <Glyph name="shuffle" /> Shuffle
        </Button>
        <Button
          size="sm"
          variant="ghost"
          onClick={() =>
            change("Fill the area", () => ({
              ...layer,
              x: area.widthMm / 2,
              y: area.heightMm / 2,
              rot: 0,
              width: area.widthMm,
              height: area.heightMm,
            }))
          }
        >
          Fill the area
        </Button>
      </div>
      <SliderField
        label="Size of a repeat"
        shown={`${inches(layer.repeat)} in`}
        value={layer.repeat}
        min={6}
        max={120}
        step={1}
        onChange={(repeat) => set("Repeat", { repeat })}
        onEnd={end}
      />
      <InkSlots label="Ink" inks={layer.inks} onChange={(inks) => set("Colour", { inks })} onEnd={end} />
    </div>
  );
}
