import "server-only";
import { AppError } from "@/server/errors";

interface Work<T> {
  result: Promise<T>;
  waiting: number;
  stop: AbortController;
}

/** Shares one run of work among all concurrent callers, and stops it when all of them have left. */
export function createSharedWork<T>() {
  const works = new Map<string, Work<T>>();

  function begin(key: string, run: (stopped: AbortSignal) => Promise<T>): Work<T> {
    const stop = new AbortController();
    const work = { result: run(stop.signal).finally(() => remove(key, work)), waiting: 0, stop };
    works.set(key, work);
    return work;
  }

  /** The next caller starts a new run. */
  function remove(key: string, work: Work<T>): void {
    if (works.get(key) === work) works.delete(key);
  }

  /** `signal`: aborted when the caller has left; without one they wait to the end. */
  return async (
    key: string,
    signal: AbortSignal | undefined,
    run: (stopped: AbortSignal) => Promise<T>,
  ): Promise<T> => {
    signal?.throwIfAborted();
    const work = works.get(key) ?? begin(key, run);
    work.waiting += 1;
    const leave = () => {
      work.waiting -= 1;
      if (work.waiting > 0) return;
      remove(key, work);
      work.stop.abort(new AppError("unavailable"));
    };
    signal?.addEventListener("abort", leave);
    try {
      return await work.result;
    } finally {
      signal?.removeEventListener("abort", leave);
    }
  };
}
