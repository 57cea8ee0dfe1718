"use server";

import { type RegistrationStep, registrationStepSchema } from "@/lib/orders/gst-registration-schema";
import { AppError } from "@/server/errors";
import { defineAction } from "@/server/gate/define-action";
import { closeRegistration, queueCancellation, queueRetry } from "./registration-repository";

const refusals: Record<RegistrationStep["step"], string> = {
  cancel: "It can't be cancelled any more: 24 hours have passed. Issue a credit note instead.",
  retry: "It's no longer queued. Reload the page.",
  close: "It wasn't refused. Reload the page.",
};

/** Cancels, retries or closes the registration of a document; the jobs call the portal within a minute. */
export const stepRegistrationAction = defineAction({
  name: "gst: step",
  guard: "orders.refund",
  limit: ["staffPerson"],
  schema: registrationStepSchema,
  run: async (input, { now }) => {
    const isDone = await applyStep(input, now);
    if (!isDone) throw new AppError("conflict", refusals[input.step]);
  },
});

function applyStep(input: RegistrationStep, now: Date): Promise<boolean> {
  if (input.step === "cancel") return queueCancellation(input, input.reason, now);
  if (input.step === "retry") return queueRetry(input, now);
  return closeRegistration(input, input.note);
}
