"use client";

import { useEffect, useState } from "react";

/**
 * What the first paint can do without: fetched once the page is alive and `isNeeded`, null until it has come. `load` must be
 * a stable function. Without a connection nothing is loaded and the page stays as it is.
 */
export function useLater<T extends object>(load: () => Promise<T>, isNeeded = true): T | null {
  const [part, setPart] = useState<T | null>(null);
  useEffect(() => {
    if (isNeeded) load().then(setPart, () => {});
  }, [load, isNeeded]);
  return part;
}
