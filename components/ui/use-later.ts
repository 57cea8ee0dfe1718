import { useEffect, useState } from "react";

/**
 * What the first paint can do without: fetched once the page is alive and `isNeeded`, null until it has come. `load` must be
 * a stable function. Without a connection the page stays as it is; once there is one again, what is still needed is asked for.
 */
export function useLater<T extends object>(load: () => Promise<T>, isNeeded = true): T | null {
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
