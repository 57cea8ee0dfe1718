import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Size } from "@/lib/designer/editor/geometry";
import { type Viewport, viewportOf, windowOf } from "@/lib/designer/editor/viewport";
import { frameOf } from "@/lib/designer/printing/placements";
import { type Cut, type PrintView, printAreaOf } from "@/lib/designer/printing/print-areas";
import type { Box } from "@/lib/designer/resources";
import { useDesigner } from "../designer-context";
import { useStore } from "../store";
import type { Interactions } from "../use-interactions";
import { GarmentPicture } from "./garment-picture";
import { type LayerNodes, StageArt } from "./stage-art";

const tightPx = 340;

/** The interactive garment with its art. Screen readers use the layer list instead. */
export function Stage({ hands }: { hands: Interactions | null }) {
  const { editing, camera, shop } = useDesigner();
  const view = useStore(editing, (value) => value.view);
  const cut = useStore(editing, ({ document }) => document.cut);
  const { zoom, centre } = useStore(camera, (value) => value);
  const stage = useRef<HTMLDivElement>(null);
  const size = useSize(stage);
  const nodes = useRef<LayerNodes>(new Map()).current;
  const frame = useMemo(() => frameOf(cut, view), [cut, view]);
  // Beside an open sheet there is little room, so the print area fills it.
  const isTight = size !== null && size.height < tightPx;
  const seen = useMemo(
    () => windowOf(isTight ? areaWindow(cut, view) : frame, zoom, centre),
    [isTight, cut, view, frame, zoom, centre],
  );
  const viewport = useMemo(() => (size ? viewportOf(seen, size) : null), [size, seen]);
  const colour = useStore(editing, ({ document }) => document.colour);
  const cloth = shop.colours.find(({ slug }) => slug === colour) ?? shop.colours[0];
  return (
    <div
      ref={stage}
      data-part="stage"
      className="relative size-full touch-none select-none overflow-hidden bg-[#eae5dd] [container-type:size]"
      aria-hidden="true"
    >
      {/* Before it is measured, CSS positions the picture where the numbers will. */}
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
      {viewport && hands ? (
        <hands.StageControls stage={stage} viewport={viewport} nodes={nodes} cut={cut} view={view} />
      ) : null}
    </div>
  );
}

/** The print area with a margin of cloth. */
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

/** An element's size in px; null until it is on the screen. */
function useSize(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    const measure = () => setSize({ width: node.clientWidth, height: node.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
