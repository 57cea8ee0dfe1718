"use client";

import { type RefObject, useEffect, useEffectEvent } from "react";
import { mostZoom, type Viewport } from "@/lib/designer/editor/viewport";
import type { Cut, PrintView } from "@/lib/designer/print-areas";
import { useDesigner } from "./designer-context";
import type { LayerNodes } from "./stage-art";
import { StageOverlay } from "./stage-overlay";
import { useStageGestures } from "./use-stage-gestures";

const wheelZoom = 0.0025;

export interface StageHandsProps {
  stage: RefObject<HTMLDivElement | null>;
  viewport: Viewport;
  nodes: LayerNodes;
  cut: Cut;
  view: PrintView;
}

/** Makes the stage answer to fingers, pen, mouse and wheel, and draws the handles that they hold. */
export function StageHands({ stage, viewport, nodes, cut, view }: StageHandsProps) {
  const designer = useDesigner();
  const { camera } = designer;
  const gestures = useStageGestures(stage, viewport, designer, nodes);
  const onDoubleClick = useEffectEvent(gestures.onDoubleClick);
  const onPointerDown = useEffectEvent(gestures.onPointerDown);
  const onPointerMove = useEffectEvent(gestures.onPointerMove);
  const onPointerUp = useEffectEvent(gestures.onPointerUp);
  const onPointerCancel = useEffectEvent(gestures.onPointerCancel);

  useEffect(() => {
    const node = stage.current;
    if (!node) return;
    const onWheel = (event: WheelEvent) => {
      const { zoom: was, centre } = camera.get();
      if (event.ctrlKey || event.metaKey) {
        event.preventDefault();
        const zoom = Math.min(mostZoom, Math.max(1, was * (1 - event.deltaY * wheelZoom)));
        camera.set({ zoom, centre });
      }
    };
    const listening = new AbortController();
    const { signal } = listening;
    node.addEventListener("dblclick", () => onDoubleClick(), { signal });
    node.addEventListener("pointerdown", (event) => onPointerDown(event), { signal });
    node.addEventListener("pointermove", (event) => onPointerMove(event), { signal });
    node.addEventListener("pointerup", (event) => onPointerUp(event), { signal });
    node.addEventListener("pointercancel", (event) => onPointerCancel(event), { signal });
    node.addEventListener("wheel", onWheel, { passive: false, signal });
    return () => listening.abort();
  }, [stage, camera]);

  return <StageOverlay viewport={viewport} cut={cut} view={view} />;
}
