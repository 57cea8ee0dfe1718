import "server-only";
import { z } from "zod";
import type { ListState } from "@/lib/lists/list-state";
import { money } from "@/lib/money-schema";
import { type CategoryIds, toArguments } from "@/lib/products/admin-product-schema";
import type { ProductForm } from "@/lib/products/product-form";
import { row } from "@/lib/row";
import type { AdminSubmission } from "@/lib/submissions/admin-submission";
import { adminSubmissionSchema, queueRowsSchema } from "@/lib/submissions/admin-submission-schema";
import { type QueueRow, queueList } from "@/lib/submissions/queue-list";
import type { RefusalReason } from "@/lib/submissions/reasons";
import { reasonsSchema } from "@/lib/submissions/schemas";
import { type Decision, submissionStatusNames } from "@/lib/submissions/submission";
import type { SubmissionReport } from "@/lib/submissions/submission-report";
import { countRows, readListPage, withSearch } from "@/server/supabase/read-list-page";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient, viewerRpc } from "@/server/supabase/viewer-client";

const status = z.enum(submissionStatusNames);

export async function findQueue(list: ListState) {
  const columns =
    "id, name, cut, colour, picture, status, source, lane, may_publish, is_product, worst, uploads, order_number, reviewer_name, submitted_at";
  const client = await viewerClient();
  return readListPage("submissions: list", client.from("submission_list").select(columns), queueList, list);
}

export async function countQueue(q: string): Promise<number> {
  const client = await viewerClient();
  return countRows("submissions: count", client.from("submission_list").select("id"), queueList, q);
}

export function parseQueueRows(rows: readonly unknown[]): QueueRow[] {
  return queueRowsSchema.parse(rows);
}

const foundSchema = z.array(z.object({ id: z.string(), name: z.string(), status }));

/** Search results, newest first. */
export async function findDesignsByName(q: string, limit: number) {
  const client = await viewerClient();
  const rows = withSearch(client.from("submission_list").select("id, name, status"), queueList, q);
  const found = await rows.order("submitted_at", { ascending: false }).order("id").limit(limit);
  return foundSchema.parse(unwrap("submissions: find", found));
}

/** Null when it is deleted, or not sent. */
export async function findAdminSubmission(id: string): Promise<AdminSubmission | null> {
  return adminSubmissionSchema.parse(await viewerRpc("get_admin_submission", { id }));
}

export async function assignSubmissionRow(id: string, rev: number, isTaken: boolean): Promise<number> {
  return viewerRpc("assign_submission", { id, rev, isTaken });
}

/** Returns the new revision. */
export async function decideSubmissionRow(
  id: string,
  rev: number,
  decision: Decision,
  reasons: readonly RefusalReason[],
  answerText: string,
): Promise<number> {
  return viewerRpc("decide_submission", { id, rev, decision, reasons: [...reasons], answer: answerText });
}

/** Returns the new revision. */
export async function showInGallery(id: string, rev: number, isShown: boolean): Promise<number> {
  return viewerRpc("show_in_gallery", { id, rev, isShown });
}

/** The oldest waiting one, except this one; null when there is none. */
export async function findNextInQueue(but: string): Promise<string | null> {
  const client = await viewerClient();
  const answer = await client
    .from("submission_list")
    .select("id")
    .eq("status", "submitted")
    .neq("id", but)
    .order("submitted_at")
    .order("id")
    .limit(1)
    .maybeSingle();
  return unwrap("submissions: next", answer)?.id ?? null;
}

const reportSchema = row({
  decided: z.number(),
  byRule: z.number(),
  approved: z.number(),
  changesRequested: z.number(),
  rejected: z.number(),
  medianMinutes: z.number().nullable(),
  slowMinutes: z.number().nullable(),
  waiting: z.number(),
  oldest: z.string().nullable(),
  ai: row(
    { pictures: z.number(), spentPaise: money, orders: z.number(), worthPaise: money },
    { spentPaise: "spent", worthPaise: "worth" },
  ),
  reasons: z.array(z.object({ reason: reasonsSchema.element, count: z.number() })),
});

export async function readSubmissionReport(days: number): Promise<SubmissionReport> {
  return reportSchema.parse(await viewerRpc("submission_report", { days }));
}

/** A draft product of this submission, whole or not at all; returns its id. */
export async function makeSubmissionProduct(
  id: string,
  form: ProductForm,
  category: CategoryIds,
): Promise<number> {
  return viewerRpc("make_submission_product", { id, ...toArguments(form, category) });
}
