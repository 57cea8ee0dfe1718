import "server-only";
import { captchaMessages } from "@/lib/auth/captcha";
import { AppError } from "@/server/errors";
import { log } from "@/server/log";
import { redeemCaptcha } from "./redeem-captcha";
import { type Attempt, findNearLimitOf } from "./take-attempts";

/**
 * Who comes near one of these limits brings a solved puzzle, or gets AppError("captcha_needed"). Depends on how often was
 * tried and never on whether there is an account. Takes none of the attempts. True: a solution was brought and is spent now.
 */
export async function requireCaptcha(
  attempts: readonly Attempt[],
  solution: string | undefined,
): Promise<boolean> {
  if (solution && (await redeemCaptcha(solution))) return true;
  const bucket = await findNearLimitOf(attempts);
  if (bucket === null) return false;
  log.warn({ bucket }, "limits: a limit is near, captcha asked");
  throw new AppError("captcha_needed", captchaMessages.needed);
}
