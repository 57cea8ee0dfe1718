import "server-only";
import { setTimeout as sleep } from "node:timers/promises";

/** The same wait for a known and an unknown address: how long an answer took must not tell which it was. */
export async function takeAtLeast<T>(ms: number, run: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([run(), sleep(ms)]);
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}
