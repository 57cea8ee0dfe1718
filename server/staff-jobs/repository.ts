import "server-only";
import { z } from "zod";
import { row } from "@/lib/row";
import { canUndo, isJobActive, jobStates, type RecentJob, type StaffJob } from "@/lib/staff-jobs/job";
import { exportsBucket, pathOfPart } from "@/lib/staff-jobs/parts";
import { now } from "@/server/clock";
import type { Json } from "@/server/supabase/database.types";
import { serviceClient } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient, viewerRpc } from "@/server/supabase/viewer-client";

const columns =
  "id, kind, permission, title, state, done_count, total_count, counts, log, problem, file, file_until, started_by, starter_name, undone_by, created_at, finished_at";

const fileSchema = z.object({ name: z.string(), parts: z.number() }).nullable();

const rowSchema = row(
  {
    id: z.string(),
    kind: z.string(),
    permission: z.string(),
    title: z.string(),
    state: z.enum(jobStates),
    done: z.number(),
    total: z.number(),
    counts: z.record(z.string(), z.number()),
    log: z.array(z.string()),
    problem: z.string().nullable(),
    file: fileSchema,
    fileUntil: z.string().nullable(),
    startedBy: z.string().nullable(),
    starterName: z.string(),
    undoneBy: z.string().nullable(),
    createdAt: z.string(),
    finishedAt: z.string().nullable(),
  },
  { done: "done_count", total: "total_count" },
);

function toJob(
  { file, fileUntil, startedBy, permission: _permission, ...row }: z.output<typeof rowSchema>,
  viewerId: string,
): StaffJob {
  const job = {
    ...row,
    file: file && fileUntil ? { name: file.name, until: fileUntil } : null,
    isOwn: startedBy === viewerId,
  };
  return { ...job, canUndo: canUndo(job, now()) };
}

/** Jobs that the viewer may see, newest first; one more than `count` when there are more. */
export async function listJobs(viewerId: string, before: string | null, count: number): Promise<StaffJob[]> {
  let query = (await viewerClient())
    .from("staff_jobs")
    .select(columns)
    .neq("state", "prepared")
    .order("created_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(count + 1);
  if (before) query = query.lt("created_at", before);
  const rows = z.array(rowSchema).parse(unwrap("staff_jobs: list", await query));
  return rows.map((row) => toJob(row, viewerId));
}

/** The viewer's own jobs that run, or have ended since. */
export async function listRecentJobs(viewerId: string, since: Date): Promise<RecentJob[]> {
  const answer = await (await viewerClient())
    .from("staff_jobs")
    .select(columns)
    .eq("started_by", viewerId)
    .neq("state", "prepared")
    .gte("created_at", since.toISOString())
    .order("created_at", { ascending: false })
    .limit(10);
  const rows = z.array(rowSchema).parse(unwrap("staff_jobs: list recent", answer));
  return rows.map((row) => {
    const { id, title, state, done, total, finishedAt, file } = toJob(row, viewerId);
    return { id, title, state, done, total, finishedAt, hasFile: file !== null };
  });
}

export interface JobFile {
  jobId: string;
  name: string;
  parts: number;
  /** Permission required for the download. */
  permission: string;
}

/** Null when the viewer may not see the job, or its file is deleted. */
export async function findJobFile(id: string): Promise<JobFile | null> {
  const answer = await (await viewerClient())
    .from("staff_jobs")
    .select("permission, file")
    .eq("id", id)
    .maybeSingle();
  const row = unwrap("staff_jobs: find file", answer);
  const file = fileSchema.parse(row?.file ?? null);
  return row && file ? { jobId: id, ...file, permission: row.permission } : null;
}

const preparedSchema = z.object({
  kind: z.string(),
  title: z.string(),
  input: z.unknown(),
  total_count: z.number(),
});

/** A job that waits for its owner's confirmation; null for another person, and once it was started. */
export async function findPreparedJob(id: string, viewerId: string) {
  const answer = await (await viewerClient())
    .from("staff_jobs")
    .select("kind, title, input, total_count")
    .eq("id", id)
    .eq("started_by", viewerId)
    .eq("state", "prepared")
    .maybeSingle();
  const row = unwrap("staff_jobs: find prepared", answer);
  return row ? preparedSchema.parse(row) : null;
}

export async function insertJob(job: {
  kind: string;
  subject: string;
  title: string;
  input: Json;
}): Promise<string> {
  return viewerRpc("prepare_staff_job", {
    kind: job.kind,
    subject: job.subject,
    title: job.title,
    input: job.input,
  });
}

export async function insertJobItems(id: string, items: Json[]): Promise<void> {
  await viewerRpc("add_staff_job_items", { id, items });
}

/** Items of a prepared job of the viewer, from the one after `after`. */
export async function listJobItems(id: string, after: number, limit: number): Promise<unknown[]> {
  const items = await viewerRpc("list_staff_job_items", { id, after, limit });
  return z.array(z.unknown()).parse(items);
}

const startedSchema = z.object({ is: z.enum(["started", "busy"]), id: z.string() });

/** "busy" with the job of the same kind and subject that has to end first. */
export async function queueJob(id: string): Promise<z.output<typeof startedSchema>> {
  return startedSchema.parse(await viewerRpc("start_staff_job", { id }));
}

/** Starts the job that undoes another one; "busy" as with any other. */
export async function queueUndo(id: string): Promise<z.output<typeof startedSchema>> {
  return startedSchema.parse(await viewerRpc("undo_staff_job", { id }));
}

const countsSchema = z.object({ state: z.enum(jobStates), counts: z.record(z.string(), z.number()) });

/** How many items an ended job skipped; null while it runs. */
export async function countRefused(id: string): Promise<number | null> {
  const answer = await (await viewerClient())
    .from("staff_jobs")
    .select("state, counts")
    .eq("id", id)
    .maybeSingle();
  const row = countsSchema.nullable().parse(unwrap("staff_jobs: find counts", answer));
  return row && !isJobActive(row.state) ? (row.counts.refused ?? 0) : null;
}

/** False when it had ended. */
export async function cancelJob(id: string): Promise<boolean> {
  return viewerRpc("cancel_staff_job", { id });
}

/** The parts of a file, one after the other. The caller must check the permission: the bucket has no policies. */
export async function* readParts({ jobId, parts }: JobFile): AsyncGenerator<Uint8Array> {
  for (let part = 0; part < parts; part++) {
    const { data, error } = await serviceClient()
      .storage.from(exportsBucket)
      .download(pathOfPart(jobId, part));
    if (error) throw error;
    yield new Uint8Array(await data.arrayBuffer());
  }
}
