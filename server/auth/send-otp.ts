import "server-only";
import { type AuthError, isAuthRetryableFetchError } from "@supabase/supabase-js";
import { AppError } from "@/server/errors";
import { requireCaptcha } from "@/server/limits/require-captcha";
import {
  type Attempt,
  isFull,
  spendAttempts,
  visitorAttempt,
  waitMessage,
} from "@/server/limits/spend-attempts";
import { log } from "@/server/log";
import type { SessionClient } from "@/server/supabase/viewer-client";
import { findKnownDevice } from "./known-device";
import { runForAtLeast } from "./run-for-at-least";
import { withUnavailableMessage } from "./with-unavailable-message";

const failedMessage = "Failed to send OTP";

/** The number has no account. Telling would reveal who shops here: the answer is that of a known number, and no SMS is sent. */
function isUnknownNumber(error: AuthError): boolean {
  return error.code === "otp_disabled" || error.code === "user_not_found" || error.code === "signup_disabled";
}

const shopBudget: Attempt = ["otpSendShop", "all"];

/**
 * The limits of a send, without the one per minute, which is a wait and no sign of abuse. A browser that signed in with
 * this number before has its own five a day, which strangers can't use up.
 */
async function ownSendsOf(phone: string): Promise<Attempt[]> {
  const device = await findKnownDevice(phone);
  const own: Attempt[] = device ? [["otpSendDevice", device]] : [];
  const isOwn = device !== null && !(await isFull(own));
  return [await visitorAttempt("otpSendVisitor"), ...(isOwn ? own : [["otpSendDay", phone] as const])];
}

export async function otpSendsOf(phone: string): Promise<Attempt[]> {
  return [...(await ownSendsOf(phone)), shopBudget];
}

/** For the forms that send a code: see requireCaptcha. */
export async function requireCaptchaToSend(phone: string, captcha: string | undefined): Promise<void> {
  await withUnavailableMessage(failedMessage, async () => requireCaptcha(await otpSendsOf(phone), captcha));
}

async function takeSends(phone: string, minute: Attempt): Promise<void> {
  await spendAttempts([minute, ...(await ownSendsOf(phone))], { message: waitMessage });
}

async function askForCode(client: SessionClient, phone: string): Promise<AuthError | null> {
  const options = { channel: "sms", shouldCreateUser: false } as const;
  const { error } = await client.auth.signInWithOtp({ phone, options });
  if (!error) await spendAttempts([shopBudget], { isPuzzled: true });
  return error;
}

/**
 * Sends a code to a number, at most once a minute and five times a day. The shop's counter has only messages that were
 * sent: numbers without an account don't fill it.
 */
export async function sendOtp(client: SessionClient, phone: string): Promise<void> {
  const error = await withUnavailableMessage(failedMessage, async () => {
    await takeSends(phone, ["otpSendMinute", phone]);
    return runForAtLeast(1000, () => askForCode(client, phone));
  });
  if (!error || isUnknownNumber(error)) return;
  if (error.status === 429) throw new AppError("rate_limited", waitMessage);
  if (isAuthRetryableFetchError(error)) throw new AppError("unavailable", failedMessage);
  throw new AppError("bad_request", error.message || failedMessage);
}

function passIfFull(error: unknown): void {
  if (!(error instanceof AppError) || error.code !== "rate_limited") throw error;
}

/**
 * Sends the code of a registration; false when it failed. It has its own limit per minute: a code requested before the
 * account existed was never sent and must not delay this one. The next login waits as after any code.
 */
export async function sendFirstOtp(client: SessionClient, phone: string): Promise<boolean> {
  try {
    await takeSends(phone, ["otpSendMinute", `register ${phone}`]);
    await spendAttempts([["otpSendMinute", phone]]).catch(passIfFull);
    const error = await askForCode(client, phone);
    if (error) log.warn({ err: error }, "auth: the code of a registration was not sent");
    return error === null;
  } catch (error) {
    log.warn({ err: error }, "auth: the code of a registration was not sent");
    return false;
  }
}
