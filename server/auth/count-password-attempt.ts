import "server-only";
import { captchaMessages } from "@/lib/auth/captcha";
import { AppError } from "@/server/errors";
import { redeemCaptcha } from "@/server/limits/redeem-captcha";
import { type Attempt, spendAttempts, visitorAttempt } from "@/server/limits/spend-attempts";
import { findKnownDevice } from "./known-device";

async function isTaken(attempts: readonly Attempt[]): Promise<boolean> {
  try {
    await spendAttempts(attempts);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "rate_limited") return false;
    throw error;
  }
}

/**
 * Counts one password attempt; returns the counters that a correct password resets. Strangers can fill an account's
 * counter, so a full one does not refuse: it asks for a captcha, and the owner still gets in. A browser that has signed in
 * to the account before has its own counter. Only the counter of a visitor refuses.
 */
export async function countPasswordAttempt(email: string, captcha: string | undefined): Promise<Attempt[]> {
  const visitor = await visitorAttempt("passwordVisitor");
  await spendAttempts([visitor]);
  const device = await findKnownDevice(email);
  const own: Attempt[] = device ? [["passwordDevice", device]] : [];
  if (device && (await isTaken(own))) return own;
  const pair: Attempt = ["passwordAccountVisitor", `${email} ${visitor[1]}`];
  if (await isTaken([["passwordAccount", email], pair])) return [pair];
  if (captcha && (await redeemCaptcha(captcha))) return [...own, pair];
  throw new AppError("captcha_needed", captchaMessages.needed);
}
