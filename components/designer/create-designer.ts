import { commit, type Editing, startEditing } from "@/lib/designer/editor/history";
import { changeLayer } from "@/lib/designer/editor/layers";
import { emptyDocument } from "@/lib/designer/empty-document";
import type { DesignIssue } from "@/lib/designer/printing/design-issue";
import type { DesignerShop } from "@/lib/designer/shop";
import type { Camera, Designer, Live, Panel } from "./designer-context";
import type { Conflict, DraftSaver, DraftState } from "./drafts/draft-state";
import { createSceneParts } from "./scene-parts";
import { createStore } from "./store";

interface Beginning {
  shop: DesignerShop;
  hasAiArt: boolean;
}

/** The editor state of an empty tee; nothing is loaded or stored before hydration. */
export function createDesigner({ shop, hasAiArt }: Beginning): Designer {
  const editing = createStore<Editing>(startEditing(emptyDocument()));
  const live = createStore<Live | null>(null);
  const spoken = createStore("");
  const commitChange: Designer["commit"] = (next, change) => {
    editing.set(commit(editing.get(), next, change));
  };
  return {
    shop,
    hasAiArt,
    editing,
    live,
    spoken,
    draft: createStore<DraftState>({ id: "", name: "My tee", rev: 0, save: { kind: "loading" } }),
    focusing: createStore<string | null>(null),
    conflict: createStore<Conflict | null>(null),
    isElsewhere: createStore(false),
    draftSaver: createStore<DraftSaver | null>(null),
    parts: createSceneParts(),
    camera: createStore<Camera>({ zoom: 1, centre: null }),
    panel: createStore<Panel | null>(null),
    issues: createStore<readonly DesignIssue[] | null>(null),
    commit: commitChange,
    changeLayer: (id, label, change, gesture) =>
      commitChange(changeLayer(editing.get().document, id, change), { label, gesture }),
    select: (selectedId) => {
      const now = editing.get();
      if (now.selectedId !== selectedId) editing.set({ ...now, selectedId });
    },
    announce: (text) => {
      // Screen readers announce the same text again only if it differs.
      spoken.set(spoken.get() === text ? `${text}\u00a0` : text);
    },
  };
}
