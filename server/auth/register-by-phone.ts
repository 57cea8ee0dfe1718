import "server-only";
import { randomBytes } from "node:crypto";
import { type AuthError, isAuthRetryableFetchError } from "@supabase/supabase-js";
import type { PhoneRegistration } from "@/lib/auth/phone-schemas";
import { AppError } from "@/server/errors";
import { requireCaptcha } from "@/server/limits/require-captcha";
import { fromHere, takeAttempts, waitMessage } from "@/server/limits/take-attempts";
import { serviceClient } from "@/server/supabase/service-client";
import { discardUnfinishedAccounts } from "./repository";
import { otpSendsOf } from "./send-otp";

const accountExistsMessage = "An account with this email already exists. Please login instead.";

function isAboutKnownAccount(error: AuthError): boolean {
  return (
    error.code === "email_exists" ||
    error.code === "phone_exists" ||
    /already.*registered/i.test(error.message)
  );
}

/**
 * One account with both address and number. `signUp` would drop the number when it is given an address, so the server
 * makes the account; nobody can use it before the code from the SMS was typed.
 */
export async function registerByPhone(
  { firstName, lastName, email, phone }: PhoneRegistration,
  captcha: string | undefined,
): Promise<void> {
  const registration = await fromHere("registerVisitor");
  // For the SMS too, which follows: once the account is made, this form can't be sent again.
  await requireCaptcha([registration, ...(await otpSendsOf(phone))], captcha);
  await takeAttempts([registration], { message: waitMessage });
  await discardUnfinishedAccounts(email, phone.slice(1));
  const { error } = await serviceClient().auth.admin.createUser({
    email,
    phone,
    password: randomBytes(32).toString("base64url"),
    user_metadata: { first_name: firstName, last_name: lastName },
  });
  if (!error) return;
  if (isAboutKnownAccount(error)) throw new AppError("conflict", accountExistsMessage);
  if (error.status === 429) throw new AppError("rate_limited", waitMessage);
  if (isAuthRetryableFetchError(error)) throw new AppError("unavailable");
  throw new AppError("bad_request", error.message);
}
