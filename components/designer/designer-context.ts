import { createContext, use } from "react";
import type { DesignIssue } from "@/lib/designer/design-issue";
import type { DesignDocument, Layer } from "@/lib/designer/document";
import type { Change, Editing } from "@/lib/designer/editor/history";
import type { Guide } from "@/lib/designer/editor/snapping";
import type { DesignerShop } from "@/lib/designer/shop";
import type { Conflict, DraftKeeper, DraftState } from "./draft-state";
import type { SceneParts } from "./scene-parts";
import type { Store } from "./store";

export const tools = ["product", "text", "uploads", "art", "templates", "patterns", "ai", "layers"] as const;
export type Tool = (typeof tools)[number];
/** "edit" shows what is selected, "replace" offers pictures for its place, "issues" what prints badly. */
export type Panel = Tool | "edit" | "replace" | "issues";

/** What a gesture is about to make of a layer, before the finger is up. */
export interface Live {
  layer: Layer;
  guides: readonly Guide[];
}

/** Part of the garment that is seen: how many times larger than fitting, and which point in mm is in the middle. */
export interface Camera {
  zoom: number;
  centre: { x: number; y: number } | null;
}

export interface Designer {
  shop: DesignerShop;
  /** Whether a machine draws in this shop. */
  hasAiArt: boolean;
  /** What a first visit begins with. */
  starting: DesignDocument;
  editing: Store<Editing>;
  draft: Store<DraftState>;
  conflict: Store<Conflict | null>;
  /** The same design is open in another tab. */
  isElsewhere: Store<boolean>;
  /** null until the page is alive. */
  keeper: Store<DraftKeeper | null>;
  parts: SceneParts;
  live: Store<Live | null>;
  camera: Store<Camera>;
  /** The panel that is open. On a phone it is a sheet. */
  panel: Store<Panel | null>;
  /** What prints badly, as far as it is known. */
  issues: Store<readonly DesignIssue[]>;
  /** Takes a changed document over; see commit() of history.ts. */
  commit: (document: DesignDocument, change: Change) => void;
  /** Changes the selected layer, or the one named. */
  changeLayer: (id: string, label: string, change: (layer: Layer) => Layer, gesture?: string) => void;
  select: (id: string | null) => void;
  /** The layer whose settings are asked for: their first field takes the focus when it comes. Or issueFocus(). */
  focusing: Store<string | null>;
  /** Says a short thing to who listens to the page. */
  say: (text: string) => void;
  spoken: Store<string>;
}

export const DesignerContext = createContext<Designer | null>(null);

export function useDesigner(): Designer {
  const designer = use(DesignerContext);
  if (!designer) throw new Error("useDesigner belongs inside the designer");
  return designer;
}
