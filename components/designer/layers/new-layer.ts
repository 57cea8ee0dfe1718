import { toast } from "@/components/ui/toast-store";
import type {
  ArtLayer,
  ImageLayer,
  Layer,
  PatternLayer,
  ShapeLayer,
  TextLayer,
} from "@/lib/designer/document";
import { findFreeSpot } from "@/lib/designer/editor/find-free-spot";
import { fitNewLayer } from "@/lib/designer/editor/fit-new-layer";
import type { Size } from "@/lib/designer/editor/geometry";
import { layerSize, otherBoxes } from "@/lib/designer/editor/layer-size";
import { addLayer, canAddLayer } from "@/lib/designer/editor/layers";
import { titleOf } from "@/lib/designer/editor/name-layer";
import { type Cut, type PrintView, printAreaOf } from "@/lib/designer/printing/print-areas";
import type { SceneResources } from "@/lib/designer/resources";
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

/** Centred; on a body, about 10 cm below the collar, where prints sit. */
function placed(cut: Cut, view: PrintView) {
  const area = printAreaOf(cut, view);
  const isBody = view === "front" || view === "back";
  return {
    id: newLayerId(),
    name: "",
    x: area.widthMm / 2,
    y: area.heightMm * (isBody ? 0.36 : 0.5),
    rot: 0,
    flipX: false,
    flipY: false,
    opacity: 1,
    locked: false,
    hidden: false,
  };
}

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
  const fresh: Layer = { ...placed(document.cut, view), ...made };
  const layer = at ? { ...fresh, ...at } : settled(designer, fresh);
  designer.commit(addLayer(document, view, layer), {
    label: `Add ${titleOf(layer)}`,
    selectedId: layer.id,
  });
  designer.announce(`${titleOf(layer)} added`);
  return true;
}

/** Estimated width of a letter in ems, until the font has loaded. */
const guessedLetter = 0.5;

function sizeOf(layer: Layer, resources: SceneResources): Size {
  const guess =
    layer.type === "text"
      ? { width: layer.text.length * layer.size * guessedLetter, height: layer.size * 1.2 }
      : { width: 90, height: 90 };
  return layerSize(layer, resources) ?? guess;
}

/** As large as its side allows, on an empty side. */
function settled({ editing, parts }: Designer, fresh: Layer): Layer {
  const { document, view } = editing.get();
  const { resources } = parts.get();
  const area = printAreaOf(document.cut, view);
  const layer = fitNewLayer(fresh, sizeOf(fresh, resources), area);
  // A pattern lies below everything and covers no layer.
  if (layer.type === "pattern") return layer;
  const others = document.views[view].filter(({ type }) => type !== "pattern");
  const boxes = otherBoxes(others, layer.id, resources);
  return { ...layer, ...findFreeSpot(area, sizeOf(layer, resources), boxes, layer.y) };
}
