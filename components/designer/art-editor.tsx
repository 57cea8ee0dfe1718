"use client";

import type { ArtLayer } from "@/lib/designer/document";
import { InkSlots } from "./ink-slots";
import { useLayerChange } from "./use-layer-change";

export function ArtEditor({ layer }: { layer: ArtLayer }) {
  const { set, end } = useLayerChange(layer);
  return (
    <InkSlots label="Colour" inks={layer.inks} onChange={(inks) => set("Colour", { inks })} onEnd={end} />
  );
}
