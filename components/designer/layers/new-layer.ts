import { toast } from "@/components/ui/toast-store";
import type {
  ArtLayer,
  ImageLayer,
  Layer,
  PatternLayer,
  ShapeLayer,
  TextLayer,
} from "@/lib/designer/document";
import { addNewLayer } from "@/lib/designer/editor/add-new-layer";
import { addLayer, canAddLayer } from "@/lib/designer/editor/layers";
import { titleOf } from "@/lib/designer/editor/name-layer";
import type { Designer } from "../designer-context";
import { newLayerId } from "./new-id";

type Unplaced<T extends Layer> = Omit<T, keyof ReturnType<typeof placed>>;
/** A layer's own properties, without its place. */
export type NewLayer =
  | Unplaced<TextLayer>
  | Unplaced<ImageLayer>
  | Unplaced<ArtLayer>
  | Unplaced<ShapeLayer>
  | Unplaced<PatternLayer>;

const placed = () => ({
  id: newLayerId(),
  name: "",
  x: 0,
  y: 0,
  rot: 0,
  flipX: false,
  flipY: false,
  opacity: 1,
  locked: false,
  hidden: false,
});

/** Adds a layer to the visible side, and selects it; false when the design is full. */
export function insertLayer(designer: Designer, made: NewLayer, at?: { x: number; y: number }): boolean {
  const { document, view } = designer.editing.get();
  if (!canAddLayer(document)) {
    toast({
      title: "This design is full",
      description: "Remove something before you add more.",
      variant: "destructive",
    });
    return false;
  }
  const layer: Layer = { ...placed(), ...made, ...at };
  const added = at
    ? addLayer(document, view, layer)
    : addNewLayer(document, view, layer, designer.parts.get().resources);
  designer.commit(added, {
    label: `Add ${titleOf(layer)}`,
    selectedId: layer.id,
  });
  designer.announce(`${titleOf(layer)} added`);
  return true;
}
