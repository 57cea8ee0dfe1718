"use client";

import { useIsOffline } from "@/components/ui/use-is-offline";
import { useDesigner } from "./designer-context";
import { saveWords } from "./save-words";
import { useStore } from "./store";

export function SaveNote() {
  const { draft } = useDesigner();
  const kind = useStore(draft, ({ save }) => save.kind);
  const { long, short } = saveWords(kind, useIsOffline());
  return (
    <p
      className="truncate px-2 noscript:hidden text-[0.6875rem] text-muted-foreground leading-tight md:text-xs"
      data-part="saved"
    >
      <span className="sm:hidden">{short}</span>
      <span className="max-sm:hidden">{long}</span>
    </p>
  );
}
