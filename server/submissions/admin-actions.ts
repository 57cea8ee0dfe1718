"use server";

import {
  assignSubmissionSchema,
  decideSubmissionSchema,
  showInGallerySchema,
  submissionIdSchema,
} from "@/lib/submissions/schemas";
import { AppError } from "@/server/errors";
import { defineAction } from "@/server/gate/define-action";
import { sendMessagesSoon } from "@/server/outbox/send-soon";
import { hasAnyPermission } from "@/server/session/admin-access";
import { assignSubmissionRow, decideSubmissionRow, findNextInQueue, showInGallery } from "./admin-repository";
import { mapReviewRefusals } from "./explain-refusal";
import { makeProduct } from "./make-product";

/** Starts a review, takes it over, or releases it. Returns the new revision. */
export const assignSubmissionAction = defineAction({
  name: "submissions: take",
  guard: "art.review",
  limit: ["staffPerson"],
  schema: assignSubmissionSchema,
  run: ({ id, rev, isTaken }) => mapReviewRefusals(() => assignSubmissionRow(id, rev, isTaken)),
});

/** Returns the oldest waiting submission, to be reviewed next. */
export const decideSubmissionAction = defineAction({
  name: "submissions: decide",
  guard: "art.review",
  limit: ["staffPerson"],
  schema: decideSubmissionSchema,
  run: async ({ id, rev, decision, reasons, answer }) => {
    await mapReviewRefusals(() => decideSubmissionRow(id, rev, decision, reasons, answer));
    sendMessagesSoon();
    return { nextId: await findNextInQueue(id) };
  },
});

/** Chooses what the home page shows. */
export const showInGalleryAction = defineAction({
  name: "submissions: show in gallery",
  guard: "art.review",
  limit: ["staffPerson"],
  schema: showInGallerySchema,
  run: ({ id, rev, isShown }) => mapReviewRefusals(() => showInGallery(id, rev, isShown)),
});

/** Returns the draft's id. */
export const makeProductAction = defineAction({
  name: "submissions: make a product",
  guard: "products.write",
  limit: ["staffPerson"],
  schema: submissionIdSchema,
  run: async ({ id }) => {
    if (!(await hasAnyPermission("art.review"))) throw new AppError("forbidden");
    return { productId: await makeProduct(id) };
  },
});
