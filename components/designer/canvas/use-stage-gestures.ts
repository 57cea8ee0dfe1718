import { type RefObject, useEffect, useRef } from "react";
import type { Layer } from "@/lib/designer/document";
import type { Grip, Spot } from "@/lib/designer/editor/geometry";
import {
  dragGrip,
  dragLayer,
  dragRotation,
  type GestureResult,
  type GestureStart,
  pinchLayer,
  previewTransform,
} from "@/lib/designer/editor/gesture";
import { containsSpot, hitLayer } from "@/lib/designer/editor/hit-layer";
import { layerFrame, otherBoxes } from "@/lib/designer/editor/layer-size";
import { findLayer } from "@/lib/designer/editor/layers";
import { titleOf } from "@/lib/designer/editor/name-layer";
import { describeGuide, type Guide } from "@/lib/designer/editor/snapping";
import { fromScreen, maxZoom, type Viewport } from "@/lib/designer/editor/viewport";
import { printAreaOf } from "@/lib/designer/printing/print-areas";
import { layerMarkup } from "@/lib/designer/scene/layer-markup";
import type { Designer } from "../designer-context";
import { openSettings } from "../open-settings";
import type { LayerNodes } from "./stage-art";
import { type Gesture, type Mode, type Pointer, pointerKind, slackPx, slipPx, snapPx } from "./stage-gesture";

/** Touch, pen and mouse on the stage. During a move only the drawn node and the overlay lines change; the document changes on release. */
export function useStageGestures(
  stage: RefObject<HTMLDivElement | null>,
  viewport: Viewport,
  designer: Designer,
  nodes: LayerNodes,
) {
  const pointers = useRef(new Map<number, Pointer>());
  const gesture = useRef<Gesture | null>(null);
  const frameRequest = useRef(0);

  useEffect(() => () => cancelAnimationFrame(frameRequest.current), []);

  const spotOf = (event: { clientX: number; clientY: number }): Spot => {
    const box = stage.current?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  };

  const startOn = (layer: Layer, port: Viewport): GestureStart | null => {
    const { document, view } = designer.editing.get();
    const { resources } = designer.parts.get();
    const frame = layerFrame(layer, resources);
    if (!frame) return null;
    return {
      layer,
      frame,
      area: printAreaOf(document.cut, view),
      others: otherBoxes(document.views[view], layer.id, resources),
      toleranceMm: snapPx / port.scale,
    };
  };

  const begin = (mode: Mode, layer: Layer | null, port: Viewport) => {
    const start = layer ? startOn(layer, port) : null;
    const spots = [...pointers.current.values()].map(({ at }) => fromScreen(port, at));
    gesture.current = { mode, start, spots, viewport: port, result: null, isPrecise: false, isFree: false };
  };

  const selectedLayer = (): Layer | null => {
    const { document, selectedId, view } = designer.editing.get();
    const found = findLayer(document, selectedId);
    return found && found.view === view && !found.layer.locked && !found.layer.hidden ? found.layer : null;
  };

  const onPointerDown = (event: PointerEvent) => {
    if (event.button > 0) return;
    const at = spotOf(event);
    const kind = pointerKind(event);
    stage.current?.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, { kind, from: at, at });
    if (pointers.current.size > 2) return;
    const selected = selectedLayer();
    if (pointers.current.size === 2) {
      dropPreview();
      if (selected) return begin({ kind: "pinch" }, selected, viewport);
      const camera = designer.camera.get();
      const middle = middleOf([...pointers.current.values()].map((pointer) => pointer.at));
      return begin(
        { kind: "pinch-camera", zoom: camera.zoom, spot: fromScreen(viewport, middle) },
        null,
        viewport,
      );
    }
    const held = event.target instanceof Element ? event.target.closest("[data-grip]") : null;
    const name = held?.getAttribute("data-grip");
    if (name && selected) {
      if (name === "turn") return begin({ kind: "turn" }, selected, viewport);
      return begin({ kind: "grip", grip: gripOf(name) }, selected, viewport);
    }
    const { document, view } = designer.editing.get();
    const { resources } = designer.parts.get();
    const spot = fromScreen(viewport, at);
    const slack = slackPx[kind] / viewport.scale;
    const tapped = hitLayer(document.views[view], spot, slack, resources);
    const frame = selected && layerFrame(selected, resources);
    // The selected layer can be dragged even if another one covers it; a tap reaches the topmost layer.
    const dragged = frame && containsSpot(frame, spot, slack) ? selected : tapped;
    begin({ kind: dragged ? "drag" : "pan", hasMoved: false, tapped }, dragged, viewport);
  };

  const onPointerMove = (event: PointerEvent) => {
    const pointer = pointers.current.get(event.pointerId);
    if (!pointer) return;
    pointer.at = spotOf(event);
    const current = gesture.current;
    if (!current) return;
    current.isPrecise = event.altKey || event.ctrlKey || event.metaKey;
    current.isFree = event.shiftKey;
    cancelAnimationFrame(frameRequest.current);
    frameRequest.current = requestAnimationFrame(() => follow(current));
  };

  const follow = (current: Gesture) => {
    if (gesture.current !== current) return;
    const list = [...pointers.current.values()];
    const [first] = list;
    if (!first) return;
    const spots = list.map(({ at }) => fromScreen(current.viewport, at));
    const { mode, start: full } = current;
    if (mode.kind === "drag" || mode.kind === "pan") {
      const slipped = Math.hypot(first.at.x - first.from.x, first.at.y - first.from.y);
      if (!mode.hasMoved && slipped < slipPx[first.kind]) return;
      if (!mode.hasMoved && full) designer.select(full.layer.id);
      mode.hasMoved = true;
    }
    if (mode.kind === "pan") return pan(current, first);
    if (mode.kind === "pinch-camera") return pinchCamera(current, mode, list);
    if (!full) return;
    const start = current.isPrecise ? { ...full, toleranceMm: 0 } : full;
    const before = current.result?.guides ?? [];
    const result = resultOf(mode, start, current, spots);
    current.result = result && {
      ...result,
      guides: sameGuides(before, result.guides) ? before : result.guides,
    };
    if (!current.result) return;
    const [guide] = current.result.guides;
    if (guide && !before.some(({ at }) => at === guide.at)) {
      designer.announce(describeGuide(guide));
      if (first.kind === "touch") navigator.vibrate?.(8);
    }
    preview(current.result, start);
  };

  const preview = (result: GestureResult, start: GestureStart) => {
    const { resources } = designer.parts.get();
    const transform = previewTransform(start.layer, result.layer, resources);
    for (const node of nodes.get(start.layer.id) ?? []) {
      // Set in advance, so that the browser moves the painted layer without repainting.
      node.style.willChange = "transform";
      if (transform !== null) node.style.transform = transform;
      else node.innerHTML = layerMarkup(result.layer, resources);
    }
    designer.live.set({ layer: result.layer, guides: result.guides });
  };

  /** Removes a gesture's preview; React draws the result. */
  const dropPreview = () => {
    cancelAnimationFrame(frameRequest.current);
    const { start, result } = gesture.current ?? {};
    if (start && result) {
      const { resources } = designer.parts.get();
      const isDrawnAgain = previewTransform(start.layer, result.layer, resources) === null;
      for (const node of nodes.get(start.layer.id) ?? []) {
        node.removeAttribute("style");
        if (isDrawnAgain) node.innerHTML = layerMarkup(start.layer, resources);
      }
    }
    designer.live.set(null);
    gesture.current = null;
  };

  const pan = (current: Gesture, pointer: Pointer) => {
    const camera = designer.camera.get();
    if (camera.zoom <= 1) return;
    const { viewport: port } = current;
    const size = stage.current;
    if (!size) return;
    const middle = fromScreen(port, {
      x: size.clientWidth / 2 - (pointer.at.x - pointer.from.x),
      y: size.clientHeight / 2 - (pointer.at.y - pointer.from.y),
    });
    designer.camera.set({ ...camera, centre: middle });
  };

  const pinchCamera = (current: Gesture, mode: { zoom: number; spot: Spot }, list: readonly Pointer[]) => {
    const [a, b] = list;
    const node = stage.current;
    if (!a || !b || !node) return;
    const was = Math.hypot(a.from.x - b.from.x, a.from.y - b.from.y);
    const is = Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y);
    const zoom = Math.min(maxZoom, Math.max(1, (mode.zoom * is) / Math.max(1, was)));
    const scale = (current.viewport.scale * zoom) / mode.zoom;
    const middle = middleOf([a.at, b.at]);
    designer.camera.set({
      zoom,
      centre: {
        x: mode.spot.x + (node.clientWidth / 2 - middle.x) / scale,
        y: mode.spot.y + (node.clientHeight / 2 - middle.y) / scale,
      },
    });
  };

  const finish = (event: PointerEvent, isCancelled: boolean) => {
    const current = gesture.current;
    const pointer = pointers.current.get(event.pointerId);
    if (!pointer) return;
    // The last move may still wait for its frame.
    if (current && !isCancelled) {
      pointer.at = spotOf(event);
      follow(current);
    }
    pointers.current.delete(event.pointerId);
    if (!current) return;
    const { mode, result, start } = current;
    dropPreview();
    if (isCancelled) return;
    if ((mode.kind === "drag" || mode.kind === "pan") && !mode.hasMoved) {
      designer.select(mode.tapped?.id ?? null);
      if (mode.tapped) designer.announce(`${titleOf(mode.tapped)} selected`);
      return;
    }
    if (!start || !result) return;
    designer.changeLayer(start.layer.id, labels[mode.kind], () => result.layer);
  };

  return {
    onDoubleClick: () => {
      const layer = selectedLayer();
      if (layer) openSettings(designer, layer.id);
    },
    onPointerDown,
    onPointerMove,
    onPointerUp: (event: PointerEvent) => finish(event, false),
    onPointerCancel: (event: PointerEvent) => finish(event, true),
  };
}

const labels = {
  drag: "Move",
  pan: "Move",
  grip: "Resize",
  turn: "Rotate",
  pinch: "Resize",
  "pinch-camera": "Zoom",
} as const;

function resultOf(
  mode: Mode,
  start: GestureStart,
  { spots: from, isFree }: Gesture,
  to: readonly Spot[],
): GestureResult | null {
  const [a, b] = from;
  const [c, d] = to;
  if (!a || !c) return null;
  switch (mode.kind) {
    case "drag":
      return dragLayer(start, { x: c.x - a.x, y: c.y - a.y });
    case "grip":
      return dragGrip(start, mode.grip, c, isFree);
    case "turn":
      return dragRotation(start, a, c);
    case "pinch":
      return b && d ? pinchLayer(start, [a, b], [c, d]) : null;
    case "pan":
    case "pinch-camera":
      return null;
  }
}

function sameGuides(before: readonly Guide[], now: readonly Guide[]): boolean {
  return (
    before.length === now.length &&
    before.every(({ axis, at }, nr) => axis === now[nr]?.axis && at === now[nr].at)
  );
}

function middleOf(spots: readonly Spot[]): Spot {
  const count = Math.max(1, spots.length);
  return {
    x: spots.reduce((sum, { x }) => sum + x, 0) / count,
    y: spots.reduce((sum, { y }) => sum + y, 0) / count,
  };
}

const sign = (text: string | undefined): -1 | 0 | 1 => (text === "-1" ? -1 : text === "1" ? 1 : 0);

/** Parses a handle's `data-grip`. */
function gripOf(name: string): Grip {
  const [x, y] = name.split(" ");
  return { x: sign(x), y: sign(y) };
}
