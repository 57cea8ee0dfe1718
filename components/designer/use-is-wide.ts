import { useSyncExternalStore } from "react";

const query = "(min-width: 64rem)";

/** Whether panels are sheets below the tee. */
export const hasSheets = () => !matchMedia("(min-width: 48rem)").matches;

export const isWide = () => matchMedia(query).matches;

function subscribe(listener: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener("change", listener);
  return () => list.removeEventListener("change", listener);
}

/** Whether there is room for the right column; false on the server. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, () => false);
}
