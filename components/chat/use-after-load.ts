import { useEffect, useState } from "react";

/** True once this many milliseconds have passed after the page load, or after a later soft navigation. */
export function useAfterLoad(ms: number): boolean {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      timer = setTimeout(() => setIsDue(true), ms);
    };
    if (document.readyState === "complete") start();
    else window.addEventListener("load", start, { once: true });
    return () => {
      window.removeEventListener("load", start);
      clearTimeout(timer);
    };
  }, [ms]);
  return isDue;
}
