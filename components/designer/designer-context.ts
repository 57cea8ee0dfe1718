import { createContext, use } from "react";
import type { DesignDocument, Layer } from "@/lib/designer/document";
import type { Change, Editing } from "@/lib/designer/editor/history";
import type { Guide } from "@/lib/designer/editor/snapping";
import type { DesignIssue } from "@/lib/designer/printing/design-issue";
import type { DesignerShop } from "@/lib/designer/shop";
import type { Conflict, DraftSaver, DraftState } from "./drafts/draft-state";
import type { SceneParts } from "./scene-parts";
import type { Store } from "./store";

export const tools = ["product", "text", "uploads", "art", "templates", "patterns", "ai", "layers"] as const;
export type Tool = (typeof tools)[number];
/** "edit" shows the selected layer, "replace" offers pictures in its place, "issues" lists print problems. */
export type Panel = Tool | "edit" | "replace" | "issues";

/** The transform of a layer during a gesture, before the pointer is up. */
export interface Live {
  layer: Layer;
  guides: readonly Guide[];
}

/** The visible part of the garment: zoom relative to fitting, and the centre point in mm. */
export interface Camera {
  zoom: number;
  centre: { x: number; y: number } | null;
}

export interface Designer {
  shop: DesignerShop;
  /** Whether AI art is available in this shop. */
  hasAiArt: boolean;
  editing: Store<Editing>;
  draft: Store<DraftState>;
  conflict: Store<Conflict | null>;
  /** The same design is open in another tab. */
  isElsewhere: Store<boolean>;
  /** null until hydration. */
  draftSaver: Store<DraftSaver | null>;
  parts: SceneParts;
  live: Store<Live | null>;
  camera: Store<Camera>;
  /** The open panel. On a phone it is a sheet. */
  panel: Store<Panel | null>;
  /** Print problems; null before the first check. */
  issues: Store<readonly DesignIssue[] | null>;
  /** Takes a changed document; see commit() of history.ts. */
  commit: (document: DesignDocument, change: Change) => void;
  /** Changes the layer with this id. */
  changeLayer: (id: string, label: string, change: (layer: Layer) => Layer, gesture?: string) => void;
  select: (id: string | null) => void;
  /** The layer whose settings were opened: their first field takes the focus when it appears. Or issueFocus(). */
  focusing: Store<string | null>;
  /** Announces a short text to screen readers. */
  announce: (text: string) => void;
  spoken: Store<string>;
}

export const DesignerContext = createContext<Designer | null>(null);

export function useDesigner(): Designer {
  const designer = use(DesignerContext);
  if (!designer) throw new Error("useDesigner belongs inside the designer");
  return designer;
}
