import type { Result } from "@/lib/result";
import { noAnswerMessage } from "./no-answer";
import { noticeSessionEnd } from "./session-end";

/** Returns an action's answer or a failure; detects an ended session. */
export async function attempt<T>(
  action: () => Promise<Result<T>>,
  noAnswer: () => string = noAnswerMessage,
): Promise<Result<T>> {
  const result = await action().catch(() => null);
  noticeSessionEnd(result);
  return result ?? { ok: false, code: "unavailable", message: noAnswer() };
}
