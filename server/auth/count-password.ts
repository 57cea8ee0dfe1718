import "server-only";
import { captchaMessages } from "@/lib/auth/captcha";
import { AppError } from "@/server/errors";
import { redeemCaptcha } from "@/server/limits/redeem-captcha";
import { type Attempt, fromHere, takeAttempts } from "@/server/limits/take-attempts";
import { findKnownDevice } from "./known-device";

async function isTaken(attempts: readonly Attempt[]): Promise<boolean> {
  try {
    await takeAttempts(attempts);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "rate_limited") return false;
    throw error;
  }
}

/**
 * Counts one try of a password, and answers with the counters that a right one begins anew. Strangers can fill an
 * account's counters, so a full one does not refuse: it asks for a puzzle, and who knows the password gets in. A browser
 * that signed in to the account before has a counter that nobody else reaches. Only a visitor's own counter refuses.
 */
export async function countPassword(email: string, captcha: string | undefined): Promise<Attempt[]> {
  const visitor = await fromHere("passwordVisitor");
  await takeAttempts([visitor]);
  const device = await findKnownDevice(email);
  const own: Attempt[] = device ? [["passwordDevice", device]] : [];
  if (device && (await isTaken(own))) return own;
  const pair: Attempt = ["passwordAccountVisitor", `${email} ${visitor[1]}`];
  if (await isTaken([["passwordAccount", email], pair])) return [pair];
  if (captcha && (await redeemCaptcha(captcha))) return [...own, pair];
  throw new AppError("captcha_needed", captchaMessages.needed);
}
