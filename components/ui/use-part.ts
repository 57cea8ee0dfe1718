import { useCallback, useEffect, useState } from "react";
import { noAnswerMessage } from "./no-answer";
import { onceReleased } from "./once-released";

interface Part<T> {
  /** null until it has come. */
  part: T | null;
  /** Why it has not come. */
  problem: string | null;
  retry: () => void;
}

/**
 * What people wait for, though the first paint can do without it: fetched once the page is alive, shown after a press that is
 * under way. What did not come is told, and asked for again once there is a connection. `load` must be a stable function.
 */
export function usePart<T extends object>(load: () => Promise<T>): Part<T> {
  const [part, setPart] = useState<T | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const retry = useCallback(() => {
    setProblem(null);
    load().then(
      (loaded) => onceReleased(() => setPart(loaded)),
      () => onceReleased(() => setProblem(noAnswerMessage())),
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
