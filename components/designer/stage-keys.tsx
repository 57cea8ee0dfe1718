"use client";

import { layerFrame } from "@/lib/designer/editor/layer-size";
import { describeLayer } from "@/lib/designer/editor/name-layer";
import { printAreaOf } from "@/lib/designer/print-areas";
import { useDesigner } from "./designer-context";
import { openSettings } from "./open-settings";
import { sideNames } from "./side-names";
import { useStore } from "./store";

/** A stop for each layer on the way of the Tab key: the focused one is selected, arrows move it, Enter edits it. */
export function StageKeys() {
  const designer = useDesigner();
  const { editing, parts, select } = designer;
  const view = useStore(editing, (value) => value.view);
  const layers = useStore(editing, ({ document }) => document.views[view]);
  const cut = useStore(editing, ({ document }) => document.cut);
  const selectedId = useStore(editing, (value) => value.selectedId);
  const resources = useStore(parts, (value) => value.resources);
  const area = printAreaOf(cut, view);
  return (
    <fieldset className="sr-only" aria-label={`${sideNames[view]}: arrow keys move the focused layer`}>
      {layers.map((layer, index) => (
        <button
          key={layer.id}
          type="button"
          data-layer-key={layer.id}
          aria-pressed={layer.id === selectedId}
          aria-label={describeLayer(layer, layerFrame(layer, resources), area, {
            number: index + 1,
            count: layers.length,
          })}
          onFocus={() => select(layer.id)}
          onClick={() => {
            select(layer.id);
            openSettings(designer, layer.id);
          }}
        />
      ))}
    </fieldset>
  );
}
