import type { JobName } from "../../lib/health/job-names";
import { sandboxKeys } from "../../sandbox/keys";
import { shopUrl } from "./env";

/** Runs the shop's jobs once, as cron does every minute, and returns their counts. Without `only`, all of them. */
export async function runJobs({ only }: { only?: readonly JobName[] } = {}, url = shopUrl): Promise<unknown> {
  const query = only ? `?only=${only.join(",")}` : "";
  const reply = await fetch(`${url}/api/jobs/run${query}`, {
    method: "POST",
    headers: { authorization: `Bearer ${sandboxKeys.jobsSecret}` },
  });
  if (!reply.ok) throw new Error(`/api/jobs/run answered ${reply.status}: ${await reply.text()}`);
  return reply.json();
}
