"use client";

import { toast } from "@/components/ui/toast-store";
import type {
  ArtLayer,
  ImageLayer,
  Layer,
  PatternLayer,
  ShapeLayer,
  TextLayer,
} from "@/lib/designer/document";
import { freeSpot } from "@/lib/designer/editor/free-spot";
import { layerSize, otherBoxes } from "@/lib/designer/editor/layer-size";
import { addLayer, canAddLayer } from "@/lib/designer/editor/layers";
import { titleOf } from "@/lib/designer/editor/name-layer";
import { type Cut, type PrintView, printAreaOf } from "@/lib/designer/print-areas";
import type { Designer } from "./designer-context";
import { newLayerId } from "./new-id";

type Unplaced<T extends Layer> = Omit<T, keyof ReturnType<typeof placed>>;
/** What a kind of layer is beside its place. */
export type NewLayer =
  | Unplaced<TextLayer>
  | Unplaced<ImageLayer>
  | Unplaced<ArtLayer>
  | Unplaced<ShapeLayer>
  | Unplaced<PatternLayer>;

/** In the middle, and on a body a hand's breadth below the collar, where prints sit. */
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

/** Puts something new on the side that is seen, and selects it; false when the design is full. */
export function putLayer(designer: Designer, made: NewLayer, at?: { x: number; y: number }): boolean {
  const { document, view } = designer.editing.get();
  if (!canAddLayer(document)) {
    toast({
      title: "This design is full",
      description: "Take something off before you add more.",
      variant: "destructive",
    });
    return false;
  }
  const fresh: Layer = { ...placed(document.cut, view), ...made };
  const layer = { ...fresh, ...(at ?? spotFor(designer, fresh)) };
  designer.commit(addLayer(document, view, layer), {
    label: `Add ${titleOf(layer)}`,
    selectedId: layer.id,
  });
  designer.say(`${titleOf(layer)} added`);
  return true;
}

/** How wide a line of text is before its letters are there, in ems for each letter. */
const guessedLetter = 0.5;

function spotFor({ editing, parts }: Designer, layer: Layer): { x: number; y: number } {
  // A pattern lies below everything anyhow.
  if (layer.type === "pattern") return { x: layer.x, y: layer.y };
  const { document, view } = editing.get();
  const { resources } = parts.get();
  const guess =
    layer.type === "text"
      ? { width: layer.text.length * layer.size * guessedLetter, height: layer.size * 1.2 }
      : { width: 90, height: 90 };
  const boxes = otherBoxes(document.views[view], layer.id, resources);
  return freeSpot(printAreaOf(document.cut, view), layerSize(layer, resources) ?? guess, boxes, layer.y);
}
