import "server-only";
import { z } from "zod";
import { canUndo, isUnderWay, type JobNews, jobStates, type StaffJob } from "@/lib/staff-jobs/job";
import { exportsBucket, pathOfPart } from "@/lib/staff-jobs/parts";
import { now } from "@/server/clock";
import type { Json } from "@/server/supabase/database.types";
import { serviceClient } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient } from "@/server/supabase/viewer-client";

const columns =
  "id, kind, permission, title, state, done_count, total_count, counts, log, problem, file, file_until, started_by, starter_name, undone_by, created_at, finished_at";

const fileSchema = z.object({ name: z.string(), parts: z.number() }).nullable();

const rowSchema = z.object({
  id: z.string(),
  kind: z.string(),
  permission: z.string(),
  title: z.string(),
  state: z.enum(jobStates),
  done_count: z.number(),
  total_count: z.number(),
  counts: z.record(z.string(), z.number()),
  log: z.array(z.string()),
  problem: z.string().nullable(),
  file: fileSchema,
  file_until: z.string().nullable(),
  started_by: z.string().nullable(),
  starter_name: z.string(),
  undone_by: z.string().nullable(),
  created_at: z.string(),
  finished_at: z.string().nullable(),
});

function toJob(row: z.output<typeof rowSchema>, viewerId: string): StaffJob {
  const job = {
    id: row.id,
    kind: row.kind,
    title: row.title,
    state: row.state,
    done: row.done_count,
    total: row.total_count,
    counts: row.counts,
    log: row.log,
    problem: row.problem,
    file: row.file && row.file_until ? { name: row.file.name, until: row.file_until } : null,
    starterName: row.starter_name,
    isOwn: row.started_by === viewerId,
    undoneBy: row.undone_by,
    createdAt: row.created_at,
    finishedAt: row.finished_at,
  };
  return { ...job, canUndo: canUndo(job, now()) };
}

/** Jobs that the viewer may see, the newest first; one more than `count` when there are more. */
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

/** The viewer's own jobs that run, or ended since. */
export async function listJobNews(viewerId: string, since: Date): Promise<JobNews[]> {
  const answer = await (await viewerClient())
    .from("staff_jobs")
    .select(columns)
    .eq("started_by", viewerId)
    .neq("state", "prepared")
    .gte("created_at", since.toISOString())
    .order("created_at", { ascending: false })
    .limit(10);
  const rows = z.array(rowSchema).parse(unwrap("staff_jobs: list news", answer));
  return rows.map((row) => {
    const { id, title, state, done, total, finishedAt, file } = toJob(row, viewerId);
    return { id, title, state, done, total, finishedAt, hasFile: file !== null };
  });
}

export interface JobFile {
  jobId: string;
  name: string;
  parts: number;
  /** Who downloads it needs this. */
  permission: string;
}

/** Null when the viewer may not see the job, or its file is not kept any more. */
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

/** A job that waits for its starter's word; null for another person, and once it was started. */
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
  const args = { p_kind: job.kind, p_subject: job.subject, p_title: job.title, p_input: job.input };
  return unwrap("staff jobs: prepare", await (await viewerClient()).rpc("prepare_staff_job", args));
}

export async function insertJobItems(id: string, items: Json[]): Promise<void> {
  const args = { p_id: id, p_items: items };
  unwrap("staff jobs: add items", await (await viewerClient()).rpc("add_staff_job_items", args));
}

/** Pieces of a prepared job of the viewer, from the one after `after`. */
export async function listJobItems(id: string, after: number, limit: number): Promise<unknown[]> {
  const args = { p_id: id, p_after: after, p_limit: limit };
  const items = unwrap("staff jobs: items", await (await viewerClient()).rpc("list_staff_job_items", args));
  return z.array(z.unknown()).parse(items);
}

const startedSchema = z.object({ is: z.enum(["started", "busy"]), id: z.string() });

/** "busy" with the job of the same kind and subject that has to end first. */
export async function queueJob(id: string): Promise<z.output<typeof startedSchema>> {
  const answer = await (await viewerClient()).rpc("start_staff_job", { p_id: id });
  return startedSchema.parse(unwrap("staff jobs: start", answer));
}

/** Starts the job that takes another one back; "busy" as with any other. */
export async function queueUndo(id: string): Promise<z.output<typeof startedSchema>> {
  const answer = await (await viewerClient()).rpc("undo_staff_job", { p_id: id });
  return startedSchema.parse(unwrap("staff jobs: undo", answer));
}

/** How many pieces an ended job left alone; null while it goes on. */
export async function countRefused(id: string): Promise<number | null> {
  const answer = await (await viewerClient())
    .from("staff_jobs")
    .select("state, counts")
    .eq("id", id)
    .maybeSingle();
  const row = rowSchema
    .pick({ state: true, counts: true })
    .nullable()
    .parse(unwrap("staff_jobs: find counts", answer));
  return row && !isUnderWay(row.state) ? (row.counts.refused ?? 0) : null;
}

/** False when it had ended. */
export async function cancelJob(id: string): Promise<boolean> {
  return unwrap("staff jobs: cancel", await (await viewerClient()).rpc("cancel_staff_job", { p_id: id }));
}

/** The parts of a file, one after the other. Its caller has decided who may read it: the bucket has no policies. */
export async function* readParts({ jobId, parts }: JobFile): AsyncGenerator<Uint8Array> {
  for (let part = 0; part < parts; part++) {
    const { data, error } = await serviceClient()
      .storage.from(exportsBucket)
      .download(pathOfPart(jobId, part));
    if (error) throw error;
    yield new Uint8Array(await data.arrayBuffer());
  }
}
