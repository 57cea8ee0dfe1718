import { useCallback, useEffect, useState } from "react";
import { afterPointerRelease } from "./after-pointer-release";
import { noResponseMessage } from "./no-response-message";

interface Part<T> {
  /** null until loaded. */
  part: T | null;
  /** Why loading failed. */
  problem: string | null;
  retry: () => void;
}

/**
 * Code that people wait for, though the first paint can omit it: fetched after hydration, shown after a running
 * press. A failure is shown, and retried once online. `load` must be a stable function.
 */
export function useLazyModule<T extends object>(load: () => Promise<T>): Part<T> {
  const [part, setPart] = useState<T | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const retry = useCallback(() => {
    setProblem(null);
    load().then(
      (loaded) => afterPointerRelease(() => setPart(loaded)),
      () => afterPointerRelease(() => setProblem(noResponseMessage())),
    );
  }, [load]);
  useEffect(retry, [retry]);
  useEffect(() => {
    if (problem === null) return;
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [problem, retry]);
  return { part, problem, retry };
}
