import { useEffect, useState } from "react";

/**
 * For what the first paint can omit: fetched once the page is hydrated and `isNeeded`, null until loaded. `load` must be
 * a stable function. Offline the page stays as it is; back online, what is still needed is fetched.
 */
export function useDeferredModule<T extends object>(load: () => Promise<T>, isNeeded = true): T | null {
  const [part, setPart] = useState<T | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    let isWanted = true;
    const ask = () => {
      load().then(setPart, () => isWanted && window.addEventListener("online", ask, { once: true }));
    };
    ask();
    return () => {
      isWanted = false;
      window.removeEventListener("online", ask);
    };
  }, [load, isNeeded]);
  return part;
}
