"use server";

import { decideSubmissionSchema, takeSubmissionSchema } from "@/lib/submissions/schemas";
import { inWords } from "@/server/errors";
import { defineAction } from "@/server/gate/define-action";
import { sendMessagesSoon } from "@/server/outbox/send-soon";
import { decideSubmissionRow, findNextInQueue, takeSubmissionRow } from "./desk-repository";
import { reviewRefusals } from "./explain-refusal";

/** Begins to look at it, takes over, or puts it back. Returns the new revision. */
export const takeSubmissionAction = defineAction({
  name: "submissions: take",
  guard: "art.review",
  limit: ["staffPerson"],
  schema: takeSubmissionSchema,
  run: ({ id, rev, isTaken }) => inWords(reviewRefusals, () => takeSubmissionRow(id, rev, isTaken)),
});

/** Returns the oldest that still waits, to be looked at next. */
export const decideSubmissionAction = defineAction({
  name: "submissions: decide",
  guard: "art.review",
  limit: ["staffPerson"],
  schema: decideSubmissionSchema,
  run: async ({ id, rev, decision, reasons, answer }) => {
    await inWords(reviewRefusals, () => decideSubmissionRow(id, rev, decision, reasons, answer));
    sendMessagesSoon();
    return { nextId: await findNextInQueue(id) };
  },
});
