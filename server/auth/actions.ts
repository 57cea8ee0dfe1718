"use server";

import { redirect } from "next/navigation";
import { z } from "zod";
import { type AuthFormData, authForms } from "@/lib/auth/form-names";
import { proofOf } from "@/lib/auth/link";
import type { NoticeName } from "@/lib/auth/notices";
import { secondsLeft } from "@/lib/auth/pending-otp";
import { otpSchema, phoneLoginSchema } from "@/lib/auth/phone-schemas";
import { afterPasswordUpdate, firstPasswordPath, signInPath } from "@/lib/auth/redirects";
import { registrationSchema } from "@/lib/auth/registration-schema";
import {
  captchaFields,
  completeSignInSchema,
  emailLoginSchema,
  forgotPasswordSchema,
  newPasswordFormSchema,
  nextField,
} from "@/lib/auth/schemas";
import { AppError } from "@/server/errors";
import { defineFormAction } from "@/server/gate/define-form-action";
import { countedByUseCase } from "@/server/limits/enforce-limit";
import { waitMessage } from "@/server/limits/spend-attempts";
import { isStaffMember } from "@/server/session/is-staff-member";
import type { Viewer } from "@/server/session/viewer";
import { requestCookieJar, viewerClient } from "@/server/supabase/viewer-client";
import { cookieKeepingClient } from "./cookie-keeping-client";
import { deleteGoogleCookies, dropIfRefused, readGoogleTrip } from "./google-cookies";
import { readGoogleProof } from "./google-proof";
import { issuePasswordPass } from "./password-pass";
import { pathAfterSignIn } from "./path-after-sign-in";
import { changePendingOtp, deletePendingOtp, readPendingOtp, storePendingOtp } from "./pending-otp";
import { redeemGoogle } from "./redeem-google";
import { redeemLink } from "./redeem-link";
import { registerByPhone } from "./register-by-phone";
import { registerCustomer } from "./register-customer";
import { requestPasswordReset } from "./request-password-reset";
import { requireCaptchaToSend, sendOtp } from "./send-otp";
import { setNotice } from "./set-notice";
import { signIn } from "./sign-in";
import { changePassword } from "./update-password";
import { verifyOtp } from "./verify-otp";

/** After a sign-in: leaves a notice and redirects. */
async function welcome(viewer: Viewer, notice: NoticeName, next: unknown): Promise<never> {
  const isStaff = await isStaffMember(viewer);
  await setNotice(isStaff ? "staff-signed-in" : notice);
  redirect(await pathAfterSignIn(isStaff, next));
}

export const signInAction = defineFormAction({
  name: authForms.signIn,
  guard: "public",
  limit: countedByUseCase,
  schema: emailLoginSchema.extend({ ...nextField, ...captchaFields }),
  retainedFields: ["email"],
  run: async ({ next, captcha, ...login }): Promise<AuthFormData> => {
    const viewer = await signIn(await viewerClient(), login, captcha);
    return welcome(viewer, "signed-in", next);
  },
});

export const registerAction = defineFormAction({
  name: authForms.register,
  guard: "public",
  limit: countedByUseCase,
  schema: registrationSchema,
  retainedFields: ["firstName", "lastName", "email", "contact"],
  run: async ({ captcha, next, ...input }, { now }): Promise<AuthFormData> => {
    if (!("phone" in input)) {
      await registerCustomer(cookieKeepingClient(await requestCookieJar()), input, { captcha, next });
      return { email: input.email };
    }
    const { phone, notice: _notice, ...typed } = input;
    const pending = await readPendingOtp();
    const code = await registerByPhone(await viewerClient(), input, { captcha, pending, now });
    if (code === "not-sent") {
      await storePendingOtp({ phone, purpose: "login", sentAt: 0, isLeft: true });
      await setNotice("otp-failed");
      redirect(signInPath());
    }
    const sentAt = code === "waiting" && pending ? pending.sentAt : now.getTime();
    await storePendingOtp({ phone, purpose: "register", sentAt, typed });
    await setNotice("account-created");
    return null;
  },
});

export const forgotPasswordAction = defineFormAction({
  name: authForms.forgotPassword,
  guard: "public",
  limit: countedByUseCase,
  schema: forgotPasswordSchema.extend(captchaFields),
  retainedFields: ["email"],
  run: async ({ email, captcha }): Promise<AuthFormData> => {
    await requestPasswordReset(cookieKeepingClient(await requestCookieJar()), email, captcha);
    return { email };
  },
});

export const completeSignInAction = defineFormAction({
  name: authForms.completeSignIn,
  guard: "public",
  limit: ["formVisitor"],
  schema: completeSignInSchema,
  retainedFields: [],
  run: async ({ next, ...fields }, { now }): Promise<AuthFormData> => {
    const proof = proofOf(fields);
    const opened = proof ? await redeemLink(await requestCookieJar(), proof) : null;
    if (!opened) redirect(signInPath({ next, notice: "dead-link" }));
    if (opened.needsPassword) {
      await issuePasswordPass(opened.viewer.id, now);
      redirect(firstPasswordPath);
    }
    return welcome(opened.viewer, "signed-in", next);
  },
});

export const completeGoogleAction = defineFormAction({
  name: authForms.completeGoogle,
  guard: "public",
  limit: ["formVisitor"],
  schema: z.strictObject({}),
  retainedFields: [],
  run: async (): Promise<AuthFormData> => {
    const [{ purpose, next }, proof] = await Promise.all([readGoogleTrip(), readGoogleProof()]);
    const opened = proof && (await redeemGoogle(await requestCookieJar(), proof).catch(dropIfRefused));
    await deleteGoogleCookies();
    if (!opened) {
      await setNotice(`google-${purpose}-failed`);
      redirect(signInPath({ tab: purpose, next }));
    }
    return welcome(opened.viewer, opened.isNew ? "google-registered" : "signed-in", next);
  },
});

export const updatePasswordAction = defineFormAction({
  name: authForms.updatePassword,
  guard: "public",
  limit: ["formVisitor"],
  schema: newPasswordFormSchema,
  retainedFields: [],
  run: async ({ password, confirmPassword: _, ...fields }, { now }): Promise<AuthFormData> => {
    const viewer = await changePassword(await requestCookieJar(), { password, proof: proofOf(fields), now });
    await setNotice("password-updated");
    redirect(await pathAfterSignIn(await isStaffMember(viewer), afterPasswordUpdate));
  },
});

export const sendOtpAction = defineFormAction({
  name: authForms.sendOtp,
  guard: "public",
  limit: countedByUseCase,
  schema: phoneLoginSchema.extend(captchaFields),
  retainedFields: ["phone"],
  run: async ({ phone, captcha }, { now }): Promise<AuthFormData> => {
    await requireCaptchaToSend(phone, captcha);
    await sendOtp(await viewerClient(), phone);
    await storePendingOtp({ phone, purpose: "login", sentAt: now.getTime() });
    await setNotice("otp-sent");
    return null;
  },
});

export const verifyOtpAction = defineFormAction({
  name: authForms.verifyOtp,
  guard: "public",
  limit: countedByUseCase,
  schema: z.strictObject({ code: otpSchema, ...nextField }),
  retainedFields: [],
  run: async ({ code, next }, { now }): Promise<AuthFormData> => {
    const pending = await readPendingOtp();
    const outcome = pending ? await verifyOtp(await requestCookieJar(), pending, code, now) : null;
    if (outcome?.is === "wrong") throw new AppError("conflict", "Please check the code and try again.");
    if (pending && outcome?.is === "verified") {
      await deletePendingOtp();
      const notice = pending.purpose === "login" ? "phone-signed-in" : "phone-registered";
      return welcome(outcome.viewer, notice, next);
    }
    if (pending) await changePendingOtp({ ...pending, sentAt: 0 });
    await setNotice("otp-expired");
    return null;
  },
});

export const resendOtpAction = defineFormAction({
  name: authForms.resendOtp,
  guard: "public",
  limit: countedByUseCase,
  schema: z.strictObject(captchaFields),
  retainedFields: [],
  run: async ({ captcha }, { now }): Promise<AuthFormData> => {
    const pending = await readPendingOtp();
    if (!pending) throw new AppError("bad_request", "Please enter your phone number again.");
    if (secondsLeft(pending, now.getTime()) > 0) throw new AppError("rate_limited", waitMessage);
    await requireCaptchaToSend(pending.phone, captcha);
    await sendOtp(await viewerClient(), pending.phone);
    await storePendingOtp({ ...pending, sentAt: now.getTime() });
    await setNotice("otp-resent");
    return null;
  },
});

export const changePhoneAction = defineFormAction({
  name: authForms.changePhone,
  guard: "public",
  limit: ["formVisitor"],
  schema: z.strictObject({}),
  retainedFields: [],
  run: async (): Promise<AuthFormData> => {
    const pending = await readPendingOtp();
    if (pending) await storePendingOtp({ ...pending, isLeft: true });
    return null;
  },
});
