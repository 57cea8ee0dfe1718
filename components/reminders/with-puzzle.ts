import { answerOf } from "@/components/ui/answer-of";
import { noAnswerMessage } from "@/components/ui/no-answer";
import { captchaMessages } from "@/lib/auth/captcha";
import type { Result } from "@/lib/result";

/** Where many requests come from one network, the server requires a solved puzzle first. Never throws. */
export async function withPuzzle<T>(send: (captcha?: string) => Promise<Result<T>>): Promise<Result<T>> {
  try {
    const result = await answerOf(send());
    if (result.ok || result.code !== "captcha_needed") return result;
    const { solveCaptcha } = await import("@/components/auth/solve-captcha");
    const second = await answerOf(send(await solveCaptcha()));
    return second.ok || second.code !== "captcha_needed"
      ? second
      : { ...second, message: captchaMessages.failed };
  } catch {
    return { ok: false, code: "unavailable", message: noAnswerMessage() };
  }
}
