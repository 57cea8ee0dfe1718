import { sandboxKeys } from "./keys";

/** Oftener than in production, where it is a minute: whoever tries the shop looks into the inbox at once. */
const PAUSE_MS = 3_000;
const PATIENCE_MS = 60_000;

/** Does what a cron service does in production: asks the shop to run its due jobs. */
export function startJobsTimer(siteUrl: string): () => void {
  let timer: NodeJS.Timeout;
  let isStopped = false;
  const run = () =>
    fetch(`${siteUrl}/api/jobs/run`, {
      method: "POST",
      headers: { Authorization: `Bearer ${sandboxKeys.jobsSecret}` },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
      .then((response) => response.arrayBuffer())
      .catch((error: unknown) => console.warn("jobs: the shop did not answer", error))
      .finally(plan);
  const plan = () => {
    if (!isStopped) timer = setTimeout(run, PAUSE_MS);
  };
  plan();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
