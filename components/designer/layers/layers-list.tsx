import { type KeyboardEvent, useRef, useState } from "react";
import { cn } from "@/components/ui/cn";
import { limits } from "@/lib/designer/design-limits";
import type { Layer } from "@/lib/designer/document";
import { layerFrame } from "@/lib/designer/editor/layer-size";
import { clearLayers, duplicateLayer, removeLayer, restackLayer } from "@/lib/designer/editor/layers";
import { describeLayer, titleOf } from "@/lib/designer/editor/name-layer";
import { printAreaOf } from "@/lib/designer/printing/print-areas";
import { useDesigner } from "../designer-context";
import { GlyphButton } from "../glyph-button";
import { useStore } from "../store";
import { LayerPicture } from "./layer-picture";
import { newLayerId } from "./new-id";

/** The side's layers as a list, topmost first: the alternative to the stage for screen readers and keyboards. */
export function LayersList({ id }: { id: string }) {
  const designer = useDesigner();
  const { editing, parts, select, shop } = designer;
  const view = useStore(editing, (value) => value.view);
  const layers = useStore(editing, ({ document }) => document.views[view]);
  const cut = useStore(editing, ({ document }) => document.cut);
  const colour = useStore(editing, ({ document }) => document.colour);
  const selectedId = useStore(editing, (value) => value.selectedId);
  const resources = useStore(parts, (value) => value.resources);
  const list = useRef<HTMLDivElement>(null);
  const area = printAreaOf(cut, view);
  const clothHex = shop.colours.find(({ slug }) => slug === colour)?.hex ?? "#ffffff";
  const shown = layers.toReversed();
  const selected = layers.find((layer) => layer.id === selectedId);
  const optionId = (layer: Layer) => `${id}-${layer.id}`;

  const onKeyDown = (event: KeyboardEvent) => {
    const at = shown.findIndex((layer) => layer.id === selectedId);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: shown.length - 1 }[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const next = shown[Math.max(0, Math.min(shown.length - 1, to))];
    if (next) select(next.id);
  };

  if (layers.length === 0)
    return (
      <p className="py-3 text-muted-foreground text-sm">
        Nothing on this side yet. Add text, a picture or art.
      </p>
    );
  return (
    <>
      <div
        ref={list}
        role="listbox"
        tabIndex={0}
        aria-label="Layers, top first"
        aria-activedescendant={selected ? optionId(selected) : undefined}
        onKeyDown={onKeyDown}
        data-keys="layers"
        className="grid grid-cols-1 gap-0.5 rounded-sm"
      >
        {shown.map((layer, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the list itself hears the keys
          // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant of the list says which one is active
          <div
            key={layer.id}
            id={optionId(layer)}
            role="option"
            aria-selected={layer.id === selectedId}
            aria-label={describeLayer(layer, layerFrame(layer, resources), area, {
              number: index + 1,
              count: shown.length,
            })}
            onClick={() => {
              select(layer.id);
              list.current?.focus();
            }}
            className={cn(
              "flex min-h-11 cursor-pointer items-center gap-2 rounded-sm px-2.5 text-sm",
              layer.id === selectedId ? "bg-foreground text-background" : "hover:bg-accent",
              layer.hidden && "opacity-55",
            )}
          >
            <LayerPicture layer={layer} resources={resources} clothHex={clothHex} />
            <span title={titleOf(layer)} className="min-w-0 flex-1 truncate">
              {titleOf(layer)}
            </span>
            {layer.locked ? <span className="text-xs">locked</span> : null}
            {layer.hidden ? <span className="text-xs">hidden</span> : null}
          </div>
        ))}
      </div>
      {selected ? (
        <LayerTools layer={selected} place={layers.indexOf(selected)} count={layers.length} />
      ) : null}
      {layers.length > 1 ? (
        <button
          type="button"
          className="link min-h-11 text-sm"
          onClick={() => {
            designer.commit(clearLayers(editing.get().document, view), { label: "Clear", selectedId: null });
            designer.announce("Side cleared");
          }}
        >
          Clear this side
        </button>
      ) : null}
    </>
  );
}

interface LayerToolsProps {
  layer: Layer;
  place: number;
  count: number;
}

function LayerTools({ layer, place, count }: LayerToolsProps) {
  const { editing, commit, changeLayer } = useDesigner();
  const [isNaming, setNaming] = useState(false);
  const document = () => editing.get().document;
  const restack = (to: number) => commit(restackLayer(document(), layer.id, to), { label: "Reorder" });
  const remove = () =>
    commit(removeLayer(document(), layer.id), { label: `Delete ${titleOf(layer)}`, selectedId: null });
  const copy = () => {
    const id = newLayerId();
    commit(duplicateLayer(document(), layer.id, id), { label: "Duplicate", selectedId: id });
  };
  const toggle = (key: "locked" | "hidden", label: string) =>
    changeLayer(layer.id, label, (now) => ({ ...now, [key]: !now[key] }));
  return (
    <div className="sticky bottom-0 mt-1 border-t bg-background pt-1">
      {isNaming ? (
        <input
          aria-label="Layer name"
          // biome-ignore lint/a11y/noAutofocus: the shopper has just asked to type here
          autoFocus
          defaultValue={layer.name}
          maxLength={limits.name}
          placeholder={titleOf({ ...layer, name: "" })}
          onBlur={(event) => {
            const name = event.target.value.trim();
            if (name !== layer.name) changeLayer(layer.id, "Rename", (now) => ({ ...now, name }));
            setNaming(false);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter" && event.key !== "Escape") return;
            event.preventDefault();
            event.currentTarget.blur();
          }}
          className="min-h-11 w-full rounded-sm border border-input bg-card px-2.5 text-base"
        />
      ) : (
        <div className="-mx-1 flex flex-wrap justify-between">
          <GlyphButton
            isNarrow
            glyph="up"
            label="Move up"
            disabled={place === count - 1}
            onClick={() => restack(place + 1)}
          />
          <GlyphButton
            isNarrow
            glyph="down"
            label="Move down"
            disabled={place === 0}
            onClick={() => restack(place - 1)}
          />
          <GlyphButton isNarrow glyph="edit" label="Rename" onClick={() => setNaming(true)} />
          <GlyphButton isNarrow glyph="copy" label="Duplicate" onClick={copy} />
          <GlyphButton
            isNarrow
            glyph={layer.locked ? "lock" : "unlock"}
            label="Locked"
            isOn={layer.locked}
            onClick={() => toggle("locked", layer.locked ? "Unlock" : "Lock")}
          />
          <GlyphButton
            isNarrow
            glyph={layer.hidden ? "eye-off" : "eye"}
            label="Hidden"
            isOn={layer.hidden}
            onClick={() => toggle("hidden", layer.hidden ? "Show" : "Hide")}
          />
          <GlyphButton isNarrow glyph="bin" label="Delete" onClick={remove} />
        </div>
      )}
    </div>
  );
}
