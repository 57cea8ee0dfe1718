import "server-only";
import { log } from "@/server/log";
import {
  type ClaimedJob,
  claimJob,
  deleteParts,
  listOldJobFiles,
  purgeJobs,
  releaseJob,
  workJob,
} from "./repository";
import { serverWork } from "./server-work";

/** A batch is one transaction, short enough that its locks delay no one for long. */
const itemsPerBatch = 50;
/** Then the job waits for its next turn, so that a long one does not delay the others. */
const sliceMs = 5000;

/** Processes queued jobs until none is left or the time is up; returns the number of slices. */
export async function runStaffJobs(ms: number, id: string | null = null): Promise<number> {
  const end = performance.now() + ms;
  let slices = 0;
  while (performance.now() < end && (await runSlice(id, Math.min(end, performance.now() + sliceMs)))) {
    slices += 1;
  }
  return slices;
}

/** False when nothing is queued, or it could not be done now. */
async function runSlice(id: string | null, end: number): Promise<boolean> {
  const job = await claimJob(id);
  if (!job) return false;
  const { id: jobId, kind } = job;
  try {
    const isOver = await workUntil(job, end);
    if (!isOver) await releaseJob(job);
    return true;
  } catch (error) {
    log.error({ err: error, jobId, kind }, "staff jobs: a slice failed, the next run resumes");
    await releaseJob(job).catch(() => undefined);
    return false;
  }
}

/** True when the job has ended, or another process has it now. */
async function workUntil(job: ClaimedJob, end: number): Promise<boolean> {
  const work = serverWork[job.kind];
  if (work) return work(job, end);
  while (performance.now() < end) {
    if ((await workJob(job, itemsPerBatch)) !== "running") return true;
  }
  return false;
}

/** Deletes files after a week, and old jobs. */
export async function sweepStaffJobs(): Promise<void> {
  const old = await listOldJobFiles();
  for (const { id, parts } of old) await deleteParts(id, parts);
  await purgeJobs(old.map(({ id }) => id));
}
