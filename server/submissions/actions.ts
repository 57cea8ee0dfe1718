"use server";

import { orderRefSchema } from "@/lib/orders/schemas";
import { replaceDesignSchema, saveSubmissionSchema, submissionIdSchema } from "@/lib/submissions/schemas";
import { readDesignOwner } from "@/server/designs/owner-queries";
import { inWords } from "@/server/errors";
import { defineAction } from "@/server/gate/define-action";
import { requireOrderByToken } from "@/server/orders/require-order";
import { submissionRefusals } from "./explain-refusal";
import {
  archiveSubmissionRow,
  leaveOutRefusedArt,
  replaceOrderDesign,
  saveSubmissionRow,
  submitSubmissionRow,
  withdrawSubmissionRow,
} from "./repository";

/** Keeps what is to be sent, with the message; returns its id. */
export const saveSubmissionAction = defineAction({
  name: "submissions: save",
  guard: "customer",
  limit: ["designPerson"],
  schema: saveSubmissionSchema,
  run: async (draft, { viewer }) => {
    // What this browser froze before becomes the person's first.
    await readDesignOwner(viewer);
    return inWords(submissionRefusals, () => saveSubmissionRow(viewer.id, draft));
  },
});

/** Returns the state that it has then: approved at once when it is plain. */
export const submitSubmissionAction = defineAction({
  name: "submissions: submit",
  guard: "customer",
  limit: ["submissionPerson"],
  schema: submissionIdSchema,
  run: ({ id }, { viewer }) => inWords(submissionRefusals, () => submitSubmissionRow(viewer.id, id)),
});

export const withdrawSubmissionAction = defineAction({
  name: "submissions: withdraw",
  guard: "customer",
  limit: ["designPerson"],
  schema: submissionIdSchema,
  run: ({ id }, { viewer }) => inWords(submissionRefusals, () => withdrawSubmissionRow(viewer.id, id)),
});

export const archiveSubmissionAction = defineAction({
  name: "submissions: archive",
  guard: "customer",
  limit: ["designPerson"],
  schema: submissionIdSchema,
  run: ({ id }, { viewer }) => inWords(submissionRefusals, () => archiveSubmissionRow(viewer.id, id)),
});

/** Another version of one's own is printed in place of the one that was refused; the price stays. */
export const replaceDesignAction = defineAction({
  name: "submissions: replace in order",
  guard: requireOrderByToken,
  limit: ["orderVisitor"],
  schema: replaceDesignSchema,
  run: async ({ oldVersionId, newVersionId }, { subject, viewer }) => {
    const owner = await readDesignOwner(viewer);
    await inWords(submissionRefusals, () =>
      replaceOrderDesign(subject.orderId, oldVersionId, newVersionId, owner),
    );
  },
});

/** The pieces of refused designs leave the order, and their money goes back. Returns the order's status. */
export const leaveOutRefusedAction = defineAction({
  name: "submissions: leave out of order",
  guard: requireOrderByToken,
  limit: ["orderVisitor"],
  schema: orderRefSchema,
  run: (_, { subject }) => inWords(submissionRefusals, () => leaveOutRefusedArt(subject.orderId)),
});
