import "server-only";
import { z } from "zod";
import type { CategoryRow } from "@/lib/products/csv-category";
import { type ProductSheet, parseProductSheets } from "@/lib/products/csv-sheet";
import { row } from "@/lib/row";
import { exportsBucket, pathOfPart } from "@/lib/staff-jobs/parts";
import type { Json } from "@/server/supabase/database.types";
import { serviceClient, serviceRpc } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";
import { withJobDeadline } from "@/server/supabase/with-job-deadline";

const claimSchema = row(
  {
    id: z.string(),
    kind: z.string(),
    lease: z.string(),
    input: z.unknown(),
    /** Saved state of the last batch; null at the start. */
    place: z.unknown(),
    done: z.number(),
    total: z.number(),
    startedBy: z.string().nullable(),
  },
  { done: "done_count", total: "total_count" },
);

/** A job that this process may work on until its lease ends. */
export type ClaimedJob = z.infer<typeof claimSchema>;

/** The given job, or the one that waits longest; null when there is none. */
export async function claimJob(id: string | null): Promise<ClaimedJob | null> {
  return claimSchema.nullable().parse(await serviceRpc("claim_staff_job", id ? { id } : {}));
}

/** Processes the next items; returns the job's state, null when another process has it now. */
export async function workJob({ id, lease }: ClaimedJob, count: number): Promise<string | null> {
  return serviceRpc("work_staff_job", { id, lease, limit: count });
}

/** False when this process may not continue. */
export async function saveJobProgress(
  { id, lease }: ClaimedJob,
  progress: { done: number; total: number; place: Json },
): Promise<boolean> {
  const { done, total, place } = progress;
  return serviceRpc("save_staff_job_progress", { id, lease, done, total, place });
}

export async function finishJob(
  { id, lease }: ClaimedJob,
  end: { file: { name: string; parts: number } } | { problem: string },
): Promise<boolean> {
  return serviceRpc("finish_staff_job", { id, lease, ...end });
}

export async function releaseJob({ id, lease }: ClaimedJob): Promise<void> {
  await serviceRpc("release_staff_job", { id, lease });
}

const oldFilesSchema = z.array(z.object({ id: z.string(), parts: z.number() }));

/** Files whose retention period has ended. */
export async function listOldJobFiles(): Promise<z.output<typeof oldFilesSchema>> {
  return oldFilesSchema.parse(await serviceRpc("list_old_job_files"));
}

export async function purgeJobs(fileIds: string[]): Promise<void> {
  await serviceRpc("purge_staff_jobs", { fileIds });
}

/** Saves a part of a job's file; the same part again replaces it, so that a repeated part appears once. */
export async function savePart(jobId: string, part: number, text: string): Promise<void> {
  const { error } = await serviceClient()
    .storage.from(exportsBucket)
    .upload(pathOfPart(jobId, part), Buffer.from(text, "utf8"), { contentType: "text/csv", upsert: true });
  if (error) throw error;
}

export async function deleteParts(jobId: string, parts: number): Promise<void> {
  const all = Array.from({ length: parts }, (_, part) => pathOfPart(jobId, part));
  const { error } = await serviceClient().storage.from(exportsBucket).remove(all);
  if (error) throw error;
}

/** Products after an id, as visible to the member of staff whose job it is. */
export async function listSheetsFor(actor: string, after: number, limit: number): Promise<ProductSheet[]> {
  return parseProductSheets(await serviceRpc("list_product_sheets", { actor, after, limit }));
}

export async function countLiveProducts(): Promise<number> {
  const answer = await serviceClient()
    .from("products")
    .select("id", { count: "estimated", head: true })
    .eq("is_deleted", false);
  return answer.count ?? 0;
}

export async function listCategoryRows(): Promise<CategoryRow[]> {
  return unwrap(
    "categories: list",
    await serviceClient().from("categories").select("id, name, slug, parentId:parent_id"),
  );
}

/** Applies recorded changes to the customer list; returns how many there were. */
export async function rebuildChangedCustomers(limit: number): Promise<number> {
  return serviceRpc("rebuild_changed_customers", { limit });
}

export async function expireOrderRows(limit: number): Promise<number> {
  return withJobDeadline(() => serviceRpc("expire_orders", { limit }));
}

/** Stores report rows of days that have ended or changed; returns how many days. */
export async function refreshReports(): Promise<number> {
  return withJobDeadline(() => serviceRpc("refresh_reports"));
}

export async function recordJobRuns(
  runs: { job: string; ok: boolean; ms: number; problem: string | null }[],
): Promise<void> {
  await serviceRpc("record_job_runs", { runs });
}
