"use server";

import { decideReviewSchema, replyToReviewSchema } from "@/lib/reviews/schemas";
import { inWords } from "@/server/errors";
import { defineAction } from "@/server/gate/define-action";
import { decideReviewRow, findNextReview, replyToReviewRow } from "./desk-repository";
import { deskRefusals } from "./explain-refusal";

/** Returns the next review to moderate: reported first, then the one that waits longest. */
export const decideReviewAction = defineAction({
  name: "reviews: decide",
  guard: "content.write",
  limit: ["staffPerson"],
  schema: decideReviewSchema,
  run: async (decision) => {
    await inWords(deskRefusals, () => decideReviewRow(decision));
    return { nextId: await findNextReview(decision.id) };
  },
});

export const replyToReviewAction = defineAction({
  name: "reviews: reply",
  guard: "content.write",
  limit: ["staffPerson"],
  schema: replyToReviewSchema,
  run: (answer) => inWords(deskRefusals, () => replyToReviewRow(answer)),
});
