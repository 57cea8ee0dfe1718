import type { Result } from "@/lib/result";
import { noResponseMessage } from "./no-response-message";
import { noticeSessionEnd } from "./session-end";

/** Returns an action's answer or a failure; detects an ended session. */
export async function attempt<T>(
  action: () => Promise<Result<T>>,
  noAnswer: () => string = noResponseMessage,
): Promise<Result<T>> {
  const result = await action().catch(() => null);
  noticeSessionEnd(result);
  return result ?? { ok: false, code: "unavailable", message: noAnswer() };
}
