import { hasSignedInHint } from "@/components/auth/session-store";
import { toast } from "@/components/ui/toast-store";
import { designPaths } from "@/lib/designer/design-paths";
import type { DesignDocument } from "@/lib/designer/document";
import { paths } from "@/lib/paths";
import { changeOf, type DesignChange, withChange } from "@/lib/submissions/design-change";
import type { Designer } from "../designer-context";
import { startSaving } from "./draft-saver";
import type { DraftSaver } from "./draft-state";
import { type Draft, readDraft, readLastDraft } from "./draft-storage";

/** Opens the URL's design, or the last one edited here, or an empty tee; saves it until stopped. */
export function openDesign(designer: Designer): () => void {
  const draftSaver = startSaving(designer);
  designer.draftSaver.set(draftSaver);
  let isHere = true;
  const settle = (run: () => void) => {
    if (isHere) run();
  };
  void openAsked(designer, draftSaver, settle);
  return () => {
    isHere = false;
    draftSaver.stop();
    designer.draftSaver.set(null);
  };
}

const firstName = "My tee";

async function openAsked(
  designer: Designer,
  draftSaver: DraftSaver,
  settle: (run: () => void) => void,
): Promise<void> {
  const asked = new URLSearchParams(window.location.search);
  const change = changeOf(Object.fromEntries(asked));
  if (asked.get("tool") === "ai" && designer.hasAiArt) {
    // Return after a login that started in this panel.
    designer.panel.set("ai");
    window.history.replaceState(null, "", withChange(paths.customDesign, change));
  }
  try {
    const [design, template, remix] = [asked.get("design"), asked.get("template"), asked.get("remix")];
    const opened =
      (design && ((await openSaved(design)) ?? (change && (await openReplaced(change))))) ||
      (template && (await openTemplate(designer, template))) ||
      (remix && (await openRemix(remix)));
    if (opened) {
      settle(() => draftSaver.open(opened.draft, opened.document, opened.name));
      // With the parameters left in the URL, a reload would repeat the action.
      if (!opened.draft) window.history.replaceState(null, "", withChange(paths.customDesign, change));
      if (change) settle(() => showEditingToast(change));
      return;
    }
    if (design || template || remix) toast({ title: "We couldn't find that design", variant: "destructive" });
  } catch {
    toast({
      title: "We couldn't open that design",
      description: "Check your connection and open the link again.",
      variant: "destructive",
    });
  }
  // Next shows a previous page again with its state.
  const { id, name, save } = designer.draft.get();
  const isBack = save.kind !== "loading";
  const last = await (isBack ? readDraft(id) : readLastDraft()).catch(() => null);
  settle(() => {
    const { document, history } = designer.editing.get();
    // A shopper who edited before this ran continues with their design.
    if (!isBack && history.past.length > 0) void draftSaver.copy(firstName);
    else draftSaver.open(last, document, isBack ? name : firstName);
  });
}

interface Opened {
  draft: Draft | null;
  document: DesignDocument;
  name: string;
}

/** The browser's draft if it has unsent changes, otherwise the server's. */
async function openSaved(id: string): Promise<Opened | null> {
  const draft = await readDraft(id).catch(() => null);
  if (draft?.isChanged) return { draft, document: draft.document, name: draft.name };
  // The server stores no designs of guests.
  const response = hasSignedInHint() ? await fetch(designPaths.savedOne(id)).catch(() => null) : null;
  if (response?.ok) {
    // Our own route answers with a SavedDesign.
    const saved = (await response.json()) as { name: string; rev: number; document: DesignDocument };
    if (draft?.rev === saved.rev) return { draft, document: draft.document, name: draft.name };
    const { name, rev, document } = saved;
    return {
      draft: {
        v: 1,
        id,
        name,
        rev,
        isChanged: false,
        stamp: draft?.stamp ?? 0,
        savedAt: Date.now(),
        document,
        view: "front",
        history: { past: [], future: [], gesture: null },
      },
      document,
      name,
    };
  }
  return draft && { draft, document: draft.document, name: draft.name };
}

async function openTemplate({ shop, editing }: Designer, id: string): Promise<Opened | null> {
  const [{ templateOf }, { documentFrom }] = await Promise.all([
    import("@/lib/designer/templates/templates"),
    import("../art/template-document"),
  ]);
  const template = templateOf(id);
  if (!template) return null;
  const { cut } = editing.get().document;
  const colours = shop.blanks.find((blank) => blank.cut === cut)?.colours ?? [];
  return { draft: null, document: documentFrom(template, cut, colours), name: template.name.en };
}

/** The refused version, if the design it was made from is not available: in another browser, or after deletion. */
async function openReplaced({ replaces, order }: DesignChange): Promise<Opened | null> {
  const { reopenDesignAction } = await import("@/server/submissions/actions");
  const answer = await reopenDesignAction({ versionId: replaces, order });
  return answer.ok ? { draft: null, ...answer.data } : null;
}

function showEditingToast({ order }: DesignChange): void {
  toast(
    order
      ? {
          title: `Editing the design of order ${order.orderNumber}`,
          description: "Keep the same tee and colour, then choose Next.",
        }
      : { title: "Editing this design", description: "When you're done, choose Next and send it again." },
  );
}

async function openRemix(token: string): Promise<Opened | null> {
  const { remixDesignAction } = await import("@/server/designs/actions");
  const answer = await remixDesignAction({ token });
  return answer.ok ? { draft: null, ...answer.data } : null;
}
