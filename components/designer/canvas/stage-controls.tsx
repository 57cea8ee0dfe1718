import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import type { Layer } from "@/lib/designer/document";
import { type Frame, type Grip, gripSpot, turn } from "@/lib/designer/editor/geometry";
import { formatLayerReadout } from "@/lib/designer/editor/layer-readout";
import { layerFrame } from "@/lib/designer/editor/layer-size";
import { hasFreeSides } from "@/lib/designer/editor/size-layer";
import type { Guide } from "@/lib/designer/editor/snapping";
import { maxZoom, toScreen, type Viewport } from "@/lib/designer/editor/viewport";
import { type Cut, type PrintView, printAreaOf, safeInsetMm } from "@/lib/designer/printing/print-areas";
import { useDesigner } from "../designer-context";
import { useStore } from "../store";
import { DpiBadge } from "./dpi-badge";
import type { LayerNodes } from "./stage-art";
import { useStageGestures } from "./use-stage-gestures";

const wheelZoom = 0.0025;

export interface StageControlsProps {
  stage: RefObject<HTMLDivElement | null>;
  viewport: Viewport;
  nodes: LayerNodes;
  cut: Cut;
  view: PrintView;
}

/** Handles touch, pen, mouse and wheel on the stage, and draws the handles. */
export function StageControls({ stage, viewport, nodes, cut, view }: StageControlsProps) {
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
        const zoom = Math.min(maxZoom, Math.max(1, was * (1 - event.deltaY * wheelZoom)));
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

const corners: readonly Grip[] = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
];
const sides: readonly Grip[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];
/** The smallest touch target on a stage, in px. */
const touchPx = 44;
/** Distance between the frame and the rotation handle, in px. */
const turnPx = 36;
const ink = "#1b1714";
const accent = "#b5301b";

interface StageOverlayProps {
  viewport: Viewport;
  cut: Cut;
  view: PrintView;
}

/** Lines and handles over the art, in px of the stage, so that they look the same at every zoom. */
function StageOverlay({ viewport, cut, view }: StageOverlayProps) {
  const { editing, live, parts } = useDesigner();
  const isMoving = useStore(live, (moving) => moving !== null);
  const guides = useStore(live, (moving) => moving?.guides ?? noGuides);
  const resources = useStore(parts, (value) => value.resources);
  const layer = useStore(editing, ({ document, selectedId }) =>
    document.views[view].find(({ id }) => id === selectedId),
  );
  if (!layer || layer.hidden) return null;
  const frame = layerFrame(layer, resources);
  return (
    <>
      <svg className="pointer-events-none absolute inset-0 size-full" aria-hidden="true">
        <AreaLines viewport={viewport} cut={cut} view={view} guides={guides} />
      </svg>
      {frame ? (
        <>
          <SelectionFrame frame={frame} viewport={viewport} />
          {layer.locked || isMoving ? null : <Handles layer={layer} frame={frame} viewport={viewport} />}
          <div className="pointer-events-none absolute inset-x-0 top-2 flex flex-wrap justify-center gap-1.5 px-2 max-md:px-15 font-medium text-xs tabular-nums">
            <ReadOut frame={frame} cut={cut} view={view} />
            {layer.type === "image" ? <DpiBadge layer={layer} /> : null}
          </div>
        </>
      ) : null}
    </>
  );
}

const noGuides: readonly Guide[] = [];

interface AreaLinesProps extends StageOverlayProps {
  guides: readonly Guide[];
}

function AreaLines({ viewport, cut, view, guides }: AreaLinesProps) {
  const { widthMm, heightMm } = printAreaOf(cut, view);
  const rectangle = (inset: number) => ({
    ...toScreen(viewport, { x: inset, y: inset }),
    width: (widthMm - 2 * inset) * viewport.scale,
    height: (heightMm - 2 * inset) * viewport.scale,
  });
  return (
    <>
      {/* White below dark, so that the line is visible on every cloth colour. */}
      <rect {...rectangle(0)} fill="none" stroke="#fff" strokeOpacity="0.7" />
      <rect {...rectangle(0)} fill="none" stroke={ink} strokeDasharray="6 5" data-part="area" />
      <rect
        {...rectangle(safeInsetMm)}
        fill="none"
        stroke="#8c8276"
        strokeDasharray="2 4"
        strokeOpacity="0.9"
        data-part="safe"
      />
      {guides.map(({ axis, at }) => {
        const from = toScreen(viewport, axis === "x" ? { x: at, y: 0 } : { x: 0, y: at });
        const to = toScreen(viewport, axis === "x" ? { x: at, y: heightMm } : { x: widthMm, y: at });
        return (
          <line
            key={`${axis}${at}`}
            x1={from.x}
            y1={from.y}
            x2={to.x}
            y2={to.y}
            stroke={accent}
            strokeWidth="1.5"
            data-part="guide"
          />
        );
      })}
    </>
  );
}

interface HandlesProps {
  layer: Layer;
  frame: Frame;
  viewport: Viewport;
}

function Handles({ layer, frame, viewport }: HandlesProps) {
  const roomPx = Math.min(frame.width, frame.height) * viewport.scale;
  const grips = hasFreeSides(layer) && roomPx > touchPx ? [...corners, ...sides] : corners;
  const top = toScreen(viewport, gripSpot(frame, { x: 0, y: -1 }));
  const away = turn({ x: 0, y: -turnPx }, frame.rot);
  const knob = { x: top.x + away.x, y: top.y + away.y };
  return (
    <svg className="pointer-events-none absolute inset-0 size-full" aria-hidden="true">
      <line x1={top.x} y1={top.y} x2={knob.x} y2={knob.y} stroke={accent} strokeWidth="1.5" />
      {grips.map((grip) => (
        <GripHandle key={`${grip.x} ${grip.y}`} grip={grip} frame={frame} viewport={viewport} />
      ))}
      <g data-grip="turn" className="pointer-events-auto cursor-grab">
        <circle cx={knob.x} cy={knob.y} r={touchPx / 2} fill="transparent" />
        <circle cx={knob.x} cy={knob.y} r="11" fill="#fff" stroke={accent} strokeWidth="1.5" />
        <path
          d={`M${knob.x - 4.5} ${knob.y + 1}a4.5 4.5 0 1 1 3 4.2m-3-6.7v2.8h2.8`}
          fill="none"
          stroke={accent}
          strokeWidth="1.5"
          strokeLinecap="round"
        />
      </g>
    </svg>
  );
}

function GripHandle({ grip, frame, viewport }: { grip: Grip; frame: Frame; viewport: Viewport }) {
  const { x, y } = toScreen(viewport, gripSpot(frame, grip));
  const isCorner = grip.x !== 0 && grip.y !== 0;
  return (
    <g
      data-grip={`${grip.x} ${grip.y}`}
      className="pointer-events-auto"
      style={{ cursor: cursorOf(grip, frame.rot) }}
    >
      <circle cx={x} cy={y} r={isCorner ? touchPx / 2 : touchPx / 2.6} fill="transparent" />
      {isCorner ? (
        <circle cx={x} cy={y} r="6.5" fill="#fff" stroke={accent} strokeWidth="1.5" />
      ) : (
        <rect
          x={x - 8}
          y={y - 3}
          width="16"
          height="6"
          rx="3"
          fill="#fff"
          stroke={accent}
          strokeWidth="1.5"
          transform={`rotate(${frame.rot + (grip.x === 0 ? 0 : 90)} ${x} ${y})`}
        />
      )}
    </g>
  );
}

const cursors = ["ns-resize", "nesw-resize", "ew-resize", "nwse-resize"] as const;

/** The resize cursor along the grip's direction, even on a rotated frame. */
function cursorOf({ x, y }: Grip, rot: number): string {
  const angle = (Math.atan2(x, -y) * 180) / Math.PI + rot;
  return cursors[(((Math.round(angle / 45) % 4) + 4) % 4) as 0 | 1 | 2 | 3];
}

/** The outline of the selected layer. During a move, the browser shifts it without repainting. */
function SelectionFrame({ frame, viewport }: { frame: Frame; viewport: Viewport }) {
  const box = useRef<HTMLDivElement>(null);
  useLiveFrame(box, frame, (node, moved) => Object.assign(node.style, styleOf(moved, viewport)));
  return (
    <div
      ref={box}
      className="pointer-events-none absolute top-0 left-0 border-[1.5px] border-primary shadow-[0_0_0_1px_#fffc,inset_0_0_0_1px_#fffc] will-change-transform"
      style={styleOf(frame, viewport)}
      data-part="selection"
    />
  );
}

interface ReadOutProps {
  frame: Frame;
  cut: Cut;
  view: PrintView;
}

/** Size and position of the selected layer. */
function ReadOut({ frame, cut, view }: ReadOutProps) {
  const words = useRef<HTMLSpanElement>(null);
  useLiveFrame(words, frame, (node, moved) => {
    node.textContent = formatLayerReadout(moved, cut, view);
  });
  return (
    <span ref={words} className="rounded-full bg-foreground px-2.5 py-1 text-background">
      {formatLayerReadout(frame, cut, view)}
    </span>
  );
}

/** Moves the node of the selected layer without React, which would be too slow for every move; at the end `frame` again. */
function useLiveFrame<T extends HTMLElement>(
  ref: RefObject<T | null>,
  frame: Frame,
  show: (node: T, frame: Frame) => void,
) {
  const { live, parts } = useDesigner();
  const follow = useEffectEvent(() => {
    const moving = live.get();
    const moved = moving ? layerFrame(moving.layer, parts.get().resources) : frame;
    if (ref.current && moved) show(ref.current, moved);
  });
  useEffect(() => live.subscribe(() => follow()), [live]);
}

function styleOf({ x, y, width, height, rot }: Frame, viewport: Viewport) {
  const corner = toScreen(viewport, { x: x - width / 2, y: y - height / 2 });
  return {
    width: `${width * viewport.scale}px`,
    height: `${height * viewport.scale}px`,
    transform: `translate(${corner.x}px, ${corner.y}px) rotate(${rot}deg)`,
  };
}
