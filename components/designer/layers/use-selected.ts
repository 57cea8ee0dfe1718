import type { Layer } from "@/lib/designer/document";
import { findLayer } from "@/lib/designer/editor/layers";
import { useDesigner } from "../designer-context";
import { useStore } from "../store";

/** The selected layer in the document. */
export function useSelected(): Layer | null {
  const { editing } = useDesigner();
  return useStore(editing, ({ document, selectedId }) => findLayer(document, selectedId)?.layer ?? null);
}
