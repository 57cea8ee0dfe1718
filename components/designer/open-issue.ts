import type { DesignDocument } from "@/lib/designer/document";
import { findLayer } from "@/lib/designer/editor/layers";
import { titleOf } from "@/lib/designer/editor/name-layer";
import type { PrintView } from "@/lib/designer/printing/print-areas";
import type { FieldErrors } from "@/lib/result";
import type { Designer } from "./designer-context";
import { sideNames } from "./side-names";

/** The first layer that a refusal names by its id, and the refusal with the names of all layers that it is true of. */
export function findRefused(
  document: DesignDocument,
  errors: FieldErrors,
): { layerId: string; view: PrintView; words: string } | null {
  const refused = Object.entries(errors).flatMap(([layerId, message]) => {
    const found = findLayer(document, layerId);
    return found ? [{ ...found, layerId, message }] : [];
  });
  const [first] = refused;
  if (!first) return null;
  const names = refused
    .filter(({ message }) => message === first.message)
    .map(({ layer, view }) => `${titleOf(layer)}, ${sideNames[view].toLowerCase()}`);
  return { layerId: first.layerId, view: first.view, words: `${names.join("; ")}: ${first.message}` };
}

/** A value of `Designer.focusing`, for an issue of a layer. */
export const issueFocus = (layerId: string | null): string => `issue ${layerId}`;

/** Opens a layer's issue: selects the layer on its side, and focuses its first issue. */
export function openIssue({ editing, panel, focusing }: Designer, layerId: string, view: PrintView): void {
  editing.set({ ...editing.get(), view, selectedId: layerId });
  focusing.set(issueFocus(layerId));
  panel.set("issues");
}
