import { type RefObject, useEffect } from "react";

/** Reserves space below the footer for a floating box, so that the page's last links can be scrolled out from under it. */
export function useCornerRoom(box: RefObject<HTMLElement | null>, isShown = true): void {
  useEffect(() => {
    if (!isShown || !box.current) return;
    const { style } = document.documentElement;
    style.setProperty("--corner-room", `${box.current.offsetHeight + 24}px`);
    return () => void style.removeProperty("--corner-room");
  }, [box, isShown]);
}
