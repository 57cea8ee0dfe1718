import type { Box } from "../resources";
import type { Size, Spot } from "./geometry";

/** Maps mm of the print area to the screen: px = mm * scale + (left, top). */
export interface Viewport {
  scale: number;
  left: number;
  top: number;
}

export const maxZoom = 8;

/** The window to show: all of `frame` at zoom 1, less when zoomed in, never beyond its edges. */
export function windowOf(frame: Box, zoom: number, centre: Spot | null): Box {
  if (zoom <= 1) return frame;
  const width = frame.width / zoom;
  const height = frame.height / zoom;
  const middle = centre ?? { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
  return {
    x: Math.min(frame.x + frame.width - width, Math.max(frame.x, middle.x - width / 2)),
    y: Math.min(frame.y + frame.height - height, Math.max(frame.y, middle.y - height / 2)),
    width,
    height,
  };
}

/** As SVG lays out a viewBox: whole and centred. */
export function viewportOf(window: Box, stage: Size): Viewport {
  const scale = Math.min(stage.width / window.width, stage.height / window.height);
  return {
    scale,
    left: (stage.width - window.width * scale) / 2 - window.x * scale,
    top: (stage.height - window.height * scale) / 2 - window.y * scale,
  };
}

export function toScreen({ scale, left, top }: Viewport, { x, y }: Spot): Spot {
  return { x: x * scale + left, y: y * scale + top };
}

export function fromScreen({ scale, left, top }: Viewport, { x, y }: Spot): Spot {
  return { x: (x - left) / scale, y: (y - top) / scale };
}
