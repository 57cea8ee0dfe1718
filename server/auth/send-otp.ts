import "server-only";
import { type AuthError, isAuthRetryableFetchError } from "@supabase/supabase-js";
import { AppError } from "@/server/errors";
import type { SessionClient } from "@/server/supabase/viewer-client";
import { takeAtLeast } from "./take-at-least";
import { fromHere, takeAttempts, waitMessage } from "./take-attempts";

/** The number has no account. Saying so would tell anybody who shops here: it gets the answer of a known one, and no SMS. */
function isUnknownNumber(error: AuthError): boolean {
  return error.code === "otp_disabled" || error.code === "user_not_found" || error.code === "signup_disabled";
}

/** Sends a code to a number, at most once a minute and five times a day. A new code gets its five guesses anew. */
export async function sendOtp(client: SessionClient, phone: string): Promise<void> {
  await takeAttempts(
    [
      await fromHere("otpSendVisitor"),
      ["otpSendMinute", phone],
      ["otpSendDay", phone],
      ["otpSendShop", "all"],
    ],
    [["otpGuess", phone]],
  );
  const { error } = await takeAtLeast(800, () =>
    client.auth.signInWithOtp({ phone, options: { channel: "sms", shouldCreateUser: false } }),
  );
  if (!error || isUnknownNumber(error)) return;
  if (error.status === 429) throw new AppError("rate_limited", waitMessage);
  if (isAuthRetryableFetchError(error)) throw new AppError("unavailable", "Failed to send OTP");
  throw new AppError("bad_request", error.message || "Failed to send OTP");
}
