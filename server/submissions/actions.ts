"use server";

import { orderRefSchema } from "@/lib/orders/schemas";
import {
  allowInGallerySchema,
  reopenDesignSchema,
  replaceDesignSchema,
  saveSubmissionSchema,
  submissionIdSchema,
} from "@/lib/submissions/schemas";
import { ensureDesignOwner, readDesignOwner } from "@/server/designs/owner-queries";
import { mapRefusals } from "@/server/errors";
import { defineAction } from "@/server/gate/define-action";
import { requireOrderByToken } from "@/server/orders/require-order";
import { submissionRefusals } from "./explain-refusal";
import { reopenDesign } from "./reopen-design";
import {
  allowInGallery,
  archiveSubmissionRow,
  removeRefusedItems,
  replaceOrderDesign,
  saveSubmissionRow,
  stopOffering,
  submitSubmissionRow,
  withdrawSubmissionRow,
} from "./repository";

/** Stores the submission draft with its message; returns its id. */
export const saveSubmissionAction = defineAction({
  name: "submissions: save",
  guard: "customer",
  limit: ["designPerson"],
  schema: saveSubmissionSchema,
  run: async (draft, { viewer }) => {
    // Versions that this browser froze before are assigned to the person first.
    await readDesignOwner(viewer);
    return mapRefusals(submissionRefusals, () => saveSubmissionRow(viewer.id, draft));
  },
});

/** Returns the resulting state: approved at once when it is plain. */
export const submitSubmissionAction = defineAction({
  name: "submissions: submit",
  guard: "customer",
  limit: ["submissionPerson"],
  schema: submissionIdSchema,
  run: ({ id }, { viewer }) => mapRefusals(submissionRefusals, () => submitSubmissionRow(viewer.id, id)),
});

export const withdrawSubmissionAction = defineAction({
  name: "submissions: withdraw",
  guard: "customer",
  limit: ["designPerson"],
  schema: submissionIdSchema,
  run: ({ id }, { viewer }) => mapRefusals(submissionRefusals, () => withdrawSubmissionRow(viewer.id, id)),
});

export const archiveSubmissionAction = defineAction({
  name: "submissions: archive",
  guard: "customer",
  limit: ["designPerson"],
  schema: submissionIdSchema,
  run: ({ id }, { viewer }) => mapRefusals(submissionRefusals, () => archiveSubmissionRow(viewer.id, id)),
});

/** Withdraws the permission to offer it to everyone. */
export const stopOfferingAction = defineAction({
  name: "submissions: stop offering",
  guard: "customer",
  limit: ["designPerson"],
  schema: submissionIdSchema,
  run: ({ id }, { viewer }) => mapRefusals(submissionRefusals, () => stopOffering(viewer.id, id)),
});

/** Allows the home page to show it, or withdraws that. */
export const allowInGalleryAction = defineAction({
  name: "submissions: allow in gallery",
  guard: "customer",
  limit: ["designPerson"],
  schema: allowInGallerySchema,
  run: (consent, { viewer }) => mapRefusals(submissionRefusals, () => allowInGallery(viewer.id, consent)),
});

/** A refused version to edit, when its original design is not available. */
export const reopenDesignAction = defineAction({
  name: "submissions: reopen",
  guard: "public",
  limit: ["shareVisitor"],
  schema: reopenDesignSchema,
  run: async ({ versionId, order }, { viewer }) =>
    reopenDesign(await ensureDesignOwner(viewer), versionId, order),
});

/** Prints another version of one's own in place of the refused one; the price stays. */
export const replaceDesignAction = defineAction({
  name: "submissions: replace in order",
  guard: requireOrderByToken,
  limit: ["orderVisitor"],
  schema: replaceDesignSchema,
  run: async ({ oldVersionId, newVersionId }, { subject, viewer }) => {
    const owner = await readDesignOwner(viewer);
    await mapRefusals(submissionRefusals, () =>
      replaceOrderDesign(subject.orderId, oldVersionId, newVersionId, owner),
    );
  },
});

/** Removes items with refused designs from the order and refunds them. Returns the order's status. */
export const removeRefusedItemsAction = defineAction({
  name: "submissions: leave out of order",
  guard: requireOrderByToken,
  limit: ["orderVisitor"],
  schema: orderRefSchema,
  run: (_, { subject }) => mapRefusals(submissionRefusals, () => removeRefusedItems(subject.orderId)),
});
