"use server";

import { decideReviewSchema, replyToReviewSchema } from "@/lib/reviews/schemas";
import { mapRefusals } from "@/server/errors";
import { defineAction } from "@/server/gate/define-action";
import { decideReviewRow, findNextReview, replyToReviewRow } from "./admin-repository";
import { adminRefusals } from "./explain-refusal";

/** Returns the next review to moderate: reported first, then the one that waits longest. */
export const decideReviewAction = defineAction({
  name: "reviews: decide",
  guard: "content.write",
  limit: ["staffPerson"],
  schema: decideReviewSchema,
  run: async (decision) => {
    await mapRefusals(adminRefusals, () => decideReviewRow(decision));
    return { nextId: await findNextReview(decision.id) };
  },
});

export const replyToReviewAction = defineAction({
  name: "reviews: reply",
  guard: "content.write",
  limit: ["staffPerson"],
  schema: replyToReviewSchema,
  run: (answer) => mapRefusals(adminRefusals, () => replyToReviewRow(answer)),
});
