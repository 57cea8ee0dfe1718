import "server-only";
import { z } from "zod";
import type { CategoryRow } from "@/lib/products/csv-category";
import { type ProductSheet, parseProductSheets } from "@/lib/products/csv-sheet";
import { exportsBucket, pathOfPart } from "@/lib/staff-jobs/parts";
import type { Json } from "@/server/supabase/database.types";
import { serviceClient } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";
import { withinJobPatience } from "@/server/supabase/within-job-patience";

const claimSchema = z.object({
  id: z.string(),
  kind: z.string(),
  lease: z.string(),
  input: z.unknown(),
  place: z.unknown(),
  done_count: z.number(),
  total_count: z.number(),
  started_by: z.string().nullable(),
});

/** A job that this process may work on until its lease ends. */
export interface ClaimedJob {
  id: string;
  kind: string;
  lease: string;
  input: unknown;
  /** What the last batch saved; null at the start. */
  place: unknown;
  done: number;
  total: number;
  startedBy: string | null;
}

/** The job asked for, or the one that waits longest; null when there is none. */
export async function claimJob(id: string | null): Promise<ClaimedJob | null> {
  const answer = await serviceClient().rpc("claim_staff_job", id ? { p_id: id } : {});
  const row = claimSchema.nullable().parse(unwrap("staff jobs: claim", answer));
  if (!row) return null;
  return {
    ...row,
    place: row.place,
    done: row.done_count,
    total: row.total_count,
    startedBy: row.started_by,
  };
}

/** Does the next pieces; the job's state afterwards, null when somebody else has it now. */
export async function workJob({ id, lease }: ClaimedJob, count: number): Promise<string | null> {
  const answer = await serviceClient().rpc("work_staff_job", { p_id: id, p_lease: lease, p_limit: count });
  return unwrap("staff jobs: work", answer);
}

/** False when this process may not go on. */
export async function saveJobProgress(
  { id, lease }: ClaimedJob,
  progress: { done: number; total: number; place: Json },
): Promise<boolean> {
  const { done, total, place } = progress;
  const args = { p_id: id, p_lease: lease, p_done: done, p_total: total, p_place: place };
  return unwrap("staff jobs: save progress", await serviceClient().rpc("save_staff_job_progress", args));
}

export async function finishJob(
  { id, lease }: ClaimedJob,
  end: { file: { name: string; parts: number } } | { problem: string },
): Promise<boolean> {
  const args = "file" in end ? { p_file: end.file } : { p_problem: end.problem };
  const answer = await serviceClient().rpc("finish_staff_job", { p_id: id, p_lease: lease, ...args });
  return unwrap("staff jobs: finish", answer);
}

export async function releaseJob({ id, lease }: ClaimedJob): Promise<void> {
  unwrap("staff jobs: release", await serviceClient().rpc("release_staff_job", { p_id: id, p_lease: lease }));
}

const oldFilesSchema = z.array(z.object({ id: z.string(), parts: z.number() }));

/** Files that have been kept for long enough. */
export async function listOldJobFiles(): Promise<z.output<typeof oldFilesSchema>> {
  return oldFilesSchema.parse(
    unwrap("staff jobs: old files", await serviceClient().rpc("list_old_job_files")),
  );
}

export async function forgetJobs(fileIds: string[]): Promise<void> {
  unwrap("staff jobs: forget", await serviceClient().rpc("forget_staff_jobs", { p_file_ids: fileIds }));
}

/** Saves a part of a job's file; the same part again replaces it, so a part that was made twice stands once. */
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

/** Products after an id, as the member of staff for whom the job reads may see them. */
export async function listSheetsFor(actor: string, after: number, limit: number): Promise<ProductSheet[]> {
  const args = { p_actor: actor, p_after: after, p_limit: limit };
  return parseProductSheets(
    unwrap("products: sheets", await serviceClient().rpc("list_product_sheets", args)),
  );
}

export async function countLiveProducts(): Promise<number> {
  const answer = await serviceClient()
    .from("products")
    .select("id", { count: "estimated", head: true })
    .eq("is_deleted", false);
  return answer.count ?? 0;
}

export async function listCategoryRows(): Promise<CategoryRow[]> {
  const rows = unwrap(
    "categories: list",
    await serviceClient().from("categories").select("id, name, slug, parent_id"),
  );
  return rows.map(({ id, name, slug, parent_id: parentId }) => ({ id, name, slug, parentId }));
}

/** Takes noted changes into the list of customers; returns how many there were. */
export async function foldCustomers(limit: number): Promise<number> {
  return unwrap("customers: fold", await serviceClient().rpc("fold_customers", { p_limit: limit }));
}

export async function expireOrderRows(limit: number): Promise<number> {
  return unwrap(
    "orders: expire",
    await withinJobPatience(() => serviceClient().rpc("expire_orders", { p_limit: limit })),
  );
}

/** Stores what reports hold of days that are over or have changed; how many days. */
export async function refreshReports(): Promise<number> {
  return unwrap(
    "reports: refresh",
    await withinJobPatience(() => serviceClient().rpc("refresh_reports", {})),
  );
}

export async function noteJobRuns(
  runs: { job: string; ok: boolean; ms: number; problem: string | null }[],
): Promise<void> {
  unwrap("jobs: note", await serviceClient().rpc("note_job_runs", { p_runs: runs }));
}
