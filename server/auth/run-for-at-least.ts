import "server-only";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Answers after the same time for a known and an unknown address, so that the time reveals nothing. A run longer than `ms`
 * waits for the next multiple of `ms`, so that a busy machine reveals little. `canSkipWait` names outcomes that need no wait:
 * a visitor who gets in knows that the account exists.
 */
export async function runForAtLeast<T>(
  ms: number,
  run: () => Promise<T>,
  canSkipWait: (value: T) => boolean = () => false,
): Promise<T> {
  const startedAt = performance.now();
  const [outcome] = await Promise.allSettled([run()]);
  if (outcome.status === "fulfilled" && canSkipWait(outcome.value)) return outcome.value;
  const taken = performance.now() - startedAt;
  await sleep(Math.max(1, Math.ceil(taken / ms)) * ms - taken);
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}
