"use server";

import { redirect } from "next/navigation";
import { z } from "zod";
import { authForms, type MailSentTo } from "@/lib/auth/form-names";
import { proofOf } from "@/lib/auth/link";
import { afterPasswordUpdate, afterSignIn, signInPath } from "@/lib/auth/redirects";
import {
  completeSignInSchema,
  emailLoginSchema,
  emailRegistrationSchema,
  forgotPasswordSchema,
  newPasswordFormSchema,
} from "@/lib/auth/schemas";
import { defineFormAction } from "@/server/http/define-form-action";
import { requestCookieJar, viewerClient } from "@/server/supabase/viewer-client";
import { recallAdmin } from "./recall-admin";
import { redeemLink } from "./redeem-link";
import { registerCustomer } from "./register-customer";
import { requestPasswordReset } from "./request-password-reset";
import { setNotice } from "./set-notice";
import { signIn } from "./sign-in";
import { changePassword } from "./update-password";

const nextField = { next: z.string().optional() };

export const signInAction = defineFormAction({
  name: authForms.signIn,
  schema: emailLoginSchema.extend(nextField),
  keeps: ["email"],
  run: async ({ next, ...login }): Promise<MailSentTo> => {
    const viewer = await signIn(await viewerClient(), login);
    await setNotice("signed-in");
    redirect(afterSignIn(await recallAdmin(viewer), next));
  },
});

export const registerAction = defineFormAction({
  name: authForms.register,
  schema: emailRegistrationSchema,
  keeps: ["firstName", "lastName", "email"],
  run: async (input): Promise<MailSentTo> => {
    await registerCustomer(await viewerClient(), input);
    return { email: input.email };
  },
});

export const forgotPasswordAction = defineFormAction({
  name: authForms.forgotPassword,
  schema: forgotPasswordSchema,
  keeps: ["email"],
  run: async ({ email }): Promise<MailSentTo> => {
    await requestPasswordReset(await viewerClient(), email);
    return { email };
  },
});

export const completeSignInAction = defineFormAction({
  name: authForms.completeSignIn,
  schema: completeSignInSchema,
  keeps: [],
  run: async ({ next, ...fields }): Promise<MailSentTo> => {
    const proof = proofOf(fields);
    const opened = proof ? await redeemLink(await requestCookieJar(), proof) : null;
    if (!opened) redirect(signInPath({ next, notice: "dead-link" }));
    await setNotice("signed-in");
    redirect(afterSignIn(await recallAdmin(opened.viewer), next));
  },
});

export const updatePasswordAction = defineFormAction({
  name: authForms.updatePassword,
  schema: newPasswordFormSchema,
  keeps: [],
  run: async ({ password, confirmPassword: _, ...fields }, { now }): Promise<MailSentTo> => {
    await changePassword(await requestCookieJar(), { password, proof: proofOf(fields), now });
    await setNotice("password-updated");
    redirect(afterPasswordUpdate);
  },
});
