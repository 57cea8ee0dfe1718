import type { DesignDocument } from "@/lib/designer/document";
import { findLayer } from "@/lib/designer/editor/layers";
import { titleOf } from "@/lib/designer/editor/name-layer";
import type { PrintView } from "@/lib/designer/print-areas";
import type { FieldErrors } from "@/lib/result";
import type { Designer } from "./designer-context";
import { sideNames } from "./side-names";

/** The first layer that a refusal names by its id, and the refusal in words that say which layer it is. */
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

/** Of `Designer.focusing`, for what the check found about a layer. */
export const issueFocus = (layerId: string | null): string => `issue ${layerId}`;

/** Leads to what is wrong with a layer: selected on its side, and the first thing found about it takes the focus. */
export function openIssue({ editing, panel, focusing }: Designer, layerId: string, view: PrintView): void {
  editing.set({ ...editing.get(), view, selectedId: layerId });
  focusing.set(issueFocus(layerId));
  panel.set("issues");
}
