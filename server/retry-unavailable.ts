import "server-only";
import { type RetryPolicy, retry } from "@/lib/retry";
import { remainingMs, withDeadline } from "./deadline";
import { isUnavailable } from "./errors";

/** About 90 seconds in all, if the deadline allows. */
const policy: RetryPolicy = { retries: 8, baseMs: 1000, maxMs: 20_000 };

/**
 * Repeats an idempotent step while a service does not respond, until the deadline of withDeadline(). One try takes at
 * most half of the remaining time, so that a hanging try leaves time for the next. Other errors are thrown at once.
 */
export async function retryUnavailable<T>(step: () => Promise<T>, isRetried = isUnavailable): Promise<T> {
  const attempt = () =>
    withDeadline(async () => {
      try {
        return { value: await step() };
      } catch (error) {
        if (isRetried(error)) throw error;
        return { error };
      }
    }, remainingMs() / 2);
  const end = await retry(attempt, { statusOf: () => 200, remainingMs, policy });
  if ("error" in end) throw end.error;
  return end.value;
}
