import "server-only";
import { randomBytes } from "node:crypto";
import { type AuthError, isAuthRetryableFetchError } from "@supabase/supabase-js";
import { type PendingOtp, secondsLeft } from "@/lib/auth/pending-otp";
import type { PhoneRegistration } from "@/lib/auth/phone-schemas";
import { AppError } from "@/server/errors";
import { requireCaptcha } from "@/server/limits/require-captcha";
import { spendAttempts, visitorAttempt, waitMessage } from "@/server/limits/spend-attempts";
import { serviceClient } from "@/server/supabase/service-client";
import type { SessionClient } from "@/server/supabase/viewer-client";
import { ensureRegistrationKey } from "./registration-key";
import { continueRegistration, discardUnfinishedAccounts } from "./repository";
import { runForAtLeast } from "./run-for-at-least";
import { otpSendsOf, sendFirstOtp } from "./send-otp";

const accountExistsMessage = "An account with this email already exists. Please login instead.";

const numberTakenMessage =
  "This mobile number is in use, or being registered in another browser. Log in with it, or try again in 5 minutes.";

/** `waiting`: the code sent earlier to this number is still valid. */
type CodeState = "sent" | "waiting" | "not-sent";

interface Submission {
  captcha: string | undefined;
  /** The code that this browser waits for */
  pending: PendingOtp | null;
  now: Date;
}

function isAboutKnownAccount(error: AuthError): boolean {
  return error.code === "email_exists" || /already.*registered/i.test(error.message);
}

/**
 * One account with both email address and phone number. `signUp` drops the number when it gets an address, so the server
 * creates the account; it can't be used before the SMS code is entered.
 */
async function createAccount(input: PhoneRegistration, key: string): Promise<void> {
  const { firstName, lastName, email, phone, notice } = input;
  await discardUnfinishedAccounts(email, phone.slice(1));
  const { error } = await serviceClient().auth.admin.createUser({
    email,
    phone,
    password: randomBytes(32).toString("base64url"),
    user_metadata: {
      first_name: firstName,
      last_name: lastName,
      registration_key: key,
      notice_version: notice,
    },
  });
  if (!error) return;
  if (error.code === "phone_exists") throw new AppError("conflict", numberTakenMessage);
  if (isAboutKnownAccount(error)) throw new AppError("conflict", accountExistsMessage);
  if (error.status === 429) throw new AppError("rate_limited", waitMessage);
  if (isAuthRetryableFetchError(error)) throw new AppError("unavailable");
  throw new AppError("bad_request", error.message);
}

/** True when it continues a registration of this browser with a corrected number, address or name. */
async function beginAccount(input: PhoneRegistration, key: string): Promise<boolean> {
  const continuation = await continueRegistration(key, input);
  if (continuation === "taken") throw new AppError("conflict", accountExistsMessage);
  if (continuation === "none") await createAccount(input, key);
  return continuation === "continued";
}

function isOnItsWay(pending: PendingOtp | null, phone: string, now: Date): boolean {
  return (
    pending?.purpose === "register" && pending.phone === phone && secondsLeft(pending, now.getTime()) > 0
  );
}

/** Creates an account that waits for its SMS code. Known and unknown numbers and addresses take the same time. */
export async function registerByPhone(
  client: SessionClient,
  input: PhoneRegistration,
  { captcha, pending, now }: Submission,
): Promise<CodeState> {
  const registration = await visitorAttempt("registerVisitor");
  // Covers the SMS that follows too: after the account is created, a captcha would come too late.
  await requireCaptcha([registration, ...(await otpSendsOf(input.phone))], captcha);
  await spendAttempts([registration], { message: waitMessage });
  const key = await ensureRegistrationKey();
  return runForAtLeast(1000, async () => {
    const isContinued = await beginAccount(input, key);
    if (isContinued && isOnItsWay(pending, input.phone, now)) return "waiting";
    return (await sendFirstOtp(client, input.phone)) ? "sent" : "not-sent";
  });
}
