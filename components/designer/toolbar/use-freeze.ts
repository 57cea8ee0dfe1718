import { useRef, useState } from "react";
import { afterPointerRelease } from "@/components/ui/after-pointer-release";
import { toast } from "@/components/ui/toast-store";
import { countLayers } from "@/lib/designer/editor/layers";
import { unshared } from "@/lib/designer/editor/unshared";
import { offlineMessage } from "@/lib/result";
import { freezeDesignAction } from "@/server/designs/actions";
import { useDesigner } from "../designer-context";
import { findRefused, openIssue } from "../open-issue";

/** Creates an immutable version of the design; one tap creates one, and the same design is not frozen twice. */
export function useFreeze(): { isFreezing: boolean; freeze: () => Promise<string | null> } {
  const designer = useDesigner();
  const { editing, draft, draftSaver, panel } = designer;
  const [isFreezing, setFreezing] = useState(false);
  const isBusy = useRef(false);
  const last = useRef<{ document: unknown; name: string; versionId: string } | null>(null);

  const freezeNow = async (): Promise<string | null> => {
    const { document } = editing.get();
    const { id: designId, name } = draft.get();
    if (last.current?.document === document && last.current.name === name) return last.current.versionId;
    const answer = await freezeDesignAction({ designId, name, document: unshared(document) });
    if (!answer.ok) {
      const refused = findRefused(editing.get().document, answer.fieldErrors ?? {});
      afterPointerRelease(() => toast({ title: refused?.words ?? answer.message, variant: "destructive" }));
      if (refused) openIssue(designer, refused.layerId, refused.view);
      else if (answer.code === "invalid_input") panel.set("issues");
      return null;
    }
    last.current = { document, name, versionId: answer.data.versionId };
    // Changes made since then belong to it.
    return freezeNow();
  };

  const freeze = async (): Promise<string | null> => {
    if (isBusy.current) return null;
    if (countLayers(editing.get().document) === 0) {
      toast({ title: "Nothing to print yet", description: "Add text, a picture or a template first." });
      // The choices are on the tee, where a phone has its sheet.
      panel.set(null);
      return null;
    }
    isBusy.current = true;
    setFreezing(true);
    try {
      await draftSaver.get()?.flush();
      return await freezeNow();
    } catch {
      const title = navigator.onLine
        ? "We couldn't reach the shop. Your design is safe: try again."
        : offlineMessage;
      afterPointerRelease(() => toast({ title, variant: "destructive" }));
      return null;
    } finally {
      isBusy.current = false;
      setFreezing(false);
    }
  };
  return { isFreezing, freeze };
}
