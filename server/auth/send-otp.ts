import "server-only";
import { type AuthError, isAuthRetryableFetchError } from "@supabase/supabase-js";
import { AppError } from "@/server/errors";
import { requireCaptcha } from "@/server/limits/require-captcha";
import { type Attempt, fromHere, takeAttempts, waitMessage } from "@/server/limits/take-attempts";
import type { SessionClient } from "@/server/supabase/viewer-client";
import { sayWhenDown } from "./say-when-down";
import { takeAtLeast } from "./take-at-least";

const failedMessage = "Failed to send OTP";

/** The number has no account. Saying so would tell anybody who shops here: it gets the answer of a known one, and no SMS. */
function isUnknownNumber(error: AuthError): boolean {
  return error.code === "otp_disabled" || error.code === "user_not_found" || error.code === "signup_disabled";
}

/** What a send takes beside the one a minute, which is a wait and no sign of abuse. */
export async function otpSendsOf(phone: string): Promise<Attempt[]> {
  return [await fromHere("otpSendVisitor"), ["otpSendDay", phone], ["otpSendShop", "all"]];
}

/** For the forms that send a code: see requireCaptcha. */
export async function requireCaptchaToSend(phone: string, captcha: string | undefined): Promise<void> {
  await sayWhenDown(failedMessage, async () => requireCaptcha(await otpSendsOf(phone), captcha));
}

/** Sends a code to a number, at most once a minute and five times a day. A new code gets its five guesses anew. */
export async function sendOtp(client: SessionClient, phone: string): Promise<void> {
  const error = await sayWhenDown(failedMessage, async () => {
    await takeAttempts([["otpSendMinute", phone], ...(await otpSendsOf(phone))], {
      clear: [["otpGuess", phone]],
      message: waitMessage,
    });
    const answer = await takeAtLeast(1000, () =>
      client.auth.signInWithOtp({ phone, options: { channel: "sms", shouldCreateUser: false } }),
    );
    return answer.error;
  });
  if (!error || isUnknownNumber(error)) return;
  if (error.status === 429) throw new AppError("rate_limited", waitMessage);
  if (isAuthRetryableFetchError(error)) throw new AppError("unavailable", failedMessage);
  throw new AppError("bad_request", error.message || failedMessage);
}
