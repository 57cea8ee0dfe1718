import "server-only";
import { isAuthRetryableFetchError } from "@supabase/supabase-js";
import { secondsLeft } from "@/lib/auth/pending-otp";
import { AppError } from "@/server/errors";
import { spendAttempts, visitorAttempt } from "@/server/limits/spend-attempts";
import { toViewer, type Viewer } from "@/server/session/viewer";
import { type CookieJar, sessionClient } from "@/server/supabase/viewer-client";
import { rememberDevice } from "./known-device";
import type { SentOtp } from "./pending-otp";
import { refuseBlocked } from "./refuse-blocked";
import { revokeUnprovenCredentials } from "./revoke-unproven-credentials";
import { runForAtLeast } from "./run-for-at-least";
import { endSessionIn } from "./sign-out";

export type OtpOutcome = { is: "verified"; viewer: Viewer } | { is: "expired" } | { is: "wrong" };

/**
 * Whether this request for a code has a guess left; other visitors' guesses don't count. Counted before the code is
 * checked, so that of fifty parallel guesses only the allowed ones are checked.
 */
async function takeGuess(nonce: string): Promise<boolean> {
  try {
    await spendAttempts([await visitorAttempt("otpGuessVisitor"), ["otpGuess", nonce]]);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "rate_limited") return false;
    throw error;
  }
}

/**
 * Exchanges a code for a session. The auth server reports wrong and expired codes alike; the time of the send
 * distinguishes them. The previous session ends when the code is correct.
 */
export async function verifyOtp(
  jar: CookieJar,
  pending: SentOtp,
  token: string,
  now: Date,
): Promise<OtpOutcome> {
  if (secondsLeft(pending, now.getTime()) === 0) return { is: "expired" };
  if (!(await takeGuess(pending.nonce))) return { is: "expired" };
  const before = jar.getAll();
  const client = sessionClient(jar);
  const { data, error } = await runForAtLeast(300, () =>
    client.auth.verifyOtp({ phone: pending.phone, token, type: "sms" }),
  );
  if (error && isAuthRetryableFetchError(error)) throw new AppError("unavailable");
  if (error?.code === "otp_expired" || error?.code === "invalid_otp") return { is: "wrong" };
  if (error) throw new AppError("bad_request", error.message);
  if (!data.user || !data.session) return { is: "wrong" };
  await endSessionIn(before);
  await revokeUnprovenCredentials(data.user.id, false);
  await refuseBlocked(client, data.user);
  await rememberDevice(pending.phone);
  return { is: "verified", viewer: toViewer(data.user, client) };
}
