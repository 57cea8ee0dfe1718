import { useEffect, useSyncExternalStore } from "react";
import { adminPaths } from "@/lib/admin-paths";
import { isJobActive, type RecentJob } from "@/lib/staff-jobs/job";

const pollMs = 3000;
const none: readonly RecentJob[] = [];

let jobs: readonly RecentJob[] = none;
let timer: ReturnType<typeof setTimeout> | undefined;
let isAsking = false;
let isAskedAgain = false;
const listeners = new Set<() => void>();

async function ask(): Promise<readonly RecentJob[] | null> {
  try {
    const response = await fetch(adminPaths.api.jobs);
    return response.ok ? ((await response.json()) as { jobs: RecentJob[] }).jobs : null;
  } catch {
    return null;
  }
}

/** Loads the viewer's jobs, and polls while one runs. Call it after starting a job. */
export async function refreshRecentJobs(): Promise<void> {
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
    return refreshRecentJobs();
  }
  if (listeners.size > 0 && jobs.some(({ state }) => isJobActive(state))) {
    timer = setTimeout(refreshRecentJobs, pollMs);
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
export function useRecentJobs(): readonly RecentJob[] {
  useEffect(() => {
    void refreshRecentJobs();
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => jobs,
    () => none,
  );
}
