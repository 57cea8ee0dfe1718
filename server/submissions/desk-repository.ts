import "server-only";
import { z } from "zod";
import { describeIssue, issueLevels } from "@/lib/designer/design-issue";
import { designSchema } from "@/lib/designer/document";
import { type Cut, cuts, printViews } from "@/lib/designer/print-areas";
import type { ListState } from "@/lib/lists/list-state";
import { type DeskSubmission, eventTypes } from "@/lib/submissions/desk-submission";
import { type QueueRow, queueList } from "@/lib/submissions/queue-list";
import type { RefusalReason } from "@/lib/submissions/reasons";
import { designIssuesSchema, reasonsSchema } from "@/lib/submissions/schemas";
import { type Decision, submissionStatusNames } from "@/lib/submissions/submission";
import { countRows, readListPage } from "@/server/supabase/read-list-page";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient } from "@/server/supabase/viewer-client";

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

const rowsSchema = z.array(
  z
    .object({
      id: z.string(),
      name: z.string(),
      cut: z.enum(cuts as readonly [Cut, ...Cut[]]),
      colour: z.string(),
      picture: z.string(),
      status,
      source: z.enum(["shopper", "order"]),
      lane: z.enum(["person", "auto"]),
      may_publish: z.boolean(),
      is_product: z.boolean(),
      worst: z.enum(issueLevels).nullable(),
      uploads: z.number(),
      order_number: z.string().nullable(),
      reviewer_name: z.string().nullable(),
      submitted_at: z.string(),
    })
    .transform(
      ({ lane, may_publish, is_product, order_number, reviewer_name, submitted_at, ...row }): QueueRow => ({
        ...row,
        isByRule: lane === "auto",
        mayPublish: may_publish,
        isProduct: is_product,
        orderNumber: order_number,
        reviewerName: reviewer_name,
        submittedAt: submitted_at,
      }),
    ),
);

export function parseQueueRows(rows: readonly unknown[]): QueueRow[] {
  return rowsSchema.parse(rows);
}

const deskSchema = z
  .object({
    id: z.string(),
    version_id: z.string(),
    design_id: z.string(),
    rev: z.number(),
    status,
    source: z.enum(["shopper", "order"]),
    lane: z.enum(["person", "auto"]),
    message: z.string(),
    may_publish: z.boolean(),
    reasons: reasonsSchema,
    answer: z.string(),
    submitted_at: z.string(),
    decided_at: z.string().nullable(),
    reviewer_name: z.string().nullable(),
    is_mine: z.boolean(),
    name: z.string(),
    document: designSchema,
    sha256: z.string(),
    prints: z.array(z.object({ view: z.enum(printViews), width_mm: z.number(), height_mm: z.number() })),
    issues: designIssuesSchema,
    is_plain: z.boolean(),
    rights_version: z.string().nullable(),
    rights_accepted_at: z.string().nullable(),
    frozen_at: z.string(),
    shopper: z.string().nullable(),
    is_guest: z.boolean(),
    assets: z.array(
      z.object({
        id: z.string(),
        width: z.number(),
        height: z.number(),
        created_at: z.string(),
        is_cut_out: z.boolean(),
      }),
    ),
    orders: z.array(z.object({ order_number: z.string(), status: z.string() })),
    files: z.array(z.object({ path: z.string() }).loose()),
    before: z.array(
      z.object({
        id: z.string(),
        status,
        reasons: reasonsSchema,
        answer: z.string(),
        submitted_at: z.string().nullable(),
      }),
    ),
    events: z.array(
      z.object({
        id: z.number(),
        type: z.enum(eventTypes),
        by: z.enum(["shopper", "staff", "order", "rule"]),
        actor_name: z.string(),
        reasons: reasonsSchema,
        answer: z.string(),
        created_at: z.string(),
      }),
    ),
    near: z.array(
      z.object({
        submission_id: z.string().nullable(),
        reasons: reasonsSchema,
        refused_at: z.string(),
        differs: z.number(),
      }),
    ),
    product: z.object({ id: z.number(), name: z.string() }).nullable(),
  })
  .transform(
    (row): DeskSubmission => ({
      id: row.id,
      versionId: row.version_id,
      designId: row.design_id,
      rev: row.rev,
      status: row.status,
      source: row.source,
      isByRule: row.lane === "auto",
      message: row.message,
      mayPublish: row.may_publish,
      reasons: row.reasons,
      answer: row.answer,
      submittedAt: row.submitted_at,
      decidedAt: row.decided_at,
      reviewerName: row.reviewer_name,
      isMine: row.is_mine,
      name: row.name,
      cut: row.document.cut,
      colour: row.document.colour,
      sha256: row.sha256,
      prints: row.prints.map(({ view, width_mm, height_mm }) => ({
        view,
        widthMm: width_mm,
        heightMm: height_mm,
      })),
      checks: row.issues.map((issue) => ({
        level: issue.level,
        text: describeIssue(issue),
        view: issue.view,
      })),
      isPlain: row.is_plain,
      rightsAcceptedAt: row.rights_accepted_at,
      shopper: row.shopper,
      isGuest: row.is_guest,
      uploads: row.assets.map(({ id, width, height, created_at, is_cut_out }) => ({
        id,
        width,
        height,
        createdAt: created_at,
        isCutOut: is_cut_out,
      })),
      orders: row.orders.map(({ order_number, status: orderStatus }) => ({
        orderNumber: order_number,
        status: orderStatus,
      })),
      before: row.before.map(({ submitted_at, ...each }) => ({ ...each, submittedAt: submitted_at })),
      events: row.events.map(({ actor_name, created_at, ...each }) => ({
        ...each,
        actorName: actor_name,
        createdAt: created_at,
      })),
      near: row.near.map(({ submission_id, refused_at, ...each }) => ({
        ...each,
        submissionId: submission_id,
        refusedAt: refused_at,
      })),
      product: row.product,
    }),
  )
  .nullable();

/** Null when it is gone, or not sent. */
export async function findDeskSubmission(id: string): Promise<DeskSubmission | null> {
  const answer = await (await viewerClient()).rpc("submission_desk", { p_id: id });
  return deskSchema.parse(unwrap("submissions: desk", answer));
}

export async function takeSubmissionRow(id: string, rev: number, isTaken: boolean): Promise<number> {
  const client = await viewerClient();
  return unwrap(
    "submissions: take",
    await client.rpc("take_submission", { p_id: id, p_rev: rev, p_is_taken: isTaken }),
  );
}

/** Returns the new revision. */
export async function decideSubmissionRow(
  id: string,
  rev: number,
  decision: Decision,
  reasons: readonly RefusalReason[],
  answerText: string,
): Promise<number> {
  const client = await viewerClient();
  const answer = await client.rpc("decide_submission", {
    p_id: id,
    p_rev: rev,
    p_decision: decision,
    p_reasons: [...reasons],
    p_answer: answerText,
  });
  return unwrap("submissions: decide", answer);
}

/** The oldest that waits, but for this one; null when none does. */
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

const reportSchema = z
  .object({
    decided: z.number(),
    by_rule: z.number(),
    approved: z.number(),
    changes_requested: z.number(),
    rejected: z.number(),
    median_minutes: z.number().nullable(),
    slow_minutes: z.number().nullable(),
    waiting: z.number(),
    oldest: z.string().nullable(),
    reasons: z.array(z.object({ reason: reasonsSchema.element, count: z.number() })),
  })
  .transform(({ by_rule, changes_requested, median_minutes, slow_minutes, ...row }) => ({
    ...row,
    byRule: by_rule,
    changesRequested: changes_requested,
    medianMinutes: median_minutes,
    slowMinutes: slow_minutes,
  }));

export type SubmissionReport = z.infer<typeof reportSchema>;

export async function readSubmissionReport(days: number): Promise<SubmissionReport> {
  const client = await viewerClient();
  return reportSchema.parse(
    unwrap("submissions: report", await client.rpc("submission_report", { p_days: days })),
  );
}

export async function linkSubmissionProduct(id: string, productId: number): Promise<void> {
  const client = await viewerClient();
  const answer = await client.rpc("link_submission_product", { p_id: id, p_product_id: productId });
  unwrap("submissions: product", answer);
}
