"use client";

import { useEffect, useState } from "react";
import { CloseIcon } from "@/components/ui/frame-icons";
import { dismissToast } from "@/components/ui/toast-store";
import { useDesigner } from "./designer-context";
import { useStore } from "./store";
import type { Hands } from "./use-hands";

/** Over the tee: what the shopper has to know about the page itself, and what helps where nothing is to be seen. */
export function EditorNotes({ hands }: { hands: Hands | null }) {
  const { parts, isElsewhere, keeper } = useDesigner();
  const missing = useStore(parts, (value) => value.missing);
  const elsewhere = useStore(isElsewhere, (value) => value);
  const [isSeen, setSeen] = useState(false);
  // What a message offers to undo can't be undone on another page.
  useEffect(() => dismissToast, []);
  return (
    <>
      {hands ? <hands.EmptyHint /> : null}
      <div className="pointer-events-none absolute inset-x-0 bottom-14 z-10 grid justify-items-center gap-1 px-2 text-sm">
        {hands ? <hands.FitButton /> : null}
        {missing ? (
          <p
            role="alert"
            className="pointer-events-auto flex items-center gap-3 rounded-sm bg-destructive px-4 text-destructive-foreground shadow-float"
          >
            <span className="py-2">Could not load {missing}. What needs it is left out here.</span>
            <button type="button" className="link min-h-11 font-semibold" onClick={() => parts.retry()}>
              Try again
            </button>
          </p>
        ) : null}
        {elsewhere && !isSeen ? (
          <p
            role="status"
            className="pointer-events-auto flex items-center gap-3 rounded-sm bg-warning-soft px-4 text-warning shadow-float"
          >
            <span className="py-2">This design is open in another tab.</span>
            <button
              type="button"
              className="link min-h-11 font-semibold"
              onClick={() => void keeper.get()?.copy()}
            >
              Work on a copy
            </button>
            <button
              type="button"
              aria-label="Dismiss"
              className="grid size-11 place-items-center"
              onClick={() => setSeen(true)}
            >
              <CloseIcon className="size-5" />
            </button>
          </p>
        ) : null}
      </div>
    </>
  );
}
