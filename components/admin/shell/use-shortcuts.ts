"use client";

import { useEffect, useEffectEvent } from "react";

interface Shortcuts {
  /** Ctrl-K or Cmd-K */
  open: () => void;
  /** `g`, then this key */
  go: (key: string) => void;
  /** `?` */
  help: () => void;
}

const secondKeyMs = 1200;

function isBusy(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest("input, textarea, select, dialog, [role=dialog], [role=menu], [contenteditable]") !== null
  );
}

/** A step of the page says its letter, such as `aria-keyshortcuts="n"`. */
function takeStep(key: string): void {
  const letter = key.toLowerCase();
  if (/^[a-z]$/.test(letter))
    document.querySelector<HTMLElement>(`main [aria-keyshortcuts=${letter}]`)?.click();
}

/** The keys that work on every page of the back office, but not while somebody types or answers a dialog. */
export function useShortcuts(isOn: boolean, { open, go, help }: Shortcuts): void {
  const onOpen = useEffectEvent(open);
  const onGo = useEffectEvent(go);
  const onHelp = useEffectEvent(help);
  useEffect(() => {
    if (!isOn) return;
    let begunAt = Number.NEGATIVE_INFINITY;
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        onOpen();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      if (event.timeStamp - begunAt < secondKeyMs) {
        begunAt = Number.NEGATIVE_INFINITY;
        onGo(event.key);
      } else if (event.key === "g") begunAt = event.timeStamp;
      else if (event.key === "?") onHelp();
      else takeStep(event.key);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [isOn]);
}
