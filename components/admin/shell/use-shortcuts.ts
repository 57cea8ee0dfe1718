"use client";

import { useEffect, useEffectEvent } from "react";

interface Shortcuts {
  /** Ctrl-K or Cmd-K */
  open: () => void;
  /** `g`, then this key */
  go: (key: string) => void;
}

const secondKeyMs = 1200;

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null
  );
}

/** The keys that work on every page of the back office, but not while somebody types. */
export function useShortcuts(isOn: boolean, { open, go }: Shortcuts): void {
  const onOpen = useEffectEvent(open);
  const onGo = useEffectEvent(go);
  useEffect(() => {
    if (!isOn) return;
    let begunAt = Number.NEGATIVE_INFINITY;
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        onOpen();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.timeStamp - begunAt < secondKeyMs) {
        begunAt = Number.NEGATIVE_INFINITY;
        onGo(event.key);
      } else if (event.key === "g") begunAt = event.timeStamp;
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [isOn]);
}
