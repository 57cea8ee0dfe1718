import { statusByCode } from "@/lib/status-by-code";

/** Sends a request, and again with a solved puzzle when the server requires one. */
export async function sendWithCaptcha<T extends { status: number }>(
  send: (captcha?: string) => Promise<T>,
): Promise<T> {
  const answer = await send();
  if (answer.status !== statusByCode.captcha_needed) return answer;
  const { solveCaptcha } = await import("./solve-captcha");
  return send(await solveCaptcha());
}
