"use client";

import { useState } from "react";
import { onceReleased } from "@/components/ui/once-released";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast-store";
import { useLater } from "@/components/ui/use-later";
import { offlineMessage } from "@/lib/result";
import { useDesigner } from "./designer-context";
import { GlyphButton } from "./glyph-button";
import { useFreeze } from "./use-freeze";

const loadDialog = () => import("./link-dialog");

/** Makes a link that shows the design as it is now, to whoever has it. */
export function ShareButton() {
  const { draft } = useDesigner();
  const { freeze } = useFreeze();
  const [isWorking, setWorking] = useState(false);
  const [link, setLink] = useState<string | null>(null);
  const dialog = useLater(loadDialog, link !== null);
  const share = async () => {
    if (isWorking) return;
    setWorking(true);
    try {
      const versionId = await freeze();
      if (versionId === null) return;
      const { shareLink } = await import("./share-link");
      await shareLink(versionId, draft.get().name, setLink);
    } catch {
      const title = navigator.onLine ? "No answer came. Press Share again." : offlineMessage;
      toast({ title, variant: "destructive" });
    } finally {
      onceReleased(() => setWorking(false));
    }
  };
  return (
    <>
      {isWorking ? (
        <span className="grid size-11 place-items-center">
          <Spinner label="Making the link" />
        </span>
      ) : (
        <GlyphButton glyph="share" label="Share" onClick={() => void share()} />
      )}
      {dialog ? <dialog.LinkDialog link={link} onClose={() => setLink(null)} /> : null}
    </>
  );
}
