"use client";

import { useEffect, useMemo, useRef } from "react";
import { mostZoom, type Viewport, viewportOf, windowOf } from "@/lib/designer/editor/viewport";
import { frameOf } from "@/lib/designer/placements";
import { type Cut, type PrintView, printAreaOf } from "@/lib/designer/print-areas";
import type { Box } from "@/lib/designer/resources";
import { useDesigner } from "./designer-context";
import { GarmentPicture } from "./garment-picture";
import { type LayerNodes, StageArt } from "./stage-art";
import { StageOverlay } from "./stage-overlay";
import { useStore } from "./store";
import { useSize } from "./use-size";
import { useStageGestures } from "./use-stage-gestures";

const wheelZoom = 0.0025;
const tightPx = 340;

/** The garment with the art on it, to be touched. Readers of screens use the list of layers instead. */
export function Stage() {
  const designer = useDesigner();
  const { editing, camera, shop } = designer;
  const view = useStore(editing, (value) => value.view);
  const cut = useStore(editing, ({ document }) => document.cut);
  const { zoom, centre } = useStore(camera, (value) => value);
  const stage = useRef<HTMLDivElement>(null);
  const size = useSize(stage);
  const nodes = useRef<LayerNodes>(new Map()).current;
  const frame = useMemo(() => frameOf(cut, view), [cut, view]);
  // Beside an open sheet there is little room: the print area fills it.
  const isTight = size !== null && size.height < tightPx;
  const seen = useMemo(
    () => windowOf(isTight ? areaWindow(cut, view) : frame, zoom, centre),
    [isTight, cut, view, frame, zoom, centre],
  );
  const viewport = useMemo(() => (size ? viewportOf(seen, size) : null), [size, seen]);
  const handlers = useStageGestures(stage, viewport, designer, nodes);

  // React listens to wheels passively, so it can't keep the page from moving.
  useEffect(() => {
    const node = stage.current;
    if (!node) return;
    const onWheel = (event: WheelEvent) => {
      const { zoom: was, centre: middle } = camera.get();
      if (event.ctrlKey || event.metaKey) {
        event.preventDefault();
        const next = Math.min(mostZoom, Math.max(1, was * (1 - event.deltaY * wheelZoom)));
        camera.set({ zoom: next, centre: middle });
      }
    };
    node.addEventListener("wheel", onWheel, { passive: false });
    return () => node.removeEventListener("wheel", onWheel);
  }, [camera]);

  const colour = useStore(editing, ({ document }) => document.colour);
  const cloth = shop.colours.find(({ slug }) => slug === colour) ?? shop.colours[0];
  return (
    <div
      ref={stage}
      data-part="stage"
      className="relative size-full touch-none select-none overflow-hidden bg-[#eae5dd] [container-type:size]"
      aria-hidden="true"
      {...handlers}
    >
      {/* Before it is measured, CSS puts the picture where the numbers will. */}
      <div
        className="absolute top-1/2 left-1/2 w-[min(100cqw,80cqh)] -translate-1/2"
        style={viewport ? placeOf(frame, viewport) : undefined}
      >
        <GarmentPicture
          cut={cut}
          picture={view === "back" ? "back" : "front"}
          view={view}
          clothHex={cloth?.hex ?? "#ffffff"}
          isMelange={cloth?.isMelange ?? false}
          alt=""
          isUrgent
          className="overflow-visible!"
        >
          <svg
            viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
            className="absolute inset-0 size-full overflow-visible"
            aria-hidden="true"
          >
            <StageArt view={view} nodes={nodes} />
          </svg>
        </GarmentPicture>
      </div>
      {viewport ? <StageOverlay viewport={viewport} cut={cut} view={view} /> : null}
    </div>
  );
}

/** The print area with a little of the cloth around it. */
function areaWindow(cut: Cut, view: PrintView): Box {
  const { widthMm, heightMm } = printAreaOf(cut, view);
  const margin = heightMm * 0.08;
  return { x: -margin, y: -margin, width: widthMm + 2 * margin, height: heightMm + 2 * margin };
}

function placeOf(frame: Box, { scale, left, top }: Viewport) {
  return {
    left: left + frame.x * scale,
    top: top + frame.y * scale,
    width: frame.width * scale,
    translate: "none",
  };
}
