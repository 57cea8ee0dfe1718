"use server";

import { after } from "next/server";
import { z } from "zod";
import { withDeadline } from "@/server/deadline";
import { AppError } from "@/server/errors";
import { defineAction } from "@/server/gate/define-action";
import { explainRefusal } from "@/server/staff-jobs/explain-refusal";
import {
  cancelJob,
  countRefused,
  findPreparedJob,
  queueJob,
  queueUndo,
} from "@/server/staff-jobs/repository";
import { revalidateChanges } from "@/server/storefront/revalidate-changes";
import { runStaffJobs } from "./run-staff-jobs";

const id = z.uuid();

/** Number of items processed before the response. */
const atOnce = 100;
const atOnceMs = 4000;
/** Time that the request that starts a job gives it; the jobs runner does the rest. */
const afterwardsMs = 20_000;

/** With its own deadline, because the request's has passed by then. */
function runAfterwards(jobId: string): Promise<void> {
  return withDeadline(async () => {
    await runStaffJobs(afterwardsMs, jobId);
    await revalidateChanges();
  }, 2 * afterwardsMs);
}

/** Starts a prepared job. `busyWith` is the job of the same kind that has to end first. */
export const startJobAction = defineAction({
  name: "jobs: start",
  guard: "staff",
  limit: ["staffPerson"],
  schema: z.strictObject({ id }),
  run: async (input, { viewer }) => {
    const job = await findPreparedJob(input.id, viewer.id);
    const answer = await explainRefusal(() => queueJob(input.id));
    if (answer.is === "busy") return { id: input.id, busyWith: answer.id };
    const isSmall = job !== null && job.total_count > 0 && job.total_count <= atOnce;
    if (isSmall) await runStaffJobs(atOnceMs, input.id);
    after(() => runAfterwards(input.id));
    return { id: input.id, busyWith: null };
  },
});

/** Undoes an ended job. `left` items were skipped; null: it still runs. */
export const undoJobAction = defineAction({
  name: "jobs: undo",
  guard: "staff",
  limit: ["staffPerson"],
  schema: z.strictObject({ id }),
  run: async (input) => {
    const { is, id } = await explainRefusal(() => queueUndo(input.id));
    if (is === "busy") {
      throw new AppError("conflict", "A job of the same type is running. Try again when it's done.");
    }
    await runStaffJobs(atOnceMs, id);
    after(() => runAfterwards(id));
    return { id, left: await countRefused(id) };
  },
});

export const cancelJobAction = defineAction({
  name: "jobs: cancel",
  guard: "staff",
  limit: ["staffPerson"],
  schema: z.strictObject({ id }),
  run: async (input) => {
    if (!(await explainRefusal(() => cancelJob(input.id))))
      throw new AppError("conflict", "This job has already ended.");
  },
});
