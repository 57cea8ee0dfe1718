import type { Layer } from "@/lib/designer/document";
import { endGesture } from "@/lib/designer/editor/history";
import { useDesigner } from "../designer-context";

/** Changes a layer by a field: all changes of one field until `end` are one undo step. */
export function useLayerChange<T extends Layer>(layer: T) {
  const { editing, changeLayer } = useDesigner();
  return {
    set: (label: string, part: Partial<Omit<T, "id" | "type">>) =>
      changeLayer(
        layer.id,
        label,
        // A layer's kind never changes, so a part that fits this one fits any layer with its id.
        (now) => ({ ...now, ...part }) as Layer,
        `${layer.id} ${Object.keys(part).join()}`,
      ),
    change: (label: string, make: (now: Layer) => Layer, gesture?: string) =>
      changeLayer(layer.id, label, make, gesture && `${layer.id} ${gesture}`),
    end: () => editing.set(endGesture(editing.get())),
  };
}
