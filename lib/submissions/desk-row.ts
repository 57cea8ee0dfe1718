import { z } from "zod";
import { describeIssue, issueLevels } from "@/lib/designer/design-issue";
import { designSchema } from "@/lib/designer/document";
import { type Cut, cuts, printViews } from "@/lib/designer/print-areas";
import { printFileSchema } from "@/lib/orders/desk-design-schemas";
import { orderStatuses } from "@/lib/orders/order";
import { type DeskSubmission, eventTypes } from "./desk-submission";
import type { QueueRow } from "./queue-list";
import { designIssuesSchema, reasonsSchema } from "./schemas";
import { submissionStatusNames } from "./submission";

const status = z.enum(submissionStatusNames);

/** Rows of the view submission_list; the pictures have no keys yet, and colours are slugs. */
export const queueRowsSchema = z.array(
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

/** What submission_desk() gives. */
export const deskSubmissionSchema = z
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
    provenance: z.array(
      z.object({
        id: z.string(),
        width: z.number(),
        height: z.number(),
        created_at: z.string(),
        is_cut_out: z.boolean(),
        ai: z.object({ prompt: z.string(), style: z.string(), model: z.string() }).nullable(),
      }),
    ),
    orders: z.array(z.object({ order_number: z.string(), status: z.enum(orderStatuses) })),
    files: z.array(printFileSchema),
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
    product: z.object({ id: z.number(), name: z.string(), is_shown: z.boolean() }).nullable(),
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
      provenance: row.provenance.map(({ created_at, is_cut_out, ...each }) => ({
        ...each,
        createdAt: created_at,
        isCutOut: is_cut_out,
      })),
      orders: row.orders.map(({ order_number, status: orderStatus }) => ({
        orderNumber: order_number,
        status: orderStatus,
      })),
      files: row.files,
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
      product: row.product && { id: row.product.id, name: row.product.name, isShown: row.product.is_shown },
    }),
  )
  .nullable();
