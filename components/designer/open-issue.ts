import type { DesignDocument } from "@/lib/designer/document";
import { findLayer } from "@/lib/designer/editor/layers";
import { titleOf } from "@/lib/designer/editor/name-layer";
import type { PrintView } from "@/lib/designer/printing/print-areas";
import type { FieldErrors } from "@/lib/result";
import type { Designer } from "./designer-context";
import { sideNames } from "./side-names";

/** The first layer that a refusal names by its id, and the refusal with that layer's name. */
export function findRefused(
  document: DesignDocument,
  errors: FieldErrors,
): { layerId: string; view: PrintView; words: string } | null {
  for (const [layerId, message] of Object.entries(errors)) {
    const found = findLayer(document, layerId);
    if (!found) continue;
    const { layer, view } = found;
    return { layerId, view, words: `${titleOf(layer)}, ${sideNames[view].toLowerCase()}: ${message}` };
  }
  return null;
}

/** A value of `Designer.focusing`, for an issue of a layer. */
export const issueFocus = (layerId: string | null): string => `issue ${layerId}`;

/** Opens a layer's issue: selects the layer on its side, and focuses its first issue. */
export function openIssue({ editing, panel, focusing }: Designer, layerId: string, view: PrintView): void {
  editing.set({ ...editing.get(), view, selectedId: layerId });
  focusing.set(issueFocus(layerId));
  panel.set("issues");
}
