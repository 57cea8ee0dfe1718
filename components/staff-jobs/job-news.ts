import { useEffect, useSyncExternalStore } from "react";
import { officePaths } from "@/lib/office-paths";
import { isUnderWay, type JobNews } from "@/lib/staff-jobs/job";

const pollMs = 3000;
const none: readonly JobNews[] = [];

let jobs: readonly JobNews[] = none;
let timer: ReturnType<typeof setTimeout> | undefined;
let isAsking = false;
let isAskedAgain = false;
const listeners = new Set<() => void>();

async function ask(): Promise<readonly JobNews[] | null> {
  try {
    const response = await fetch(officePaths.api.jobs);
    return response.ok ? ((await response.json()) as { jobs: JobNews[] }).jobs : null;
  } catch {
    return null;
  }
}

/** Loads the viewer's jobs, and polls while one runs. Call it after starting a job. */
export async function refreshJobNews(): Promise<void> {
  clearTimeout(timer);
  // A request that is already running may predate this call's job.
  if (isAsking) {
    isAskedAgain = true;
    return;
  }
  isAsking = true;
  const found = await ask();
  isAsking = false;
  if (found) jobs = found;
  for (const listener of listeners) listener();
  if (isAskedAgain) {
    isAskedAgain = false;
    return refreshJobNews();
  }
  if (listeners.size > 0 && jobs.some(({ state }) => isUnderWay(state))) {
    timer = setTimeout(refreshJobNews, pollMs);
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearTimeout(timer);
  };
}

/** The viewer's jobs of the last day, newest first. All callers share one request. */
export function useJobNews(): readonly JobNews[] {
  useEffect(() => {
    void refreshJobNews();
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => jobs,
    () => none,
  );
}
