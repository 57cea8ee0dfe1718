import type { Layer } from "@/lib/designer/document";
import { duplicateLayer, findLayer, removeLayer, restackLayer } from "@/lib/designer/editor/layers";
import { titleOf } from "@/lib/designer/editor/name-layer";
import { moveLayer } from "@/lib/designer/editor/place-layer";
import type { Designer } from "../designer-context";
import { newLayerId } from "../layers/new-id";
import { insertLayer } from "../layers/new-layer";

/** The selected layer, if it is editable. */
function selectedOf({ editing }: Designer) {
  const { document, selectedId } = editing.get();
  return findLayer(document, selectedId);
}

export function deleteSelected(designer: Designer): void {
  const found = selectedOf(designer);
  if (!found || found.layer.locked) return;
  const title = titleOf(found.layer);
  designer.commit(removeLayer(designer.editing.get().document, found.layer.id), {
    label: `Delete ${title}`,
    selectedId: null,
  });
  designer.announce(`${title} deleted`);
}

export function duplicateSelected(designer: Designer): void {
  const found = selectedOf(designer);
  if (!found) return;
  const id = newLayerId();
  designer.commit(duplicateLayer(designer.editing.get().document, found.layer.id, id), {
    label: `Duplicate ${titleOf(found.layer)}`,
    selectedId: id,
  });
  designer.announce(`${titleOf(found.layer)} duplicated`);
}

export function nudgeSelected(designer: Designer, dx: number, dy: number): void {
  const found = selectedOf(designer);
  if (!found || found.layer.locked) return;
  designer.changeLayer(
    found.layer.id,
    "Move",
    (layer) => moveLayer(layer, dx, dy),
    `${found.layer.id} nudge`,
  );
}

export function restackSelected(designer: Designer, by: 1 | -1): void {
  const found = selectedOf(designer);
  if (!found) return;
  const { document } = designer.editing.get();
  designer.commit(restackLayer(document, found.layer.id, Math.max(0, found.index + by)), {
    label: "Reorder",
  });
  designer.announce(by === 1 ? "Moved up" : "Moved down");
}

let copied: Layer | null = null;

export function copySelected(designer: Designer): boolean {
  const found = selectedOf(designer);
  if (!found) return false;
  copied = found.layer;
  designer.announce(`${titleOf(copied)} copied`);
  return true;
}

/** Pastes on the visible side, offset from the original; false when nothing was copied. */
export function pasteCopied(designer: Designer): boolean {
  if (!copied) return false;
  const { id: _id, x, y, ...rest } = copied;
  const spot = { x: x + 8, y: y + 8 };
  if (insertLayer(designer, { ...rest, locked: false, hidden: false } as Layer, spot))
    copied = { ...copied, ...spot };
  return true;
}
