"use client";

import type { ArtLayer } from "@/lib/designer/document";
import { InkField } from "./ink-field";
import { useLayerChange } from "./use-layer-change";

/** One row of inks for each colour of the piece. */
export function ArtEditor({ layer }: { layer: ArtLayer }) {
  const { set, end } = useLayerChange(layer);
  return (
    <div className="grid grid-cols-1 gap-3">
      {layer.inks.map((ink, slot) => (
        <InkField
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot has no name but its place
          key={slot}
          label={layer.inks.length === 1 ? "Colour" : `Colour ${slot + 1}`}
          value={ink}
          onChange={(next) => next && set("Colour", { inks: layer.inks.with(slot, next) })}
          onEnd={end}
        />
      ))}
    </div>
  );
}
