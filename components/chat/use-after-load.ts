import { useEffect, useState } from "react";

/** True from so long on after the page has loaded, or after a later page of the shop has come. */
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
