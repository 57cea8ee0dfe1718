"use client";

import { type RefObject, useEffect } from "react";
import type { Designer } from "./designer-context";

/** When the focused control goes with what it belonged to, the focus moves to the editor, where its keys go on working. */
export function useFocusKept(root: RefObject<HTMLElement | null>, { editing, panel }: Designer): void {
  useEffect(() => {
    const node = root.current;
    if (!node) return;
    let last: Element | null = null;
    const onFocus = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
    };
    const check = () =>
      requestAnimationFrame(() => {
        const isLost = document.activeElement === document.body && last !== null && !last.isConnected;
        if (isLost) node.focus({ preventScroll: true });
      });
    node.addEventListener("focusin", onFocus);
    const stops = [editing.subscribe(check), panel.subscribe(check)];
    return () => {
      node.removeEventListener("focusin", onFocus);
      for (const stop of stops) stop();
    };
  }, [root, editing, panel]);
}
