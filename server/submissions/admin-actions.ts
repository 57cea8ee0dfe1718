"use server";

import { decideSubmissionSchema, submissionIdSchema, takeSubmissionSchema } from "@/lib/submissions/schemas";
import { AppError } from "@/server/errors";
import { defineAction } from "@/server/gate/define-action";
import { sendMessagesSoon } from "@/server/outbox/send-soon";
import { mayNow } from "@/server/session/back-office";
import { decideSubmissionRow, findNextInQueue, takeSubmissionRow } from "./desk-repository";
import { inReviewWords } from "./explain-refusal";
import { makeProduct } from "./make-product";

/** Starts a review, takes it over, or releases it. Returns the new revision. */
export const takeSubmissionAction = defineAction({
  name: "submissions: take",
  guard: "art.review",
  limit: ["staffPerson"],
  schema: takeSubmissionSchema,
  run: ({ id, rev, isTaken }) => inReviewWords(() => takeSubmissionRow(id, rev, isTaken)),
});

/** Returns the oldest waiting submission, to be reviewed next. */
export const decideSubmissionAction = defineAction({
  name: "submissions: decide",
  guard: "art.review",
  limit: ["staffPerson"],
  schema: decideSubmissionSchema,
  run: async ({ id, rev, decision, reasons, answer }) => {
    await inReviewWords(() => decideSubmissionRow(id, rev, decision, reasons, answer));
    sendMessagesSoon();
    return { nextId: await findNextInQueue(id) };
  },
});

/** Returns the draft's id. */
export const makeProductAction = defineAction({
  name: "submissions: make a product",
  guard: "products.write",
  limit: ["staffPerson"],
  schema: submissionIdSchema,
  run: async ({ id }) => {
    if (!(await mayNow("art.review"))) throw new AppError("forbidden");
    return { productId: await makeProduct(id) };
  },
});
