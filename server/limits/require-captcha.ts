import "server-only";
import { captchaMessages } from "@/lib/auth/captcha";
import { AppError } from "@/server/errors";
import { log } from "@/server/log";
import { redeemCaptcha } from "./redeem-captcha";
import { type Attempt, findNearLimitOf } from "./spend-attempts";

/**
 * Near one of these limits a request must bring a solved captcha, or gets AppError("captcha_needed"). Depends on the number
 * of attempts, never on whether an account exists. Takes no attempts. True: a solution was sent and is used up.
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
