"use client";

import { useEffect, useEffectEvent } from "react";

/** What a link of the footer opens in place; before the scripts it leads to a page that opens it. */
type Opener = "privacy" | "chat";

const hashes: Record<string, Opener> = { "#privacy-choices": "privacy", "#chat": "chat" };

export function useOpeners(open: Record<Opener, () => void>): void {
  const run = useEffectEvent((opener: Opener) => open[opener]());
  useEffect(() => {
    const opener = hashes[window.location.hash];
    if (opener) run(opener);
    const onClick = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-opens]") : null;
      const pressed = link && hashes[link.hash];
      if (!pressed) return;
      event.preventDefault();
      run(pressed);
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);
}
