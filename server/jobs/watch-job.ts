import "server-only";
import type { JobName } from "@/lib/health/job-names";
import { scrub } from "@/lib/scrub";
import { describeErrorForStaff } from "@/server/errors";
import { log } from "@/server/log";
import { recordJobRuns } from "./repository";

const maxProblem = 300;

export interface JobRun<T> {
  job: JobName;
  ms: number;
  result: PromiseSettledResult<T>;
}

/** Runs a job, however it ends. */
export async function watchJob<T>(job: JobName, run: () => Promise<T>): Promise<JobRun<T>> {
  const start = performance.now();
  const [result] = await Promise.allSettled([run()]);
  if (result.status === "rejected") log.error({ err: result.reason, job }, "jobs: one failed");
  return { job, ms: Math.round(performance.now() - start), result };
}

/** Stores the results of the jobs, for the metrics and the Health page. */
export async function recordRuns(runs: readonly JobRun<unknown>[]): Promise<void> {
  try {
    await recordJobRuns(
      runs.map(({ job, ms, result }) => ({
        job,
        ms,
        ok: result.status === "fulfilled",
        problem:
          result.status === "fulfilled"
            ? null
            : scrub(describeErrorForStaff(result.reason)).slice(0, maxProblem),
      })),
    );
  } catch (error) {
    log.error({ err: error }, "jobs: how they went is not kept");
  }
}

/** The job's result, or its error. */
export function resultOf<T>({ result }: JobRun<T>): T {
  if (result.status === "rejected") throw result.reason;
  return result.value;
}
