import { noResponseMessage } from "@/components/ui/no-response-message";
import { withResponseTimeout } from "@/components/ui/with-response-timeout";
import { captchaMessages } from "@/lib/auth/captcha";
import type { Result } from "@/lib/result";

/** Where many requests come from one network, the server requires a solved puzzle first. Never throws. */
export async function retryWithCaptcha<T>(
  send: (captcha?: string) => Promise<Result<T>>,
): Promise<Result<T>> {
  try {
    const result = await withResponseTimeout(send());
    if (result.ok || result.code !== "captcha_needed") return result;
    const { solveCaptcha } = await import("@/components/auth/solve-captcha");
    const second = await withResponseTimeout(send(await solveCaptcha()));
    return second.ok || second.code !== "captcha_needed"
      ? second
      : { ...second, message: captchaMessages.failed };
  } catch {
    return { ok: false, code: "unavailable", message: noResponseMessage() };
  }
}
