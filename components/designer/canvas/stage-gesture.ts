import type { Layer } from "@/lib/designer/document";
import type { Grip, Spot } from "@/lib/designer/editor/geometry";
import type { GestureResult, GestureStart } from "@/lib/designer/editor/gesture";
import type { Viewport } from "@/lib/designer/editor/viewport";

/** The snap distance, and how far a touch may slip before a tap becomes a drag; in px. */
export const snapPx = 5;
export const slipPx = { mouse: 3, pen: 5, touch: 8 } as const;
/** Hit tolerance around an element, in px. */
export const slackPx = { mouse: 3, pen: 8, touch: 14 } as const;

type PointerKind = keyof typeof slipPx;
export const pointerKind = ({ pointerType }: { pointerType: string }): PointerKind =>
  pointerType === "touch" || pointerType === "pen" ? pointerType : "mouse";

export interface Pointer {
  kind: PointerKind;
  from: Spot;
  at: Spot;
}

export type Mode =
  | { kind: "drag" | "pan"; hasMoved: boolean; tapped: Layer | null }
  | { kind: "grip"; grip: Grip }
  | { kind: "turn" }
  | { kind: "pinch" }
  | { kind: "pinch-camera"; zoom: number; spot: Spot };

export interface Gesture {
  mode: Mode;
  start: GestureStart | null;
  /** The pointer positions in mm at the start. */
  spots: Spot[];
  viewport: Viewport;
  result: GestureResult | null;
  isPrecise: boolean;
  isFree: boolean;
}
