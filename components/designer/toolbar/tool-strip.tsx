import type { Layer } from "@/lib/designer/document";
import { alignLayer } from "@/lib/designer/editor/place-layer";
import { scaleLayer } from "@/lib/designer/editor/size-layer";
import { printAreaOf } from "@/lib/designer/printing/print-areas";
import { useDesigner } from "../designer-context";
import { GlyphButton } from "../glyph-button";
import { useSelected } from "../layers/use-selected";
import { deleteSelected, duplicateSelected } from "./edit-commands";

const grow = 1.1;

/** On a phone: the most frequent actions on the selected layer, in one row. */
export function ToolStrip() {
  const layer = useSelected();
  if (!layer) return null;
  return <StripOf layer={layer} />;
}

function StripOf({ layer }: { layer: Layer }) {
  const designer = useDesigner();
  const { editing, parts, panel, changeLayer } = designer;
  const size = (factor: number) =>
    changeLayer(layer.id, "Resize", (now) => scaleLayer(now, factor), `${layer.id} strip`);
  const centre = () => {
    const { document, view } = editing.get();
    changeLayer(layer.id, "Centre", (now) =>
      alignLayer(now, parts.get().resources, printAreaOf(document.cut, view), "centre"),
    );
  };
  return (
    <div
      role="toolbar"
      aria-label="Selected layer"
      className="flex justify-between overflow-x-auto border-t bg-card px-1 max-md:order-3 md:hidden"
    >
      <GlyphButton
        hasWords
        glyph="edit"
        label="Edit"
        data-opens="edit replace"
        onClick={() => panel.set("edit")}
      />
      <GlyphButton
        hasWords
        glyph="minus"
        label="Smaller"
        disabled={layer.locked}
        onClick={() => size(1 / grow)}
      />
      <GlyphButton hasWords glyph="plus" label="Larger" disabled={layer.locked} onClick={() => size(grow)} />
      <GlyphButton hasWords glyph="centre" label="Centre" disabled={layer.locked} onClick={centre} />
      <GlyphButton hasWords glyph="copy" label="Copy" onClick={() => duplicateSelected(designer)} />
      <GlyphButton
        hasWords
        glyph="bin"
        label="Delete"
        disabled={layer.locked}
        onClick={() => deleteSelected(designer)}
      />
    </div>
  );
}
