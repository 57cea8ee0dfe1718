"use server";

import { lineRefSchema, reportReviewSchema, saveReviewSchema } from "@/lib/reviews/schemas";
import { mapRefusals } from "@/server/errors";
import { defineAction } from "@/server/gate/define-action";
import { defineFormAction } from "@/server/gate/define-form-action";
import { isFirstOfVisitor } from "@/server/limits/is-first-of-visitor";
import { requireOrderByToken } from "@/server/orders/require-order";
import { reviewRefusals } from "./explain-refusal";
import { saveReviewForm } from "./form-name";
import { deleteReviewRow, reportReviewRow, saveReviewRow } from "./repository";

/** Writes or changes the review of a line, by anyone with the order's link; staff review it first. */
export const saveReviewAction = defineFormAction({
  name: saveReviewForm,
  guard: requireOrderByToken,
  limit: ["orderVisitor"],
  schema: saveReviewSchema,
  retainedFields: ["stars", "title", "body", "fit", "photos"],
  run: async (form, { subject }) => {
    await mapRefusals(reviewRefusals, () => saveReviewRow(subject.orderId, form));
    return null;
  },
});

export const deleteReviewAction = defineAction({
  name: "reviews: delete",
  guard: requireOrderByToken,
  limit: ["orderVisitor"],
  schema: lineRefSchema,
  run: ({ itemId }, { subject }) =>
    mapRefusals(reviewRefusals, () => deleteReviewRow(subject.orderId, itemId)),
});

/** One report of a visitor is enough; a repeated one gets the same thanks. */
export const reportReviewAction = defineAction({
  name: "reviews: report",
  guard: "anybody",
  limit: ["reviewReportVisitor"],
  schema: reportReviewSchema,
  run: async ({ id, reason, note }) => {
    if (await isFirstOfVisitor("reviewReport", id))
      await mapRefusals(reviewRefusals, () => reportReviewRow(id, reason, note));
  },
});
