import { sandboxKeys } from "./keys";

const EVERY_MS = 60_000;

/** Does what a cron service does in production: asks the shop to run its due jobs. */
export function startJobsTimer(siteUrl: string): () => void {
  const timer = setInterval(() => {
    fetch(`${siteUrl}/api/jobs/run`, {
      method: "POST",
      headers: { Authorization: `Bearer ${sandboxKeys.jobsSecret}` },
      signal: AbortSignal.timeout(EVERY_MS),
    })
      .then((response) => response.arrayBuffer())
      .catch((error: unknown) => console.warn("jobs: the shop did not answer", error));
  }, EVERY_MS);
  return () => clearInterval(timer);
}
