import type { Layer } from "@/lib/designer/document";
import { endGesture } from "@/lib/designer/editor/history";
import { useDesigner } from "./designer-context";

/** Changes a layer by a field: all that happens to one field until `end` is one step to undo. */
export function useLayerChange<T extends Layer>(layer: T) {
  const { editing, changeLayer } = useDesigner();
  return {
    set: (label: string, part: Partial<Omit<T, "id" | "type">>) =>
      changeLayer(
        layer.id,
        label,
        // The kind of a layer never changes, so what fits this one fits what has its id.
        (now) => ({ ...now, ...part }) as Layer,
        `${layer.id} ${Object.keys(part).join()}`,
      ),
    change: (label: string, make: (now: Layer) => Layer, gesture?: string) =>
      changeLayer(layer.id, label, make, gesture && `${layer.id} ${gesture}`),
    end: () => editing.set(endGesture(editing.get())),
  };
}
