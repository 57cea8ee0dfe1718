"use client";

import { useState } from "react";
import { CloseIcon } from "@/components/ui/frame-icons";
import { useAfterLoad } from "./use-after-load";

const promptDelayMs = 5000;
const shownKey = "kapas chat prompt";

function wasClosed(): boolean {
  try {
    return window.sessionStorage.getItem(shownKey) !== null;
  } catch {
    return false;
  }
}

function noteClosed(): void {
  try {
    window.sessionStorage.setItem(shownKey, "1");
  } catch {
    // No storage: it is offered again on the next page.
  }
}

/** Offers the chat once in a session, without taking the focus. */
export function ChatPrompt({ onOpen }: { onOpen: () => void }) {
  const isDue = useAfterLoad(promptDelayMs);
  const [isClosed, setIsClosed] = useState(wasClosed);
  return (
    <div role="status" className="fixed right-4 bottom-20 z-45 max-w-64">
      {isDue && !isClosed ? (
        <div className="flex items-start gap-1 rounded-md border bg-background py-1.5 pr-1 pl-4 shadow-float">
          <button type="button" onClick={onOpen} className="min-h-11 py-2 text-left text-sm">
            A question about a size or an order? <span className="link font-medium">Ask us in the chat</span>
          </button>
          <button
            type="button"
            aria-label="Close this offer"
            onClick={() => {
              noteClosed();
              setIsClosed(true);
            }}
            className="icon-button"
          >
            <CloseIcon />
          </button>
        </div>
      ) : null}
    </div>
  );
}
