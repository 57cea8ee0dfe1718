"use server";

import { redirect } from "next/navigation";
import { z } from "zod";
import { type AuthFormData, authForms } from "@/lib/auth/form-names";
import { safeNextPath } from "@/lib/auth/next-path";
import { otpSchema } from "@/lib/auth/phone-schemas";
import { adminHome, passwordScreen } from "@/lib/auth/redirects";
import { beginFactor, removeFactor, verifySecondFactor } from "@/server/auth/second-factor";
import { setNotice } from "@/server/auth/set-notice";
import { AppError } from "@/server/errors";
import { defineAction } from "@/server/gate/define-action";
import { defineFormAction } from "@/server/gate/define-form-action";
import { countedByUseCase } from "@/server/limits/enforce-limit";
import { clearStaffCache } from "@/server/session/is-staff-member";
import { verifyInvitationToken } from "./invitation-token";
import { acceptInvitation } from "./repository";

const factorId = z.uuid();

function refusalOf(answer: string): AppError {
  return answer === "other_address"
    ? new AppError("conflict", "This invitation is for another email address. Log in with that one.")
    : new AppError("conflict", "This invitation isn't valid any more. Ask for a new one.");
}

/** A person with an authenticator app who follows a password link passes here. */
function placeAfterCode(next: string | undefined): string {
  return next === passwordScreen ? passwordScreen : (safeNextPath(next) ?? adminHome);
}

export const verifySecondFactorAction = defineFormAction({
  name: authForms.verifySecondFactor,
  guard: "session",
  limit: countedByUseCase,
  schema: z.strictObject({ code: otpSchema, next: z.string().optional() }),
  retainedFields: [],
  run: async ({ code, next }, { viewer }): Promise<AuthFormData> => {
    await verifySecondFactor(viewer, code);
    redirect(placeAfterCode(next));
  },
});

export const beginFactorAction = defineAction({
  name: "second factor: begin",
  guard: "setup",
  limit: ["formPerson"],
  schema: z.strictObject({}),
  run: (_, { now }) => beginFactor(now),
});

export const confirmFactorAction = defineFormAction({
  name: authForms.confirmFactor,
  guard: "setup",
  limit: countedByUseCase,
  schema: z.strictObject({ factorId, code: otpSchema, next: z.string().optional() }),
  retainedFields: [],
  run: async ({ code, next, ...fields }, { viewer }): Promise<AuthFormData> => {
    await verifySecondFactor(viewer, code, fields.factorId);
    await setNotice("factor-added");
    redirect(placeAfterCode(next));
  },
});

export const removeFactorAction = defineFormAction({
  name: authForms.removeFactor,
  guard: "staff",
  limit: ["formPerson"],
  schema: z.strictObject({ factorId }),
  retainedFields: [],
  run: async (fields): Promise<AuthFormData> => {
    await removeFactor(fields.factorId);
    await setNotice("factor-removed");
    return null;
  },
});

export const acceptInvitationAction = defineFormAction({
  name: authForms.acceptInvitation,
  guard: "customer",
  limit: ["formPerson"],
  schema: z.strictObject({ token: z.string().max(200) }),
  retainedFields: [],
  run: async ({ token }, { viewer }): Promise<AuthFormData> => {
    const id = verifyInvitationToken(token);
    const answer = id ? await acceptInvitation(id, viewer.id) : "gone";
    if (answer !== "joined") throw refusalOf(answer);
    clearStaffCache(viewer.id);
    redirect(adminHome);
  },
});
