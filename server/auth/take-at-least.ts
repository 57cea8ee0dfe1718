import "server-only";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * The same wait for a known and an unknown address: how long an answer took must not tell which it was. What takes longer
 * than `ms` waits for the next whole multiple of it, so that a busy machine tells little either. `tellsAll` names outcomes that
 * are given at once: who may come in knows that there is an account.
 */
export async function takeAtLeast<T>(
  ms: number,
  run: () => Promise<T>,
  tellsAll: (value: T) => boolean = () => false,
): Promise<T> {
  const startedAt = performance.now();
  const [outcome] = await Promise.allSettled([run()]);
  if (outcome.status === "fulfilled" && tellsAll(outcome.value)) return outcome.value;
  const taken = performance.now() - startedAt;
  await sleep(Math.max(1, Math.ceil(taken / ms)) * ms - taken);
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}
