import { maxZoom } from "@/lib/designer/editor/viewport";
import type { Designer } from "../designer-context";
import { useDesigner } from "../designer-context";
import { GlyphButton } from "../glyph-button";
import { useStore } from "../store";

const step = 1.4;

export function zoomBy(camera: Designer["camera"], steps: number): void {
  const { zoom, centre } = camera.get();
  const next = Math.min(maxZoom, Math.max(1, zoom * step ** steps));
  camera.set({ zoom: next < 1.01 ? 1 : next, centre: next < 1.01 ? null : centre });
}

export function ZoomBar() {
  const { camera } = useDesigner();
  const zoom = useStore(camera, (value) => value.zoom);
  return (
    <div className="flex items-center">
      <GlyphButton glyph="minus" label="Zoom out" disabled={zoom <= 1} onClick={() => zoomBy(camera, -1)} />
      <button
        type="button"
        aria-label={`Zoom ${Math.round(zoom * 100)} percent: show all`}
        onClick={() => camera.set({ zoom: 1, centre: null })}
        className="min-h-11 w-13 text-center text-sm tabular-nums hover:bg-accent"
      >
        {Math.round(zoom * 100)}%
      </button>
      <GlyphButton
        glyph="plus"
        label="Zoom in"
        disabled={zoom >= maxZoom}
        onClick={() => zoomBy(camera, 1)}
      />
    </div>
  );
}
