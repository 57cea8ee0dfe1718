"use client";

import { useEffect, useRef } from "react";
import type { Layer } from "@/lib/designer/document";
import { titleOf } from "@/lib/designer/editor/name-layer";
import { ArtEditor } from "./art-editor";
import { useDesigner } from "./designer-context";
import { PatternEditor } from "./pattern-editor";
import { PictureEditor } from "./picture-editor";
import { PlaceFields } from "./place-fields";
import { ShapeEditor } from "./shape-editor";
import { useStore } from "./store";
import { TextEditor } from "./text-editor";
import { useSelected } from "./use-selected";

/** Everything about the selected layer. */
export function EditPanel() {
  const { focusing } = useDesigner();
  const layer = useSelected();
  const root = useRef<HTMLDivElement>(null);
  const isAskedFor = useStore(focusing, (id) => id !== null && id === layer?.id);
  useEffect(() => {
    if (!isAskedFor) return;
    root.current?.querySelector<HTMLElement>(":is(input, textarea, select, button):enabled")?.focus();
    focusing.set(null);
  }, [isAskedFor, focusing]);
  if (!layer)
    return <p className="text-muted-foreground text-sm">Choose something on the tee to change it here.</p>;
  return (
    <div ref={root} className="grid grid-cols-1 gap-5" key={layer.id}>
      <h2 className="truncate font-semibold">{titleOf(layer)}</h2>
      <KindEditor layer={layer} />
      <PlaceFields layer={layer} />
    </div>
  );
}

function KindEditor({ layer }: { layer: Layer }) {
  switch (layer.type) {
    case "text":
      return <TextEditor layer={layer} />;
    case "image":
      return <PictureEditor layer={layer} />;
    case "art":
      return <ArtEditor layer={layer} />;
    case "shape":
      return <ShapeEditor layer={layer} />;
    case "pattern":
      return <PatternEditor layer={layer} />;
  }
}
