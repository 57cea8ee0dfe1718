"use client";

import type { Layer } from "@/lib/designer/document";
import { type Frame, type Grip, gripSpot, turn } from "@/lib/designer/editor/geometry";
import { layerFrame } from "@/lib/designer/editor/layer-size";
import { hasFreeSides } from "@/lib/designer/editor/size-layer";
import type { Guide } from "@/lib/designer/editor/snapping";
import { toScreen, type Viewport } from "@/lib/designer/editor/viewport";
import { type Cut, type PrintView, printAreaOf, safeInsetMm } from "@/lib/designer/print-areas";
import { useDesigner } from "./designer-context";
import { DpiBadge } from "./dpi-badge";
import { ReadOut, SelectionFrame } from "./selection-frame";
import { useStore } from "./store";

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
/** Nothing on a stage is harder to hit than this, in px. */
const touchPx = 44;
/** Between the frame and the handle that turns it, in px. */
const turnPx = 36;
const ink = "#1b1714";
const accent = "#b5301b";

interface StageOverlayProps {
  viewport: Viewport;
  cut: Cut;
  view: PrintView;
}

/** Lines and handles over the art, in px of the stage, so that they look the same at every zoom. */
export function StageOverlay({ viewport, cut, view }: StageOverlayProps) {
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
          <div className="pointer-events-none absolute inset-x-0 top-2 flex flex-wrap justify-center gap-1.5 px-2 font-medium text-xs tabular-nums">
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
      {/* White below dark: the line is seen on every colour of cloth. */}
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

/** The arrow that points where the grip goes, for a turned frame too. */
function cursorOf({ x, y }: Grip, rot: number): string {
  const angle = (Math.atan2(x, -y) * 180) / Math.PI + rot;
  return cursors[(((Math.round(angle / 45) % 4) + 4) % 4) as 0 | 1 | 2 | 3];
}
