import { z } from "zod";
import { designSchema } from "@/lib/designer/document";
import { describeIssue, issueLevels } from "@/lib/designer/printing/design-issue";
import { type Cut, cuts, printViews } from "@/lib/designer/printing/print-areas";
import { printFileSchema } from "@/lib/orders/admin-design-schemas";
import { orderStatuses } from "@/lib/orders/order";
import { row } from "@/lib/row";
import { type AdminSubmission, eventTypes } from "./admin-submission";
import type { QueueRow } from "./queue-list";
import { designIssuesSchema, galleryConsentShape, reasonsSchema } from "./schemas";
import { submissionStatusNames } from "./submission";

const status = z.enum(submissionStatusNames);

/** Rows of the view submission_list; the pictures have no keys yet, and colours are slugs. */
export const queueRowsSchema = z.array(
  row({
    id: z.string(),
    name: z.string(),
    cut: z.enum(cuts as readonly [Cut, ...Cut[]]),
    colour: z.string(),
    picture: z.string(),
    status,
    source: z.enum(["shopper", "order"]),
    lane: z.enum(["person", "auto"]),
    mayPublish: z.boolean(),
    isProduct: z.boolean(),
    worst: z.enum(issueLevels).nullable(),
    uploads: z.number(),
    orderNumber: z.string().nullable(),
    reviewerName: z.string().nullable(),
    submittedAt: z.string(),
  }).transform(({ lane, ...submission }): QueueRow => ({ ...submission, isByRule: lane === "auto" })),
);

/** The result of get_admin_submission(). */
export const adminSubmissionSchema = row({
  id: z.string(),
  versionId: z.string(),
  designId: z.string(),
  rev: z.number(),
  status,
  source: z.enum(["shopper", "order"]),
  lane: z.enum(["person", "auto"]),
  message: z.string(),
  mayPublish: z.boolean(),
  ...galleryConsentShape,
  reasons: reasonsSchema,
  answer: z.string(),
  submittedAt: z.string(),
  decidedAt: z.string().nullable(),
  reviewerName: z.string().nullable(),
  isMine: z.boolean(),
  name: z.string(),
  document: designSchema,
  sha256: z.string(),
  prints: z.array(row({ view: z.enum(printViews), widthMm: z.number(), heightMm: z.number() })),
  issues: designIssuesSchema,
  isPlain: z.boolean(),
  rightsAcceptedAt: z.string().nullable(),
  shopper: z.string().nullable(),
  isGuest: z.boolean(),
  provenance: z.array(
    row({
      id: z.string(),
      width: z.number(),
      height: z.number(),
      createdAt: z.string(),
      isCutOut: z.boolean(),
      ai: z.object({ prompt: z.string(), style: z.string(), model: z.string() }).nullable(),
    }),
  ),
  orders: z.array(row({ orderNumber: z.string(), status: z.enum(orderStatuses) })),
  files: z.array(printFileSchema),
  before: z.array(
    row({
      id: z.string(),
      status,
      reasons: reasonsSchema,
      answer: z.string(),
      submittedAt: z.string().nullable(),
      words: z.string().nullable(),
    }),
  ),
  groupId: z.string().nullable(),
  groupTees: z.array(z.object({ id: z.string(), rev: z.number(), words: z.string() })),
  events: z.array(
    row({
      id: z.number(),
      type: z.enum(eventTypes),
      by: z.enum(["shopper", "staff", "order", "rule"]),
      actorName: z.string(),
      reasons: reasonsSchema,
      answer: z.string(),
      createdAt: z.string(),
    }),
  ),
  near: z.array(
    row({
      submissionId: z.string().nullable(),
      reasons: reasonsSchema,
      refusedAt: z.string(),
      differs: z.number(),
    }),
  ),
  product: row({ id: z.number(), name: z.string(), isShown: z.boolean() }).nullable(),
})
  .transform(
    ({ lane, document, issues, ...submission }): AdminSubmission => ({
      ...submission,
      isByRule: lane === "auto",
      cut: document.cut,
      colour: document.colour,
      checks: issues.map((issue) => ({ level: issue.level, text: describeIssue(issue), view: issue.view })),
    }),
  )
  .nullable();
